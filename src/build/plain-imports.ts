import type { Plugin } from 'vite'

const wrapped = /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?), __VITE_PRELOAD__\)/g
/** Of a module with one name that is used. */
const picked =
  /__vitePreload\(async \(\) => \{\s*const \{ (\w+) \} = await (import\("[^"]+"\));\s*return \{ \1 \};\s*\}, __VITE_PRELOAD__\)/g

/**
 * Vite wraps each dynamic import in a helper that preloads style sheets and dependencies: a quarter of the site's
 * script, for a site that has neither. This leaves the bare import, or where Vite writes a form not known here, a call
 * that does nothing else.
 */
export function plainImports(): Plugin {
  return {
    name: 'site-plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
    renderChunk: (code) => ({ code: code.replaceAll(wrapped, '$1').replaceAll(picked, '$2'), map: null }),
  }
}
