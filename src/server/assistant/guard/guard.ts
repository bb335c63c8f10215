/** Why a sentence of a model may not reach the visitor. Logged; the sentence itself and the visitor's words are not. */
export type GuardReason =
  'amount' | 'percentage' | 'limit' | 'number' | 'phone' | 'address' | 'promise' | 'prompt' | 'link' | 'language'

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly because: GuardReason }

export type Guard = {
  /** Judges one complete sentence, list item or table row; `said` is what the visitor has been shown of this reply. */
  check(sentence: string, said: string): Verdict
}
