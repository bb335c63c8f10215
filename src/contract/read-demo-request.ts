import * as z from 'zod/mini'
import {
  businessSizes,
  interestedModules,
  phoneCountryField,
  type DemoField,
  type DemoPerson,
  type DemoProblem,
  type DemoProblems,
  type DemoReading,
} from './demo-request.ts'
import { atMost, emailLine, line } from './fields.ts'
import { maxLength } from './max-length.ts'
import { isDialledAbroad } from './phone-number.ts'
import { textUnsafe } from './read-line.ts'

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
} satisfies Record<keyof DemoPerson, z.ZodMiniType>

const withoutCountry = z.object({ [phoneCountryField]: z.literal(''), phone: z.string() })

/** Whose country is none of those to choose from, and who writes no code, would be called in a country of our choosing. */
const lacksCode = (input: unknown) => {
  const { data } = withoutCountry.safeParse(input)
  return data !== undefined && !isDialledAbroad(data.phone)
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
} satisfies Record<DemoField, z.ZodMiniType>)

/**
 * Reads a posted demo request: trims, checks each field, ignores what it does not know (FORM-2..11).
 * The first thing wrong with a field is what is said of it. Whether the sum is right only the server can tell.
 */
export function readDemoRequest(input: unknown): DemoReading {
  const reading = demoRequest.safeParse(input ?? {})
  if (reading.success && !lacksCode(input)) {
    const { captcha, ...request } = reading.data
    return { ok: true, request: { ...request, interestedModules: [...new Set(request.interestedModules)] }, captcha }
  }
  const problems: DemoProblems = {}
  for (const { path, message } of reading.error?.issues ?? []) {
    const field = path[0] as DemoField
    problems[field] ??= message as DemoProblem
  }
  if (lacksCode(input)) problems.phone ??= 'invalid'
  return { ok: false, problems }
}
