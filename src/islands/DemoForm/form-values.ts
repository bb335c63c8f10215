import type { Sending } from './send-demo-request.ts'

type Entries = Sending['fields']

/** Puts kept values back, but never over what already stands there. */
export function fillForm(form: HTMLFormElement, entries: Entries) {
  for (const [name, value] of entries) {
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      `[name=${name}]`,
    )) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        control.checked ||= control.value === value
      } else if (control.value === '') {
        control.value = value
      }
    }
  }
}

/** Everything the browser itself would post, as pairs that survive JSON. No field of the form takes a file. */
export const readEntries = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))

/** An answer that was given to an earlier sum holds for as long as none is given to the new one. */
export function withSum(entries: Entries, earlier: Entries = []): Entries {
  const { captcha } = Object.fromEntries(entries)
  if (captcha !== '') return entries
  const before = Object.fromEntries(earlier)
  return entries.map(([name, value]) => [name, isOfSum(name) ? (before[name] ?? value) : value])
}

const isOfSum = (name: string) => name === 'captcha' || name === 'challengeId'
