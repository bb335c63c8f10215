import type { Plugin } from 'vite'

/** The script of a single page, or a copy that was made for one. */
const owner = /(?:\/islands\/behaviours\/|\?of=)([\w-]+)(?:\.ts)?$/
/** What the site's script has in any case, and there may be only once: what the visitor allows. And what no file is. */
export const single = /^\0|\/islands\/(?:consent|storage)\.ts$/

/**
 * Gives the script of a single page copies of all it imports, so that it is fetched as one file: what two scripts share
 * is otherwise a file of its own, and each costs that page a request (decision 023). A copy would have a state of its own:
 * `tests/house/rooms.test.ts` looks for any.
 */
export function ownCopies(): Plugin {
  return {
    name: 'site-own-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const page = owner.exec(importer)?.[1]
      if (!page) return null
      const resolved = await this.resolve(source, importer.replace(/\?.*$/, ''), { skipSelf: true })
      return !resolved || single.test(resolved.id) ? resolved : `${resolved.id}?of=${page}`
    },
  }
}
