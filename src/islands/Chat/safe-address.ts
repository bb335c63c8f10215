/** CHAT-59. */
const allowed: readonly string[] = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']

/** The address a message may link to, or null. Addresses within the site are of its own protocol. */
export function readAddress(written: string): string | null {
  try {
    const { protocol, href } = new URL(written, location.href)
    return allowed.includes(protocol) ? href : null
  } catch {
    return null
  }
}
