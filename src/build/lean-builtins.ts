import type { Plugin } from 'vite'

const wholeHttp = /^import (\w+) from "(node:https?)";$/gm

/**
 * An `import` of `node:http` looks at all its names, one of which, WebSocket, loads the whole of Node's client: a fifth
 * of what a start costs, for nothing. Asked for by hand, the module is the same and stays as lazy as Node made it.
 */
export function leanBuiltins(): Plugin {
  return {
    name: 'site-lean-builtins',
    applyToEnvironment: ({ name }) => name === 'server',
    renderChunk(code) {
      const lean = code.replaceAll(wholeHttp, 'const $1 = process.getBuiltinModule("$2");')
      return lean === code ? null : { code: lean, map: null }
    },
  }
}
