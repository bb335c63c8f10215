import { once } from 'node:events'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Config } from '#server/config.ts'
import { describeFailure } from '#server/log/describe-failure.ts'
import { readText } from '#server/post/read-text.ts'
import { findBuild, readBuiltSecurityTxt } from './built-security-txt.ts'
import { judgeClock } from './checks-of-machine.ts'
import { broken, note, ok, type Finding } from './finding.ts'
import { dayMs } from '#server/clock.ts'

const longestMs = 5000
/** Characters of what may be somebody else's page. */
const longestAnswer = 64 * 1024

/** Asks the site at its own address, as a visitor would. */
export async function lookAtAddress({ publicUrl }: Config): Promise<Finding> {
  const { hostname, protocol } = new URL(publicUrl)
  if (protocol === 'http:' && hostname === 'localhost') return note(`${publicUrl} is for this machine alone`)
  const ask = (path: string) =>
    fetch(new URL(path, publicUrl), { redirect: 'manual', signal: AbortSignal.timeout(longestMs) })
  const [ready, securityTxt] = await Promise.all([ask('/readyz'), ask('/.well-known/security.txt')])
  const build = findBuild(await readText(securityTxt, longestAnswer))
  if (ready.status !== 200) return broken(`${publicUrl}/readyz answers ${ready.status}: ${sayStep(ready.status)}`)
  if (build === null)
    return broken(`${publicUrl} answers, but it is another site: see where its name and the proxy lead`)
  const here = findBuild(await readBuiltSecurityTxt())
  const date = ready.headers.get('date')
  const clock = date === null ? ok('it names no time') : judgeClock(Date.parse(date) - Date.now(), 'it')
  if (build !== here && here !== null) return note(`${publicUrl} is ready, but serves another build than lies here`)
  const ofWhich = here === null ? '' : ' and serves the build that lies here'
  return { state: clock.state, said: `${publicUrl} is ready${ofWhich}; ${clock.said}` }
}

function sayStep(status: number): string {
  if (status === 502 || status === 504) return 'the proxy does not reach the site; is it started, and at this port?'
  if (status === 503) return 'the site is not ready; the lines below and its log say why'
  return 'see where its name and the proxy lead'
}

/** Whoever renews certificates by machine does so a month before. */
const soonDays = 14

/** The certificate of the own address, and until when browsers take it. */
export async function lookAtCertificate({ publicUrl }: Config): Promise<Finding> {
  const { hostname, port, protocol } = new URL(publicUrl)
  if (protocol === 'http:') return hostname === 'localhost' ? ok('none needed') : note('PUBLIC_URL is without TLS')
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const name = isIP(host) === 0 ? { servername: host } : {}
  // What is wrong with it is said; nothing is sent over this connection.
  const socket = connect({ host, port: Number(port || 443), ...name, rejectUnauthorized: false })
  socket.setTimeout(longestMs, () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    const { valid_to: until } = socket.getPeerCertificate()
    const daysLeft = Math.floor((Date.parse(until) - Date.now()) / dayMs)
    const said = `valid for ${daysLeft} days more, to ${until}`
    if (!socket.authorized) return broken(`browsers refuse it (${String(socket.authorizationError)}); ${said}`)
    return daysLeft < soonDays ? note(said) : ok(said)
  } finally {
    socket.destroy()
  }
}

/** Names under which providers keep the key of DKIM. Only a sent letter says which one is used. */
const usualSelectors = [
  'default',
  'mail',
  'dkim',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'mx',
  'pm',
]

/** What receivers ask of the domain that letters come from. */
export async function lookAtSender(
  { mail }: Pick<Config, 'mail'>,
  resolver = new Resolver({ timeout: 1500, tries: 2 }),
): Promise<Finding> {
  const domain = mail.from.address.replace(/^.*@/, '')
  if (domain.endsWith('.example')) return note(`${domain} is a placeholder: set MAIL_FROM`)
  const read = async (name: string) => {
    const records = await resolver.resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENODATA' || (error.code === 'ENOTFOUND' && name !== domain)) return []
      throw error
    })
    return records.map((parts) => parts.join(''))
  }
  try {
    const [own, policy, ...keys] = await Promise.all(
      [domain, `_dmarc.${domain}`, ...usualSelectors.map((name) => `${name}._domainkey.${domain}`)].map(read),
    )
    const rules = (own ?? []).filter((text) => /^v=spf1( |$)/.test(text))
    const hasPolicy = (policy ?? []).some((text) => /^v=DMARC1\s*;/.test(text))
    const selector = usualSelectors.find((_name, place) => keys[place]?.some((text) => /(^|;)\s*p=[^;\s]/.test(text)))
    const missing = [
      ...(rules.length === 1 ? [] : [rules.length === 0 ? 'no SPF' : `${rules.length} SPF records, which is none`]),
      ...(hasPolicy ? [] : ['no DMARC']),
    ]
    const dkim = selector ? `DKIM at ${selector}` : 'no DKIM under a usual name (a sent letter says under which)'
    if (missing.length > 0) return note(`${domain} has ${[...missing, dkim].join(', ')}: letters may be taken for spam`)
    return { state: selector ? 'ok' : 'note', said: `${domain} has SPF, DMARC, ${dkim}` }
  } catch (error) {
    return note(`SPF, DKIM and DMARC of ${domain} could not be asked: ${describeFailure(error)}`)
  }
}
