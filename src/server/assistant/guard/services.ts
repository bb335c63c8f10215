import { isDenied, isUnsure, splitClauses } from './clauses.ts'
import { doings, notOurs, software, vague, type Doing } from './service-words.ts'
import type { PagesSay } from './pages-say.ts'
import type { Judge } from './statement.ts'

const we = String.raw`\b(?:we|nous|our (?:company|team|shop)|notre (?:equipe|entreprise)|imisozi(?: suite| software(?: ltd)?)?)`
const aside = String.raw`(?:'ll|'d|'ve)?(?: (?:also|even|can|could|will|would|do|may|now|gladly|happily|directly|currently|aussi|egalement|vous|pouvons|meme|are able to|are happy to|allons))*`
const sayings = doings.map(({ verbs, of }) => ({
  of,
  says: new RegExp(String.raw`${we}${aside} (?:${verbs})(?![\p{L}'-])(?<object>[^.;:!?]*)`, 'iu'),
}))
/** `You can rent a till from us.` */
const fromUs = (
  [
    ['pages', 'buy|get|order|acheter|commander|obtenir|achetez'],
    ['software', 'rent|lease|borrow|hire|louer|emprunter|louez'],
  ] as const
).map(([of, verbs]) => ({
  of,
  says: new RegExp(
    String.raw`\b(?:you|vous)\b[^.;]{0,20} (?:${verbs})(?<object>[^.;]*?) (?:from|through|via|with|at|chez|aupres de|par) (?:us|our|nous|notre|nos)\b`,
    'iu',
  ),
}))
/** `Our loans`, `a printer is included`, `comes with a tablet`. */
const given = [
  new RegExp(String.raw`\b(?:our|nos|notre) (?:\p{L}+ )?${notOurs.source}`, 'iu'),
  new RegExp(
    String.raw`${notOurs.source}[^.;,]{0,30} (?:is|are|est|sont) (?:\w+ )?(?:included|available|possible|provided|delivered|supplied|part of|yours|compris\w*|inclus\w*|disponibles?|fourni\w*|livre\w*|offert\w*)`,
    'iu',
  ),
  new RegExp(
    String.raw`${notOurs.source} (?:comes?|vient|viennent) (?:\w+ )?(?:with|avec) (?:the |every |each |your |our |le |chaque )?(?:\w+ )?(?:plan|package|subscription|starter|professional|enterprise|essential|business|forfait|abonnement|suite)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:plan|package|subscription|starter|professional|enterprise|essential|business|forfait|abonnement)\b[^.;,]{0,12} (?:comes? with|includes?|inclut|comprend) (?:an? |one |some |une? |des )?(?:\p{L}+ |\ue0001 )?${notOurs.source}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:help|aid)\p{L}* (?:you|vous) (?:to |a )?(?:get|find|buy|obtain|take|obtenir|trouver|acheter) (?:an? |une? )?${notOurs.source}`,
    'iu',
  ),
]
/** Where the thing given ends and its purpose begins. */
const purpose =
  /\b(?:for|to|with|in|at|from|by|on|that|which|who|so|if|when|where|as|because|through|via|within|after|before|without|during|of|than|what|whatever|together|you can|you need|pour|a|au|aux|avec|dans|en|par|chez|qui|que|quand|si|sur|sans|d'|de|du)(?![\p{L}-])/iu
const leading =
  /^(?:\s|\b(?:you with|you|your|our|all|the|an?|some|any|both|also|even|vous|vos|votre|nos|notre|des|du|de la|de l'|une?|les?|la|l'|aussi|egalement|de)(?=[\s']|$)|')+/iu

/** What we are said to offer, sell or do is something that the pages offer; nobody here lends, rents or sells machines. */
export const judgeServices: Judge = ({ text, pages }) => {
  const isWrong = splitClauses(text).some((clause) => !isUnsure(clause) && isOfferedWrongly(clause, pages))
  return isWrong ? 'promise' : []
}

function isOfferedWrongly(clause: string, pages: PagesSay) {
  const found = [...sayings, ...fromUs].map(({ of, says }) => ({ of, said: says.exec(clause) }))
  const isDone = found.some(
    ({ of, said }) =>
      said !== null &&
      !isDenied(clause.slice(0, said.index + said[0].length - (said.groups?.['object']?.length ?? 0))) &&
      !isOurs(said.groups?.['object'] ?? '', of, pages),
  )
  return (
    isDone ||
    given.some((one) => {
      const said = one.exec(clause)
      return said !== null && !isDenied(clause.slice(0, said.index + said[0].length))
    })
  )
}

function isOurs(object: string, of: Doing['of'], pages: PagesSay) {
  if (of === 'nothing') return false
  const [things = ''] = object.replace(leading, '').split(purpose)
  // `We sell software, not hardware.`
  const named = things.split(/\b(?:not|no|pas|but|mais)\b/iu)[0] ?? ''
  return named
    .split(/,|\b(?:and|or|et|ou)\b/iu)
    .map((part) => part.replace(leading, '').trim())
    .every((part) => {
      if (part === '') return true
      if (notOurs.test(part)) return of === 'not theirs' && /\b(?:your|vos|votre)\b/iu.test(things)
      if (of === 'not theirs') return true
      return of === 'software' ? software.test(part) : pages.isOurSubject(part.replaceAll(vague, ' '))
    })
}
