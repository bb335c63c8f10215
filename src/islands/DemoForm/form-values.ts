import { demoFields, type DemoField } from '#contract/demo-request.ts'

type FormValues = Partial<Record<string, string | readonly string[]>>

/** The fields a visitor fills and may want back after a reload. Not the sum: it will be another one. */
const keptFields: readonly DemoField[] = demoFields.filter((field) => field !== 'captcha')

/** What stands in the form now, choices as a list. */
export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  return Object.fromEntries(
    demoFields.map((field) => [
      field,
      field === 'interestedModules' ? data.getAll(field).map(textOf) : textOf(data.get(field)),
    ]),
  )
}

/** Puts kept values back, but never over what already stands there. */
export function fillForm(form: HTMLFormElement, values: unknown) {
  if (typeof values !== 'object' || values === null) return
  for (const field of keptFields) {
    const value = (values as FormValues)[field]
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      `[name=${field}]`,
    )) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        control.checked ||= Array.isArray(value) && value.includes(control.value)
      } else if (typeof value === 'string' && control.value === '') {
        control.value = value
      }
    }
  }
}

/** Everything the browser itself would post, as pairs that survive JSON. */
export function readEntries(form: HTMLFormElement) {
  return [...new FormData(form)].map(([name, value]) => [name, textOf(value)] as const)
}

/** An answer that was given to an earlier sum holds for as long as none is given to the new one. */
export function withSum(entries: Entries, earlier: Entries = []): Entries {
  const { captcha } = Object.fromEntries(entries)
  if (captcha !== '') return entries
  const before = Object.fromEntries(earlier)
  return entries.map(([name, value]) => [name, isOfSum(name) ? (before[name] ?? value) : value])
}

type Entries = readonly (readonly [name: string, value: string])[]
const isOfSum = (name: string) => name === 'captcha' || name === 'challengeId'

/** No field of the form takes a file. */
function textOf(value: FormDataEntryValue | null) {
  return typeof value === 'string' ? value : ''
}
