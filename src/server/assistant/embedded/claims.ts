/**
 * Who says it is no part of what is asked: `A colleague swears you have …`, `J'ai lu que …`. What is left is read alone,
 * so that the words of hearsay lead nowhere.
 */
const hearsay = [
  String.raw`(?:(?:a|an|one|my|our|some|the|another|your)\s)?(?:[\w-]+\s){1,4}?(?:has |have |just |always |also )?(?:told (?:me|us)|tells (?:me|us)|swears?|claims?|insists?|says|said|is saying)(?: (?:me|us))?(?: that)?`,
  String.raw`(?:they|people|some|others) (?:say|said|tell me|told me|told us|claim)(?: that)?`,
  String.raw`(?:i|we)(?: have|'ve)? (?:heard|read|saw|seen|was told|were told|am told|understood?)(?: (?:somewhere|online|once|on \w+))?(?: that)?`,
  String.raw`you (?:advertise|claim|said|say|wrote|write|announce)(?: (?:that|on your (?:page|site|website)))*`,
  String.raw`(?:is it true|rumou?r has it) that`,
  String.raw`(?:on|un|une|quelqu['’]un|mon|ma|notre|le|la)\s(?:[\w-]+\s){0,3}?(?:m['’]? ?a dit|nous a dit|me dit|dit|jure|pr[ée]tend|affirme|raconte|assure)(?: que| qu['’])`,
  String.raw`il (?:para[iî]t|semble) (?:que|qu['’])`,
  String.raw`(?:j['’]? ?ai|nous avons|on a) (?:lu|vu|entendu(?: dire)?) (?:que|qu['’])`,
  String.raw`vous (?:dites|annoncez|[ée]crivez|promettez) (?:que|qu['’])`,
]
const opening = new RegExp(String.raw`^\W*(?:(?:but|so|and|mais|et)\s)?(?:${hearsay.join('|')})\s*(?=\S)`, 'i')
/** Fewer words than this say nothing without who says them. */
const leastWords = 3

export type Claim = { readonly text: string; /** Somebody is said to say it. */ readonly isClaim: boolean }

export function readClaim(sentence: string): Claim {
  const text = sentence.replace(opening, '')
  const isClaim = text !== sentence && text.split(/\s+/).length >= leastWords
  return { text: isClaim ? text : sentence, isClaim }
}
