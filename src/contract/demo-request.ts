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

export type DemoField = keyof DemoRequest | 'captcha'

/** Which country a number without its code is of; empty where it is another than ours. A form without script has no such field. */
export const phoneCountryField = 'phoneCountry'

/** The fields of the form, in the order the visitor meets them. */
export const demoFields = Object.keys({
  name: true,
  phone: true,
  email: true,
  company: true,
  interestedModules: true,
  businessSize: true,
  message: true,
  captcha: true,
} satisfies Record<DemoField, true>) as readonly DemoField[]

/** What can be wrong with a field. The words for each stand in content. */
export type DemoProblem = 'missing' | 'invalid' | 'too-long'
export type DemoProblems = Partial<Record<DemoField, DemoProblem>>

/** Where a visitor came from; sent only with marketing consent. */
export type Touch = {
  readonly referrer?: string | undefined
  readonly utm?: Readonly<Record<string, string>> | undefined
}
export type Attribution = { readonly first: Touch; readonly last: Touch }

/** Who somebody is. Letters, the desk and the command line say that each in its own way, so there the compiler asks for nothing. */
export type DemoPerson = {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly company: string
}

/** Whoever adds to this is asked by the compiler wherever a request is read, kept, shown or handed on. */
export type DemoRequest = DemoPerson & {
  readonly interestedModules: readonly InterestedModule[]
  readonly businessSize: BusinessSize
  readonly message: string
}

/** As it is kept: each field has a value, but a chat names no size. */
export type KeptRequest = Omit<Required<DemoRequest>, 'businessSize'> & { readonly businessSize: BusinessSize | null }

/** What is asked beside who somebody is. */
export type DemoQuestion = Exclude<keyof DemoRequest, keyof DemoPerson>

/** What the visitor typed, as the form keeps it: every text as it stands, nothing checked. */
export type DemoValues = Readonly<Record<Exclude<DemoField, 'interestedModules' | 'captcha'>, string>> & {
  readonly interestedModules: readonly string[]
}

export type DemoReading =
  | { readonly ok: true; readonly request: DemoRequest; readonly captcha: string }
  | { readonly ok: false; readonly problems: DemoProblems }
