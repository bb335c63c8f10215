import * as z from 'zod/mini'
import { atMost, emailLine, line, maxLength, textUnsafe } from './fields.ts'

/**
 * What a visitor may ask to see, by codes whose words stand in content: the specification's seven in its order, then the
 * three advertised ones it misses (FORM-13, CONFLICT-17).
 */
export const interestedModules = [
  'photo-studio',
  'inventory',
  'hotel',
  'pos',
  'backoffice',
  'crm',
  'suite',
  'pharmacy',
  'restaurant',
  'retail',
] as const
export type InterestedModule = (typeof interestedModules)[number]

/** FORM-14, by codes as well. */
export const businessSizes = ['small', 'medium', 'large', 'enterprise'] as const
export type BusinessSize = (typeof businessSizes)[number]

/** The field a person never sees; only a program fills it (FORM-15). */
export const honeypotField = '_honey'

/** The fields of the form, in the order the visitor meets them. */
export const demoFields = [
  'name',
  'phone',
  'email',
  'company',
  'interestedModules',
  'businessSize',
  'message',
  'captcha',
] as const
export type DemoField = (typeof demoFields)[number]

/** What can be wrong with a field. The words for each stand in content. */
export type DemoProblem = 'missing' | 'invalid' | 'too-long'
export type DemoProblems = Partial<Record<DemoField, DemoProblem>>

/** Where a visitor came from; sent only with marketing consent. */
export type Touch = {
  readonly referrer?: string | undefined
  readonly utm?: Readonly<Record<string, string>> | undefined
}
export type Attribution = { readonly first: Touch; readonly last: Touch }

export type DemoRequest = {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly company: string
  readonly interestedModules: readonly InterestedModule[]
  readonly businessSize: BusinessSize
  readonly message: string
}

/** What the visitor typed, as the form keeps it: every text as it stands, nothing checked. */
export type DemoValues = Readonly<Record<Exclude<DemoField, 'interestedModules' | 'captcha'>, string>> & {
  readonly interestedModules: readonly string[]
}

export type DemoReading =
  | { readonly ok: true; readonly request: DemoRequest; readonly captcha: string }
  | { readonly ok: false; readonly problems: DemoProblems }

const choices = z.pipe(
  z.transform((value) => {
    // One more than there are is too many already; the rest of a long list is not read.
    if (Array.isArray(value)) return value.slice(0, interestedModules.length + 1)
    return value === undefined || value === '' ? [] : [value]
  }),
  z
    .array(z.enum(interestedModules, 'invalid'))
    .check(z.minLength(1, 'missing'), z.maxLength(interestedModules.length, 'invalid')),
)

/** Who somebody is. */
export const personFields = {
  name: line(maxLength.name),
  phone: line(maxLength.phone).check(z.refine((text) => /\d/.test(text), 'invalid')),
  email: emailLine(),
  company: line(maxLength.company),
}

const demoRequest = z.object({
  ...personFields,
  interestedModules: choices,
  businessSize: z.enum(businessSizes, 'missing'),
  message: z.string('missing').check(
    z.trim(),
    z.minLength(1, 'missing'),
    atMost(maxLength.message),
    z.refine((text) => !textUnsafe.test(text), 'invalid'),
  ),
  captcha: line(maxLength.captcha),
})

/**
 * Reads a posted demo request: trims, checks each field, ignores what it does not know (FORM-2..11).
 * The first thing wrong with a field is what is said of it. Whether the sum is right only the server can tell.
 */
export function readDemoRequest(input: unknown): DemoReading {
  const reading = demoRequest.safeParse(input ?? {})
  if (reading.success) {
    const { captcha, ...request } = reading.data
    return { ok: true, request: { ...request, interestedModules: [...new Set(request.interestedModules)] }, captcha }
  }
  const problems: DemoProblems = {}
  for (const { path, message } of reading.error.issues) {
    const field = path[0] as DemoField
    problems[field] ??= message as DemoProblem
  }
  return { ok: false, problems }
}
