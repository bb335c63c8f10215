import type { Plugin } from 'vite'

const preloaded = /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?), __VITE_PRELOAD__\)/g
const wholeHttp = /^import (\w+) from "(node:https?)";$/gm

/**
 * Vite wraps each dynamic import in a helper that preloads style sheets and dependencies: a quarter of the site's
 * script, for a site that has neither. This leaves the bare import, or where Vite writes a form not known here, a call
 * that does nothing else. On the server an `import` of `node:http` looks at all its names, one of which, WebSocket, loads
 * the whole of Node's client: a fifth of what a start costs. Asked for by hand, the module stays as lazy as Node made it.
 */
export function cheapImports(): Plugin {
  return {
    name: 'site-cheap-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
    renderChunk(code) {
      const builtin = this.environment.name === 'server' ? 'const $1 = process.getBuiltinModule("$2");' : '$&'
      return { code: code.replaceAll(preloaded, '$1').replaceAll(wholeHttp, builtin), map: null }
    },
  }
}
