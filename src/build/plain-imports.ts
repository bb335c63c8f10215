import type { Plugin } from 'vite'

/**
 * Vite wraps each dynamic import in a helper that preloads style sheets and dependencies: a quarter of the site's
 * script, for a site that has neither. This leaves the bare import.
 */
export function plainImports(): Plugin {
  return {
    name: 'site-plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
  }
}
