const clauses =
  /(?<=[;.!?\n])\s|\s-\s|,?\s\b(?=(?:but|however|yet|although|though|mais|cependant|toutefois|pourtant)\b)/iu
/** Said around a no that denies nothing. */
const idle =
  /(?:don't|do not) (?:worry|hesitate|wait)|not only|no (?:problem|worries|doubt|need|matter)|can't wait|not just|n'hesitez pas|ne vous inquietez pas|why not|no one else|not (?:a|the) problem|if not|costs? (?:you )?nothing|for nothing/giu
const denial =
  /\b(?:cannot|not|no|never|unable|none|nor|neither|nothing|aucune?|jamais|ni|sans|rien)\b|n't\b|\bpas (?:de|d'|en mesure|possible)|\bn[e'].{1,40}\bpas\b|\bne (?:peu\w+|pouvons|puis|fai\w+|donn\w+|propos\w+|promet\w+)/iu
/** Words by which an answer says that it does not know, or leaves to somebody else to say. */
const unsure =
  /\b(?:do(?:es)? not|don't|doesn't|cannot|can't|could not|unable to|not able to) (?:\w+ )?(?:know|say|tell|name|list|state|compare|judge|promise|confirm)\b|\bwhether\b|\bno idea\b|\b(?:our|the) pages?\b[^.;]{0,20}\b(?:not|nothing)\b|\bne (?:sais|savons|peux|pouvons|puis|disent|dit|nomment|nomme|citent)\b|\bj'ignore\b/iu

/** Cuts a sentence where what it says may turn: at a stop, a dash, or a word such as `but`. */
export function splitClauses(text: string): readonly string[] {
  return text.split(clauses)
}

/** Whether a text says no to what stands at its end. */
export function isDenied(text: string): boolean {
  return denial.test(text.replaceAll(idle, ''))
}

/** Whether a sentence claims nothing because it says that we do not know. */
export function isUnsure(text: string): boolean {
  return unsure.test(text)
}
