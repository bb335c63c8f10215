const shape = /^(?:\/api(?=\/desk\/chats\/))?(\/desk(?:\/(?:leads|chats)\/[\w-]{1,64}|\/you|\/figures)?)(?=[/?]|$)/
const longestQuery = 300

/** The page of the desk at an address, or the one that a form of this address stands on; null where there is none. */
export function pageOf(url: string): string | null {
  const [, page] = shape.exec(url) ?? []
  const query = page === '/desk' && url.startsWith('/desk?') ? url.slice('/desk'.length) : ''
  return page === undefined ? null : query.length > longestQuery ? page : page + query
}
