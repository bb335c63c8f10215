import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import { EmailHint } from './EmailHint.tsx'
import { MessageHint } from './MessageHint.tsx'
import { PhoneHint } from './PhoneHint.tsx'

type FieldHintsProps = {
  readonly form: HTMLFormElement
  readonly copy: DemoFormCopy['hints']
  /** The country of the number was chosen. */
  readonly onCountry: () => void
}
type Watched = 'phone' | 'email' | 'message'

/** A click that leaves a field must be over before a hint moves what was clicked. */
const settleMs = 250

/** What is said below telephone number, e-mail address and message while they are typed. Nothing here refuses anything. */
export function FieldHints({ form, copy, onCountry }: FieldHintsProps) {
  const [typed, setTyped] = useState(() => readTyped(form))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    let timer = 0
    // Only after the event: what resets a form, or restores a draft, has done so by then.
    const note = () => queueMicrotask(() => setTyped(readTyped(form)))
    const reset = () => setTimeout(() => setTyped(readTyped(form)))
    const leave = ({ target }: Event) => {
      const { name } = target as HTMLInputElement
      timer = window.setTimeout(() => setLeft((fields) => new Set([...fields, name])), settleMs)
    }
    // A letter may have come between the first look and this.
    note()
    form.addEventListener('input', note)
    form.addEventListener('reset', reset)
    form.addEventListener('focusout', leave)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', note)
      form.removeEventListener('reset', reset)
      form.removeEventListener('focusout', leave)
    }
  }, [form])

  /** As if the visitor had typed it. */
  function correct(email: string) {
    const input = inputOf(form, 'email')
    if (!input) return
    input.value = email
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }

  const below = (name: Watched) => inputOf(form, name)?.parentElement
  const [belowPhone, belowEmail, belowMessage] = [below('phone'), below('email'), below('message')]
  return (
    <>
      {belowPhone &&
        createPortal(
          <PhoneHint copy={copy} typed={typed.phone} hasLeft={left.has('phone')} onChoose={onCountry} />,
          belowPhone,
        )}
      {belowEmail &&
        createPortal(
          <EmailHint copy={copy} typed={typed.email} hasLeft={left.has('email')} onAccept={correct} />,
          belowEmail,
        )}
      {belowMessage && createPortal(<MessageHint copy={copy} typed={typed.message} />, belowMessage)}
    </>
  )
}

function inputOf(form: HTMLFormElement, name: Watched) {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : null
}

function readTyped(form: HTMLFormElement): Readonly<Record<Watched, string>> {
  const valueOf = (name: Watched) => inputOf(form, name)?.value ?? ''
  return { phone: valueOf('phone'), email: valueOf('email'), message: valueOf('message') }
}
