import { foldWriting, stripMarks } from './plain-text.ts'

/** So many words in a row of the rules given to the model are no chance. */
const run = 6
const leaks =
  /\b(?:my|these|the|your|following|hidden|secret|initial|original) (?:\w+ )?(?:instructions|prompt|guidelines)\b|\bmy (?:\w+ )?rules\b|\brules (?:that )?i (?:follow|must|have|was|obey)\b|\bi(?:'m| am) (?:not )?(?:supposed|allowed|permitted) to (?:reveal|share|tell|say)\b|\bmes regles\b|\bsystem (?:prompt|message|instructions?)\b|\b(?:i was|i am|i've been|i have been) (?:told|instructed|programmed|prompted|trained|configured|ordered)\b|\b(?:as|i am|i'm) an? (?:large )?(?:ai |artificial intelligence |generative )?language model\b|\btrained (?:by|on)\b|\b(?:openai|chatgpt|gpt-?\d?|gemini|anthropic|claude|llama|mistral|deepseek|google ai|api key)\b|\bmes (?:instructions|consignes)\b|\b(?:invite|message|prompt) systeme\b|\bmodele de langage\b|\b(?:entrainee?|programmee?) par\b|\bj'ai (?:recu|pour) (?:l'ordre|l'instruction|instruction|consigne)\b|\b(?:developer|dan|jailbreak|god|debug|admin) mode\b|\bignor\w+ (?:all |my |the )?(?:previous|prior)\b|^\s*\[?(?:system|context|contexte|assistant|user)\]?\s*:/iu

const wordsOf = (text: string) =>
  stripMarks(foldWriting(text))
    .toLowerCase()
    .match(/[\p{L}\d']+/gu) ?? []

/** Judges whether a sentence gives away `rules`: the part of the prompt that is not meant for visitors. */
export function createLeakJudge(rules: string) {
  const words = wordsOf(rules)
  const known = new Set(
    words.slice(0, Math.max(0, words.length - run + 1)).map((_, index) => words.slice(index, index + run).join(' ')),
  )

  return (plain: string, before: string) => {
    if (leaks.test(plain)) return true
    const said = [...wordsOf(before).slice(1 - run), ...wordsOf(plain)]
    return said.some((_, index) => known.has(said.slice(index, index + run).join(' ')))
  }
}
