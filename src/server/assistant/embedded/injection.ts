import { injections } from '#content/injections.ts'
import { normalise } from './normalise.ts'
import { readNumbers } from './numbers.ts'

const patterns = injections.map((pattern) => new RegExp(pattern))
/** A line in the name of somebody else. */
const voice =
  /^\s*[[<#*]*\s*(?:system|assistant|admin|developer|root|sozi|syst[eè]me|sistema)(?:\s+\p{Lu}+)?\s*[\]>]*\s*:/iu
/** Letters without a space in which no language is written: something encoded. */
const encoded = /[A-Za-z0-9+/=]{32,}/

/** Whether a sentence tells the assistant what to be or to say, instead of asking it something. */
export function isInjection(sentence: string): boolean {
  const plain = normalise(sentence)
  const { text } = readNumbers(plain)
  return (
    encoded.test(sentence) ||
    voice.test(sentence) ||
    patterns.some((pattern) => pattern.test(plain) || pattern.test(text))
  )
}
