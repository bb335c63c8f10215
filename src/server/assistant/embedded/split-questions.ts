/** A message may hold several questions; more than this many are answered by a person. */
const mostQuestions = 3

const opener =
  '(?:what|how|where|when|who|which|why|do|does|can|could|is|are|will|would|tell|give|show|i want|i need|i would|also|combien|quel|quelle|quels|quelles|comment|ou|quand|qui|pourquoi|est-ce|avez|pouvez|puis|peut|peut-on|y a-t-il|dites|donnez|je veux|je voudrais|aussi)'
const joint = new RegExp(
  String.raw`(?:,|;)?\s+(?:and|et|then|puis|but|mais|also|aussi)\s+(?=${opener}\b)|[,;]\s+(?=${opener}\b)`,
  'i',
)

/** `…, is it true?` asks about what stands before it. */
const tag =
  /^(?:(?:is|isn't) (?:it|that|this)(?: (?:true|right|correct|so|not))?|right|true|correct|do you (?:have|support|do|offer)(?: (?:it|that|this|them))?|(?:is (?:it|that|this) |c'est )?possible|can (?:it|you) do (?:it|that|this)|c'est vrai|est-ce vrai|n'est-ce pas|vrai|non|how much(?: is| would be)?(?: that| it)?(?: left| remaining)?|combien(?: reste(?:-t-il)?)?)\W*$/i

function joinTag(parts: readonly Sentence[], part: Sentence): readonly Sentence[] {
  const last = parts.at(-1)
  return last ? [...parts.slice(0, -1), { text: `${last.text}, ${part.text}`, isQuestion: true }] : [part]
}

const asks = new RegExp(
  String.raw`^(?:(?:and|et|but|mais|so|alors)\s+)?${opener}\b|\b(?:how (?:much|many|long|soon)|combien|price|prix)\b`,
  'i',
)

export type Sentence = {
  readonly text: string
  /** It ends or begins as a question does. */ readonly isQuestion: boolean
}

/** Cuts a message into what may be questions of their own, in their order. */
export function splitMessage(text: string): readonly Sentence[] {
  return (
    text
      // `1) price 2) phone` is a list, too.
      .split(/(?<=[?.!;])\s+|\n+|(?<=\?)|(?:^|\s)\(?\d[).]\s+(?=\p{L})/u)
      .flatMap((sentence) =>
        sentence
          .split(joint)
          .map((part) => ({ text: part.trim(), isQuestion: part.trim().endsWith('?') || asks.test(part.trim()) })),
      )
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
      .reduce<readonly Sentence[]>((parts, part) => (tag.test(part.text) ? joinTag(parts, part) : [...parts, part]), [])
  )
}

/** The sides of a sentence that joins two phrases, or nothing where it joins none or more. */
export function splitPhrase(sentence: string): readonly string[] {
  const sides = sentence.split(/\s+(?:and|et|&|\+|plus)\s+/i)
  return sides.length === 2 ? sides : []
}

export const takeMost = <Part>(parts: readonly Part[]): readonly Part[] => parts.slice(0, mostQuestions)
