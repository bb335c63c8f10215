import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { externalLinks, socialNetworks } from '#facts/links.ts'
import { offices } from '#facts/offices.ts'
import { api, webhookEvents } from '#facts/api.ts'
import { anyOf } from '../reading/reading-words.ts'
import { compile } from './words.ts'

const phones = new Set(offices.map(({ phone }) => phone.replaceAll(/\D/g, '')))
const mailboxes = new Set<string>([contact.email, contact.sales, ...offices.map(({ email }) => email)])
const ourUrls = [...Object.values(externalLinks), ...socialNetworks.map(({ url }) => url), api.url].filter(
  (url) => url !== null,
)

const markup =
  /!\[|<(?!https?:|mailto:|[\w.+-]+@)[a-z/!?]|\]\s?\[|^[^\S\n]*\[[^\]]+\]:|\b(?:java|vb)\s*script\s*:|\bdata:\w+\/|\b(?!https?:)[a-z][a-z+.-]{1,15}:\/\//im
const markdownLink = /\[([^[\]]*)\]\(\s*<?([^)\s>]*)>?(?:\s+["'][^"']*["'])?\s*\)/g
const bareLink = /<?\b(?:https?:\/\/|www\.|mailto:)[^\s<>)\]"']+>?/gi
// Looked for where a name begins, and not again at each of its letters.
const mailbox = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
/** Read with single spaces. */
const spokenMailbox = compile(String.raw`\S ?[[({]? ?\b«atSign»\b ?[\])}]? ?\S{1,255} ?[[({]? ?\b«dotSign»\b`)
/** An address said so that no program takes it for one. */
const spokenHost = compile(
  String.raw`[\p{L}\d]\s?[[({]\s?(?:\.|«dotSign»)\s?[\])}]\s?\p{L}|(?<![\p{L}\d-])[\p{L}\d-]+ «dotSign» (?:com|net|org|info|io|app|shop|co|rw|ug|cm|ao|ci|fr|example)\b`,
)
/** So many names at most: it begins anew behind each dot, and finds the end of a longer host from there. */
const bareHost = /(?<![\p{L}\d@-])(?:[\p{L}\d-]+\.){1,8}(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\d])/gu
const barePath = /(?<=^|[\s(])\/[a-z][\w-]*(?:\/[\w-]+)*(?:#[\w-]+)?/g
const unitPath = new RegExp(String.raw`^/ ?(?:${anyOf((words) => words.perStroke)})\b`)
const files = /\.(?:csv|pdf|xlsx?|json|png|html?)$/i
const events = new Set<string>(Object.keys(webhookEvents))

/**
 * Where an answer may lead: our own hosts, pages that exist, and our own mail boxes (CHAT-59). `paths` are the addresses
 * of the site, `hosts` those under which it is served besides the brand's own. Gives folded Markdown without its links,
 * or why it may not leave.
 */
export function createLinkTaker(paths: readonly string[], hosts: readonly string[]) {
  const siteHosts = new Set<string>([brand.host, `www.${brand.host}`, ...hosts])
  const ourHosts = new Set([...siteHosts, ...ourUrls.map((url) => new URL(url).host)])
  const pages = new Set(paths)
  const isOurMailbox = (address: string) => mailboxes.has(address.toLowerCase())

  function isOurs(target: string) {
    const url = URL.parse(target, `https://${brand.host}`)
    if (url === null || !/^(?:\/|#|https?:|mailto:)/i.test(target) || url.username !== '' || url.search !== '')
      return false
    if (url.protocol === 'mailto:') return isOurMailbox(url.pathname)
    if (url.host === 'wa.me') return phones.has(url.pathname.slice(1))
    return siteHosts.has(url.host) ? pages.has(url.pathname) : ourHosts.has(url.host)
  }

  return (folded: string): { readonly text: string } | 'link' | 'address' => {
    if (markup.test(folded)) return 'link'
    const targets: string[] = []
    const keep = (target: string) => {
      targets.push(target)
      return ' '
    }
    const text = folded
      .replaceAll(markdownLink, (_, words: string, target: string) => words + keep(target))
      .replaceAll(bareLink, (link) => {
        const bare = link.replaceAll(/^<|>$|[.,;:!?*_`]+$/g, '')
        return keep(bare.replace(/^www\./i, 'https://www.'))
      })
    if (text.includes('](') || !targets.every(isOurs)) return 'link'
    const mailboxesSaid = (text.match(mailbox) ?? []).map((one) => one.replaceAll(' ', '').replace(/\.$/, ''))
    // That it was a mailbox still tells how soon it is answered.
    const rest = text.replaceAll(mailbox, ' e-mail ')
    const isSpelt = spokenMailbox.test(rest.replaceAll(/\s+/g, ' '))
    if (!mailboxesSaid.every(isOurMailbox) || rest.includes('@') || isSpelt) return 'address'
    const bare = (rest.match(barePath) ?? []).filter((path) => !unitPath.test(path))
    const named = (rest.match(bareHost) ?? []).filter((host) => !events.has(host) && !files.test(host))
    if (!bare.every(isOurs) || spokenHost.test(rest) || !named.every((host) => ourHosts.has(host.toLowerCase())))
      return 'link'
    return { text: rest }
  }
}
