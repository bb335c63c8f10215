import { inOrder, type Pattern } from './in-order.ts'

/** What the words of a question say together and no term of it alone. Rules (`decisive.ts`) read it beside the terms. */
export type Sign =
  | '~afterwards'
  | '~lasting'
  | '~monthOfYear'
  | '~owned'
  | '~half'
  | '~reckoned'
  | '~attended'
  | '~day'
  | '~clock'
  | '~ended'
  | '~left'
  | '~countedAs'
  | '~weighed'

const period = String.raw`\{(?:years|months)\}`

/** Read in a mended text whose numbers stand as their kinds. */
const patterns: Readonly<Record<Exclude<Sign, '~day' | '~clock'>, readonly Pattern[]>> = {
  // A subscription first, and the licence later: what was paid counts.
  '~afterwards': [
    inOrder(
      new RegExp(period),
      /\b(?:then|afterwards?|later|after that|puis|ensuite|apres|plus tard)\b/,
      /\b(?:buy|own|purchase|get|want|take|package|licen[cs]e|pack|achet\w*|prend\w*|pass\w*)\b/,
    ),
    inOrder(
      new RegExp(String.raw`\b(?:after|apres|au bout de) ${period}`),
      /\b(?:buy|own|purchase|get|take|want|switch|achet\w*|prend\w*|pass\w*|veux|voulons)\b/,
    ),
    inOrder(
      new RegExp(period),
      /\b(?:buy|own|purchase|achet\w*)\b/,
      /\b(?:then|afterwards?|due|left|remains?|add|reste\w*|ajoute\w*)\b/,
    ),
    new RegExp(
      String.raw`\b(?:after|apres|since|depuis|rented|paid|paye|subscribed|abonne) (?:\w+ ){0,3}${period}|${period} (?:of|d|de|on) (?:subscription|abonnement)`,
    ),
    /\b(?:still due|still owe|left to pay|il reste|reste a payer)\b/,
  ],
  // A time to pay for, and not one that has passed or that something is old.
  '~lasting': [
    new RegExp(
      String.raw`\b(?:for|over|in|during|within|next|pour|sur|pendant|en|dans|total|tout)(?: \w+){0,2} ${period}(?! (?:old|ago|of updates|de mises|d experience))`,
    ),
    inOrder(
      new RegExp(
        String.raw`(?<!\b(?:since|last|every|after|depuis|il y a|apres) )${period}(?! (?:old|ago|of|de|apres|after)\b)`,
      ),
      /\b(?:total|altogether|in all|bill|en tout|au total)\b/,
    ),
    new RegExp(
      String.raw`\b(?:price|cost|pay|total|how much|combien|payer?|coute\w*)(?: \w+){0,3} ${period}(?! (?:old|ago))`,
    ),
  ],
  '~monthOfYear': [
    inOrder(
      /\b(?:year|yearly|annual|annually|an|annee|annuel\w*)\b/,
      /\b(?:come to|comes to|works? out|equivalent|equals?|revient|is that|does that|that makes?|it makes?|ca fait|soit)\b/,
      /\b(?:month|monthly|mois)\b/,
    ),
    inOrder(/\b(?:month|monthly|mensuel)\b/, /\bequivalent\b/, /\b(?:year|yearly|annual|annuel\w*)\b/),
    /\bequivalent mensuel\b/,
  ],
  // Whoever wants no subscription wants to buy.
  '~owned': [
    /\b(?:no|not|without|never|hate|instead of|pas|sans|aucun|jamais)(?: \w+){0,3} (?:subscriptions?|monthly|abonnements?|mensualites?|every month|each month|chaque mois|par mois)\b/,
    /\b(?:pay|paying|paid|paie|payer|paye|buy|acheter|achete)(?: \w+){0,2} (?:once|one time|onetime|une (?:seule )?fois|and finish|et (?:finir|basta|termine))\b/,
  ],
  '~half': [/\bhalf (?:the )?price\b|\bhalf off\b|\bmoitie prix\b|\b\{percent\}/],
  '~reckoned': [
    /\b(?:after that|afterwards|(?:and|then) (?:after|later)|every year after|later years|second year|following years?|total|altogether|in all|bill|ensuite|apres ca|deuxieme annee|annees suivantes|en tout|au total)\b/,
    new RegExp(period),
  ],
  // One against the other: what is cheaper, and not what is left to pay.
  '~weighed': [
    /\b(?:or|ou|versus|vs|against|contre|than|instead|compare[sd]?|comparer?|comparison|cheaper|better|smarter|mieux|moins chere?|break even|rentable|plutot|worth)\b/,
  ],
  // A time has run out, and something may stop with it.
  '~ended': [
    /\b(?:is|are|goes?|gets?|est|sont)(?: \w+){0,4} (?:over|dead|dark|finished|gone|expired|finis?|finies?|passee?s?|terminee?s?|ecoulee?s?)\b/,
    /\b(?:does|will|do) (?:it|they|that|the \w+) (?:stop|end|die|expire|still work|keep working|go dark)\b|\bstops? working\b/,
    /\b(?:after|apres) (?:that|those|this|them|these|ca|cela)\b|\bet apres\b|^(?:ok )?(?:and|so) (?:then|after|afterwards)$/,
    /\b(?:ca|il|elle|tout) (?:s )?(?:arrete|cancel|coupe|marche encore)\b|\barrete\b/,
  ],
  // Somebody who works there goes: `and when he leaves us?`.
  '~left': [
    /\b(?:if|when|once|and|si|quand|lorsque|et) (?:he|she|one|someone|somebody|il|elle|quelqu un|one of them|l un)(?: \w+)? (?:leaves?|quits?|goes|resigns?|left|runs away|disappears|part|partait|parti|partie|quitte|demissionne)\b/,
    /\b(?:if|when|once|si|quand|lorsque|et) (?:qu )?(?:il|elle) (?:part|s en va|quitte|nous quitte|demissionne)\b/,
  ],
  '~countedAs': [
    /\b(?:counts?|counted|counting|compte|comptent)\b(?: \w+){0,12} (?:as|like|comme) (?:one|an?|une?|\{\w+\})/,
  ],
  // Somebody of ours is there, or is hoped to be.
  '~attended': [
    /\b(?:any ?body|any ?one|(?<!(?:talk|speak|chat) (?:to|with) )some ?(?:body|one)|nobody|a person|a human|quelqu(?: un)?|personne (?:la|ne)|which colleague|who (?:answers|picks|do i get))\b/,
    /\b(?:can|may|could|shall|if|let) (?:i|we|me) (?:still |just |also )?(?:come|pass|visit|call|ring|phone|drop|walk|reach|stop by)\b/,
    /\b(?:peux|puis|peut|pouvons|pourrais|veux)(?: je| on| nous)? (?:encore |vous )?(?:venir|passer|appeler|visiter|joindre|voir|trouver)\b/,
    /\b(?:are|is|will|were) (?:you|they|u|there|the (?:office|line|chat|team)|your (?:office|line|chat|team))(?: [a-z]+){0,3} (?:open|closed|there|in the office|at the office|at work|working|available|here)\b/,
    /(?<!\b(?:we|i|on|nous|shop|the) )\b(?:open|closed|closing|ouverte?s?|ouvrez|fermee?s?|fermez|repond|repondez|decroche\w*|pick up|picks up|vous etes la|etes vous la)\b/,
    /\b(?:are|is) (?:they|you|there)(?: \w+)? there\b|\bthere (?:today|now)\b/,
  ],
}

export const readSigns = (text: string): readonly Sign[] =>
  (Object.keys(patterns) as (keyof typeof patterns)[]).filter((sign) =>
    patterns[sign].some((pattern) => pattern.test(text)),
  )
