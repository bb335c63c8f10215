import { existsSync } from 'node:fs'
import { listClaims, type ProofState } from '#facts/register.ts'
import { tryModel } from '#server/assistant/model/services.ts'
import { elsewhere } from '#content/team/elsewhere.ts'
import { listVariables, type Config } from '#server/config.ts'
import { listLeftBehind } from '#server/erasure/elsewhere.ts'
import { openCountryDatabase } from '#server/location/country-database.ts'
import { createCountryService } from '#server/location/country-service.ts'
import { createMailTransport } from '#server/mail/create-mail-transport.ts'
import { findFolder } from '#server/mail/letter-files.ts'
import { adviseOn } from '#server/log/advise.ts'
import { checkReachable } from '#server/post/post.ts'
import { type Wait, waitForTimer } from '#server/clock.ts'
import { findPlainConnections } from '#server/plain-connections.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { isLetter, type OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { MissingDatabase } from './copy-database.ts'
import { lookAtAddress, lookAtCertificate, lookAtSender } from './checks-from-outside.ts'
import { lookAtClock, lookAtDates, lookAtDisk, lookAtPort } from './checks-of-machine.ts'
import { broken, note, ok, type Finding } from './finding.ts'
import { findPlaceholders } from './placeholders.ts'
import type { ExitCode, Terminal } from './run-tool.ts'
import { refuseMissing } from './with-database.ts'

type Check = { readonly name: string; readonly look: (config: Config, storage: Promise<Storage>) => Promise<Finding> }

const checks: readonly Check[] = [
  { name: 'configuration', look: async ({ publicUrl }) => ok(`serves ${publicUrl}`) },
  { name: 'variables', look: async () => ok(listVariables().join(' ') || 'all by default') },
  { name: 'encryption', look: async (config) => lookAtEncryption(config) },
  { name: 'port', look: lookAtPort },
  { name: 'own address', look: lookAtAddress },
  { name: 'certificate', look: lookAtCertificate },
  { name: 'storage', look: async (config, storage) => lookAtStorage(config, await storage) },
  { name: 'outbox', look: async (_config, storage) => lookAtOutbox(await storage) },
  { name: 'clock', look: async (_config, storage) => lookAtClock(await storage, Date.now) },
  { name: 'disk', look: lookAtDisk },
  { name: 'mail', look: lookAtMail },
  { name: 'sender', look: async (config) => lookAtSender(config) },
  { name: 'form service', look: async ({ formForwardUrl }) => lookAtService(formForwardUrl) },
  { name: 'lead webhook', look: async ({ webhook }) => lookAtService(webhook?.url ?? null) },
  { name: 'location', look: lookAtLocation },
  { name: 'assistant', look: lookAtAssistant },
  { name: 'placeholders', look: async ({ mail }) => lookAtPlaceholders(mail) },
  { name: 'dates', look: async () => lookAtDates(Date.now()) },
  { name: 'claims', look: async () => lookAtClaims(Date.now()) },
]

const marks = { ok: 'ok    ', note: 'note  ', broken: 'BROKEN' } as const satisfies Record<Finding['state'], string>

/** The whole takes less than ten seconds, whoever does not answer. */
const longestMs = 8000

/** Looks at all parts at once, and says one line each; 1 when something is broken. */
export async function examine(
  config: Config,
  { write }: Pick<Terminal, 'write'>,
  wait: Wait = waitForTimer,
): Promise<ExitCode> {
  const over = new AbortController()
  const late = wait(longestMs, over.signal).then(() => broken(`no answer within ${longestMs / 1000} seconds`))
  const storage = openExisting(config.databaseUrl)
  const findings = checks.map(async ({ name, look }) => {
    const seen = look(config, storage).catch(describeTrouble)
    return { name, ...(await Promise.race([seen, late])) }
  })
  let code: ExitCode = 0
  for (const finding of findings) {
    const { name, state, said } = await finding
    if (state === 'broken') code = 1
    write(`${marks[state]}  ${name}: ${said}`)
  }
  const closing = storage.then((opened) => opened.close()).catch(() => undefined)
  await Promise.race([closing, late])
  over.abort()
  return code
}

async function openExisting(databaseUrl: string): Promise<Storage> {
  refuseMissing(databaseUrl)
  return openStorage(databaseUrl)
}

/** A site that was never started has no database, and is not broken. */
function describeTrouble(error: unknown): Finding {
  return error instanceof MissingDatabase ? note(error.message) : broken(adviseOn(error))
}

function lookAtEncryption(config: Config): Finding {
  const plain = findPlainConnections(config)
  if (plain.length === 0) return ok('every connection to another machine is encrypted')
  return note(`readable on its way: ${plain.join(', ')}`)
}

async function lookAtStorage(config: Config, storage: Storage): Promise<Finding> {
  await storage.check()
  const { new: fresh, answered, quarantined } = await storage.leads.count()
  const said = `${storage.engine} takes writes; ${fresh} new, ${answered} answered, ${quarantined} quarantined leads`
  const left = listLeftBehind(config)
  return left.length === 0 ? ok(said) : note(`${said}; ${left.join(', ')}: ${elsewhere.leftBehind}`)
}

async function lookAtOutbox({ outbox }: Storage): Promise<Finding> {
  const { waiting, delivered, dead } = await outbox.count()
  const tried = (await outbox.list({ status: 'waiting' })).filter(({ attempts }) => attempts > 0)
  const inVain = tried.length > 0 ? ` (${tried.length} tried in vain)` : ''
  const said = `${waiting} waiting${inVain}, ${delivered} delivered, ${dead} dead`
  if (dead === 0) return tried.length > 0 ? note(`${said}; see npm run leads -- dead`) : ok(said)
  const toVisitors = (await outbox.list({ status: 'dead' })).filter(goesToVisitor).length
  const ofThem = toVisitors > 0 ? `, ${toVisitors} of them to an address that its visitor typed` : ''
  return { state: dead > toVisitors ? 'broken' : 'note', said: `${said}${ofThem}; see npm run leads -- dead` }
}

/** A mistyped address takes no letter; that is no fault of the site. */
const goesToVisitor = (message: OutboxMessage) => isLetter(message, 'demo-confirmation', 'conversation-copy')

async function lookAtMail({ mail }: Config): Promise<Finding> {
  const folder = findFolder(mail.url)
  // Looking makes none.
  if (folder !== null && !existsSync(folder)) return note(`will write into ${mail.url}; nobody is sent anything`)
  const transport = createMailTransport(mail.url)
  try {
    await transport.check()
  } catch (error) {
    const where = folder === null ? new URL(mail.url).host : mail.url
    return broken(`${where}: ${adviseOn(error)}`)
  } finally {
    transport.close()
  }
  if (folder !== null) return note(`writes into ${mail.url}; nobody is sent anything`)
  return ok(`${new URL(mail.url).protocol}//${new URL(mail.url).host} answers`)
}

async function lookAtService(url: string | null): Promise<Finding> {
  if (!url) return ok('not configured')
  await checkReachable(url)
  return ok(`${new URL(url).host} answers`)
}

/** A resolver everybody knows: no visitor's address is given away by looking. */
const wellKnownAddress = '8.8.8.8'

async function lookAtLocation({ geolocationUrl }: Config): Promise<Finding> {
  if (geolocationUrl) {
    const country = await createCountryService({ url: geolocationUrl, now: Date.now }).find(wellKnownAddress)
    const host = new URL(geolocationUrl).host
    return country ? ok(`${host} answers`) : broken(`${host} answers without country_name`)
  }
  const database = await openCountryDatabase()
  const said = `embedded database of ${database.builtAt.toISOString().slice(0, 10)}`
  return database.find(wellKnownAddress) ? ok(`${said} knows its countries`) : broken(`${said} knows nothing`)
}

/** A model is asked for a word, so that a wrong key or name is found before a visitor finds it. */
async function lookAtAssistant({ assistant }: Config): Promise<Finding> {
  if (assistant.kind === 'embedded') return ok('embedded, answers from the pages by itself')
  const failure = await tryModel(assistant)
  const { host } = new URL(assistant.baseUrl)
  if (failure === null) return ok(`${assistant.model} at ${host} answers`)
  const why = failure.status ? (refusals[failure.status] ?? `answers ${failure.status}`) : failure.kind
  return broken(`${assistant.model} at ${host}: ${why}; visitors get the words of a failure`)
}

/** Google says 400 to a key that is none. */
const refusals: Readonly<Record<number, string>> = {
  400: 'request or key refused (400)',
  401: 'key refused (401)',
  403: 'key refused (403)',
  404: 'no such model or address (404)',
}

function lookAtPlaceholders(mail: Config['mail']): Finding {
  const left = findPlaceholders(mail)
  return left.length === 0 ? ok('none left') : note(`still to replace: ${left.join(', ')}`)
}

/** What the site states, and whether somebody can still show that it is true. */
export function lookAtClaims(now: number, claims = listClaims(now)): Finding {
  const named = (state: ProofState) => claims.filter((claim) => claim.state === state).map(({ id }) => id)
  const [without, out, soon] = [named('none'), named('has run out'), named('runs out')]
  const said = [
    `${claims.length} stated, ${without.length} without proof`,
    ...(out.length > 0 ? [`proof has run out: ${out.join(', ')}`] : []),
    ...(soon.length > 0 ? [`runs out within a month: ${soon.join(', ')}`] : []),
    'see npm run claims',
  ].join('; ')
  return { state: without.length + out.length + soon.length > 0 ? 'note' : 'ok', said }
}
