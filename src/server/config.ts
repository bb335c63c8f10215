import SearchableMap from 'minisearch/SearchableMap'
import { readEnvFile } from './env-file.ts'
import { environment, type Environment, type Mailbox } from './environment.ts'

export type AssistantConfig =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'google' | 'openai-compatible'
      readonly model: string
      readonly apiKey: string
      readonly baseUrl: string
      /** Tokens a UTC day. */
      readonly dailyBudget: number
    }

/** Everything the server is told from outside. What is absent is `null`; half of something is refused by `readConfig`. */
export type Config = {
  readonly host: string
  readonly port: number
  /** A socket that systemd holds for us and that listens already: HOST and PORT are its business then. */
  readonly socket: number | null
  /** Origin of canonical links and e-mail links, without a trailing slash. */
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl: string
  readonly mail: { readonly url: string; readonly from: Mailbox; readonly sales: string }
  readonly formForwardUrl: string | null
  readonly webhook: { readonly url: string; readonly secret: string } | null
  readonly assistant: AssistantConfig
  readonly geolocationUrl: string | null
  /** Whose `X-Forwarded-*` is believed: nobody, the last n hops, or these addresses. */
  readonly trustProxy: false | number | readonly string[]
  /** Who may read `/metrics` besides this machine: addresses or networks (`10.0.0.0/8`). */
  readonly metricsFrom: readonly string[]
  /** Null: made once and kept in `dataDir` (see secret.ts). */
  readonly secret: string | null
  /** What signed before: still believed, never used. */
  readonly previousSecrets: readonly string[]
  readonly retentionDays: number
  /** Whether choices made in the cookie banner are kept as proof. */
  readonly keepsConsents: boolean
  /** Whether browsers may keep pages for a time without a network; where not, what they kept is taken away. */
  readonly hasServiceWorker: boolean
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  /** One line per mistake; each begins with the variable's name. */
  | { readonly ok: false; readonly problems: readonly string[] }

/** Names that are required by what others say: half a configuration is a mistake, not a default. */
function findMissingHalves(env: Environment): string[] {
  const halves: readonly (readonly [keyof Environment, boolean, string])[] = [
    ['LEAD_WEBHOOK_SECRET', Boolean(env.LEAD_WEBHOOK_URL), 'is required with LEAD_WEBHOOK_URL'],
    ['LEAD_WEBHOOK_URL', Boolean(env.LEAD_WEBHOOK_SECRET), 'is required with LEAD_WEBHOOK_SECRET'],
    ['ASSISTANT_API_KEY', env.ASSISTANT !== 'embedded', `is required with ASSISTANT=${env.ASSISTANT}`],
    ['ASSISTANT_BASE_URL', env.ASSISTANT.startsWith('openai'), `is required with ASSISTANT=${env.ASSISTANT}`],
    ['SECRET', isPostgres(env.DATABASE_URL), 'is required with PostgreSQL, so that all instances sign alike'],
  ]
  return halves.flatMap(([name, isNeeded, why]) => (isNeeded && env[name] === undefined ? [`${name} ${why}`] : []))
}

function isPostgres(databaseUrl: string | undefined): boolean {
  return databaseUrl !== undefined && !databaseUrl.startsWith('sqlite:')
}

function readAssistant(env: Environment): AssistantConfig {
  const [kind, model = ''] = env.ASSISTANT.split(/:(.*)/s)
  const apiKey = env.ASSISTANT_API_KEY ?? ''
  if (kind !== 'google' && kind !== 'openai-compatible') return { kind: 'embedded' }
  return { kind, model, apiKey, baseUrl: env.ASSISTANT_BASE_URL ?? googleUrl, dailyBudget: env.ASSISTANT_DAILY_BUDGET }
}

/** Where Google's models are asked unless ASSISTANT_BASE_URL says otherwise; the other kind has no default. */
const googleUrl = 'https://generativelanguage.googleapis.com'

/** A line break would begin a header of its own, in a letter or a request. */
const control = /\p{Cc}/u

/** Reads the environment; an empty variable counts as absent. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigReading {
  const said = Object.entries(env).filter(([name, value]) => name in environment.shape && value?.trim())
  const broken = said.filter(([, value = '']) => control.test(value)).map(([name]) => `${name} must be one line`)
  const reading = environment.safeParse(Object.fromEntries(said))
  const problems = reading.success
    ? [...broken, ...findMissingHalves(reading.data)]
    : reading.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  return reading.success && problems.length === 0
    ? { ok: true, config: toConfig(reading.data, findSocket(env)) }
    : { ok: false, problems }
}

/** The first one that is handed down, by the protocol of systemd: told to the process that bears this number only. */
function findSocket({ LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>): number | null {
  return LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) > 0 ? 3 : null
}

function toConfig(env: Environment, socket: number | null): Config {
  return {
    host: env.HOST,
    port: env.PORT,
    socket,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? `sqlite:${env.DATA_DIR}/site.db`,
    mail: { url: env.MAIL_URL ?? `file:${env.DATA_DIR}/mail`, from: env.MAIL_FROM, sales: env.SALES_EMAIL },
    formForwardUrl: env.FORM_FORWARD_URL ?? null,
    webhook:
      env.LEAD_WEBHOOK_URL && env.LEAD_WEBHOOK_SECRET
        ? { url: env.LEAD_WEBHOOK_URL, secret: env.LEAD_WEBHOOK_SECRET }
        : null,
    assistant: readAssistant(env),
    geolocationUrl: env.GEOLOCATION_URL ?? null,
    trustProxy: env.TRUST_PROXY,
    metricsFrom: env.METRICS_FROM,
    secret: env.SECRET ?? null,
    previousSecrets: env.SECRET_PREVIOUS,
    retentionDays: env.RETENTION_DAYS,
    keepsConsents: env.CONSENT_REGISTER === 'on',
    hasServiceWorker: env.SERVICE_WORKER === 'on',
    logLevel: env.LOG_LEVEL,
  }
}

const secrets = new Set(['SECRET', 'SECRET_PREVIOUS', 'ASSISTANT_API_KEY', 'LEAD_WEBHOOK_SECRET'])

/** Each variable that is set, as it was read: no secret, and of an address no more than whom it leads to. */
export function listVariables(): readonly string[] {
  const { env } = process
  const read = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim())))
  return Object.entries(read.data ?? {})
    .filter(([name]) => env[name]?.trim())
    .map(([name, value]) => `${name}=${secrets.has(name) ? '(hidden)' : sayValue(value)}`)
}

function sayValue(value: Environment[keyof Environment]): string {
  if (Array.isArray(value)) return value.join(',')
  if (typeof value === 'object') return `${value.name} <${value.address}>`.trim()
  const text = String(value)
  if (!/^[a-z]+:\/\//.test(text)) return text
  return URL.canParse(text) ? `${new URL(text).protocol}//${new URL(text).host}` : text.replace(/\/\/.*@/, '//')
}

/** The one place that looks at the process: `.env` beside the package, then what the shell says, which wins. */
export function loadConfig(): ConfigReading {
  const { written, problems } = readEnvFile()
  if (problems.length > 0) return { ok: false, problems }
  Object.assign(process.env, { ...written, ...process.env })
  const misspelt = [...new Set([...findMisspelt(Object.keys(written)), ...findMisspeltInShell(process.env)])]
  const reading = readConfig(process.env)
  if (misspelt.length === 0) return reading
  return { ok: false, problems: [...misspelt, ...(reading.ok ? [] : reading.problems)] }
}

const mostSlips = 2
const known: SearchableMap<string> = SearchableMap.from(Object.keys(environment.shape).map((name) => [name, name]))

/** Names in `.env` that are nearly one of ours, and would quietly be none: `MAIL_ULR`. Others are somebody else's. */
export function findMisspelt(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    if (Object.hasOwn(environment.shape, name)) return []
    const written = name.toUpperCase()
    if (Object.hasOwn(environment.shape, written)) return [sayMisspelt(name, written)]
    const [near] = known.fuzzyGet(name, mostSlips).keys()
    return near && name.length > 2 * mostSlips ? [sayMisspelt(name, near)] : []
  })
}

/**
 * The same in what the shell or the service says, which is full of names of others: only what looks like ours (of two
 * words), with one slip, where the one that was meant is missing.
 */
export function findMisspeltInShell(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const names = Object.keys(env).filter(
    (name) => name.includes('_') && !(name in environment.shape) && env[name]?.trim(),
  )
  return names.flatMap((name) => {
    const near = [...known.fuzzyGet(name, mostSlips)].find(
      ([meant, [, slips]]) => slips === 1 || isTwisted(name, meant),
    )
    return near && near[0].includes('_') && !env[near[0]]?.trim() ? [sayMisspelt(name, near[0])] : []
  })
}

const sayMisspelt = (name: string, meant: string) => `${name} is no variable of ours: ${meant}?`

/** Whether two letters that stand beside each other have changed places: `ULR`. */
function isTwisted(name: string, meant: string): boolean {
  const at = Array.from(meant).findIndex((letter, place) => name[place] !== letter)
  return name === meant.slice(0, at) + (meant[at + 1] ?? '') + (meant[at] ?? '') + meant.slice(at + 2)
}
