import { hash } from 'node:crypto'
import * as z from 'zod'
import type { Language } from '#content/languages.ts'
import {
  honeypotField,
  type Attribution,
  type DemoReading,
  type DemoRequest,
  type DemoValues,
} from '#contract/demo-request.ts'
import { readDemoRequest } from '#contract/read-demo-request.ts'
import { isFields, readText } from '#server/form-bodies.ts'
import { parseJson } from '#server/parse-json.ts'
import type { Suspicion } from '#server/storage/stored-lead.ts'
import { readChoices } from './form-words.ts'

/** One posting of the form, with what travels beside the visitor's fields. Nothing of it is trusted yet. */
export type Submission = {
  readonly reading: DemoReading
  /** As typed; empty when nothing was. */
  readonly captcha: string
  readonly challengeId: string
  /** A person never sees the honeypot, so whatever filled it is a program (FORM-15). */
  readonly isTrapped: boolean
  readonly attribution: Attribution | null
  readonly phoneE164: string | null
  readonly language: Language
}

const longestChallengeId = 200
export function readChallengeId(body: Readonly<Record<string, unknown>>): string {
  return readText(body['challengeId']).slice(0, longestChallengeId)
}

export function readSubmission(body: Readonly<Record<string, unknown>>, language: Language): Submission {
  const captcha = typeof body['captcha'] === 'number' ? String(body['captcha']) : readText(body['captcha'])
  return {
    reading: readDemoRequest({ ...body, ...readChoices(body), captcha }),
    captcha: captcha.trim(),
    challengeId: readChallengeId(body),
    isTrapped: isFilled(body[honeypotField]),
    attribution: readAttribution(body['attribution']),
    phoneE164: readDialled(body['phoneE164'], readText(body['phone'])),
    language,
  }
}

/** Whatever is there and not blank: what a program sends need be no text, and may come twice. */
function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled)
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}

const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}+$/u)
const touch = z.object({
  referrer: line(253).optional(),
  // Counted before each is judged: thousands of them would hold everybody up.
  utm: z
    .custom((utm) => isFields(utm) && Object.keys(utm).length <= 10)
    .pipe(z.record(z.string().regex(/^[a-z_]{1,32}$/), line(200)))
    .optional(),
})
const attribution = z.object({ first: touch, last: touch })

/** Where the visitor came from, if that was sent and makes sense. It is a courtesy to sales: never a reason to refuse. */
function readAttribution(sent: unknown): Attribution | null {
  const reading = attribution.safeParse(typeof sent === 'string' ? parseJson(sent) : sent)
  return reading.success ? reading.data : null
}

/** A zero too many after the country's code stands before these. */
const digitsAlike = 7
const e164 = /^\+[1-9]\d{6,14}$/

/**
 * The number as it is dialled from anywhere, as the visitor's browser made it from what was typed. Null unless both end
 * in the same digits: sales calls nobody the visitor has not named.
 */
function readDialled(sent: unknown, typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '').slice(-digitsAlike)
  return typeof sent === 'string' && e164.test(sent) && digits !== '' && sent.endsWith(digits) ? sent : null
}

/** What the visitor typed, to be shown again as it was. */
export function readValues(body: Readonly<Record<string, unknown>>): DemoValues {
  const { interestedModules, businessSize } = readChoices(body)
  const chosen = Array.isArray(interestedModules) ? interestedModules : [interestedModules]
  return {
    name: readText(body['name']),
    phone: readText(body['phone']),
    email: readText(body['email']),
    company: readText(body['company']),
    businessSize: readText(businessSize),
    message: readText(body['message']),
    interestedModules: chosen.filter((choice) => typeof choice === 'string'),
  }
}

/**
 * What makes two postings one request: the same words under the key that the browser drew for them, or without such a
 * key under the same sum (a double click, a reload). Other words are another request, whatever they come under. What was
 * left empty counts for none: a field that the site has got since is not in what a browser kept offline.
 */
export function makeIdempotencyKey(request: DemoRequest, drawn: string | null, challengeId: string): string {
  const filled = Object.entries(request).filter(([, value]) => !isLeftOut(value))
  const words = hash('sha256', JSON.stringify(Object.fromEntries(filled)), 'base64url')
  return drawn === null ? `challenge:${challengeId}:${words}` : `key:${drawn}:${words}`
}

function isLeftOut(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Weak signs of a program: sales is told, the visitor is not turned away. */
export function findSuspicions({ message }: DemoRequest, filledInMs: number): Suspicion[] {
  const words = message.split(/\s+/)
  return [
    ...(filledInMs < 1000 ? ['filled-within-a-second' as const] : []),
    ...(words.every((word) => /^(https?:\/\/|www\.)/i.test(word)) ? ['only-links' as const] : []),
  ]
}
