import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { isNetwork } from './address-list.ts'

/** In characters. */
export const shortestSecret = 32

export type Mailbox = { readonly name: string; readonly address: string }

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be a whole number from ${least} to ${most}`)
const url = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that begins with ${protocols.join(' or ')}`,
  })
/** Of ours that are posted to: user and password go along, and are read as an address writes them. */
const receiver = url('http:', 'https:').refine((text) => hasReadableLogin(text), {
  error: 'must have a % in user or password written %25',
})
/** Asked by `fetch`, which takes no address with a password in it. */
const asked = url('http:', 'https:').refine(
  (text) => !URL.canParse(text) || new URL(text).username + new URL(text).password === '',
  {
    error: 'must be an address without user and password',
  },
)
/** A password that was pasted as it is makes an address that is none. */
const escapes = '; signs like # / ? in user and password are written %23 %2F %3F'
/** A socket of this machine has no host, which may be missing behind a user as well. */
const isPostgresAddress = (text: string) => URL.canParse(text.replace('@/', '@localhost/'))
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The variables of `.env.example`, one by one. What they must be together stands in config.ts. */
export const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: url('http:', 'https:')
    .refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', 'must be an origin, without a path')
    .transform((text) => (URL.canParse(text) ? new URL(text).origin : text))
    .optional(),
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: z
    .string()
    .refine(
      (text) =>
        // SQLite itself would take `:memory:` and `file:` for something else than a file of this name.
        /^(sqlite:(?!:|file:)|postgres(ql)?:\/\/)./.test(text) &&
        (text.startsWith('sqlite:') || isPostgresAddress(text)),
      `must be sqlite:FILE or postgres://user:password@host/database${escapes}`,
    )
    // As a file's name it would begin at the root of the disk: `sqlite://var/site.db` made a database in /var.
    .refine(
      (text) => !text.startsWith('sqlite://'),
      'must be a file without // before it: sqlite:var/site.db in this folder, sqlite:/var/lib/site.db from the root',
    )
    .optional(),
  MAIL_URL: z
    .string()
    .refine(
      (text) =>
        /^(file:.|(smtps?|https?):\/\/.)/.test(text) &&
        (text.startsWith('file:') ? isFolder(text) : URL.canParse(text)),
      `must be file:FOLDER, smtp://user:password@host:587, smtps://… or https://…${escapes}`,
    )
    .refine((text) => !/^https?:/.test(text) || hasReadableLogin(text), 'must have a % in user or password written %25')
    .optional(),
  MAIL_FROM: z
    .string()
    .transform((text) => readMailbox(text))
    .refine((mailbox) => address.test(mailbox.address), 'must be an e-mail address or Name <address>')
    .default({ name: brand.product, address: `no-reply@${brand.host}` }),
  SALES_EMAIL: z.string().regex(address, 'must be an e-mail address').default(contact.sales),
  FORM_FORWARD_URL: receiver.optional(),
  LEAD_WEBHOOK_URL: receiver.optional(),
  LEAD_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/,
      'must be at least 24 bytes in base64, with or without whsec_ before it',
    )
    .optional(),
  ASSISTANT: z
    .string()
    .regex(/^(embedded|(google|openai-compatible):\S+)$/, 'must be embedded, google:MODEL or openai-compatible:MODEL')
    .default('embedded'),
  // It goes into a header. What a web page or a letter made of it (“key”, a space of no width) is not the key.
  ASSISTANT_API_KEY: z
    .string()
    .regex(
      /^[!-~]+$/,
      'must be a key as its service shows it, of letters, digits and signs without an accent or a space',
    )
    .optional(),
  ASSISTANT_BASE_URL: asked.optional(),
  // Some 500 answers of the longest kind: no stranger, and no crowd, runs up a bill that nobody has agreed to.
  ASSISTANT_DAILY_BUDGET: wholeNumber(1, 1_000_000_000).default(2_000_000),
  GEOLOCATION_URL: asked.refine((text) => text.includes('{ip}'), 'must contain {ip}').optional(),
  TRUST_PROXY: z
    .string()
    // Trusting every peer would let any visitor choose the address that the rate limits count.
    .transform((text) => (text === 'false' ? false : /^\d{1,2}$/.test(text) ? Number(text) : list.parse(text)))
    .refine(
      (trust) => !Array.isArray(trust) || (trust.length > 0 && trust.every(isProxy)),
      'must be false, a number of hops, or addresses and networks (10.0.0.1, 10.0.0.0/8, loopback)',
    )
    .default(false),
  METRICS_FROM: list
    .refine((entries) => entries.every(isNetwork), 'must be addresses and networks (10.0.0.1, 10.0.0.0/8)')
    .default([]),
  SECRET: z.string().min(shortestSecret, `must be at least ${shortestSecret} characters`).optional(),
  SECRET_PREVIOUS: list
    .refine(
      (secrets) => secrets.every(({ length }) => length >= shortestSecret),
      `must be secrets of at least ${shortestSecret} characters`,
    )
    .default([]),
  RETENTION_DAYS: wholeNumber(1, privacy.retentionDays).default(privacy.retentionDays),
  CONSENT_REGISTER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
})
export type Environment = z.infer<typeof environment>

function hasReadableLogin(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { username, password } = new URL(text)
  try {
    return decodeURIComponent(`${username}${password}`) !== null
  } catch {
    return false
  }
}

/** `file:///var/mail` is read as an address is, `file:var/mail` as it stands. */
function isFolder(text: string): boolean {
  if (!text.startsWith('file://')) return true
  try {
    return fileURLToPath(text) !== ''
  } catch {
    return false
  }
}

/** `loopback` stands for this machine; `0.0.0.0/0` would be everybody. */
function isProxy(entry: string): boolean {
  return entry === 'loopback' || (isNetwork(entry) && !/\/0+$/.test(entry))
}

function readMailbox(text: string): Mailbox {
  const parts = /^\s*"?([^"<]*?)"?\s*<([^>]*)>\s*$/.exec(text)
  return parts ? { name: parts[1] ?? '', address: parts[2] ?? '' } : { name: '', address: text.trim() }
}
