import { conversationMail } from '#content/emails/conversation.ts'
import type { Language } from '#content/languages.ts'
import { findOwnLink } from './own-links.ts'

/** What turns a line around: a number that is written backwards would be read forwards. */
const turns = /[\u202a-\u202e\u2066-\u2069]/gu
/** Nothing to see, and enough to keep an address from being recognised. */
const invisible = /\p{Default_Ignorable_Code_Point}+/gu
const mailAddress = /[^\s<>()[\]"',;:@]{1,64}@[^\s<>()[\]"',;@]{1,255}/gu
const schemeAddress = /(?:[a-z][a-z\d+.-]{1,20}:\/\/|(?:mailto|tel|sms|data|javascript|whatsapp):)\S+/giu
// A name and an ending in letters, as mail programs make links of, `bit.ly/x`, `пример.рф`, or readers, `evil[.]com`.
const bareAddress =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}\p{M}_-]{1,63}(?:[.。．｡]|[[({](?:\.|dot)[\])}])){1,8}\p{L}[\p{L}\p{M}\p{N}-]{1,62}(?::\d+)?(?:[/?#]\S*)?/giu
/** Four figures alone may be a version. */
const figuredAddress = /(?<![\p{L}\p{N}.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5}|(?=[/?#]))(?:[/?#]\S*)?/gu
/** Two sentences without a space between them: `a notebook.Then`. */
const joint = /^(\p{L}*\p{Ll}\.)(\p{Lu}\p{Ll}*)$/u
/** A day of the calendar is written like a number, and is none. */
const date = /(?<!\p{Nd})(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\p{Nd})/u.source
const between = String.raw`[\s()./_·\p{Pd}]`
const numbers = [
  date,
  // What begins to be dialled, in the figures of any script.
  String.raw`(?:\+|(?<!\p{Nd})(?:0|(?!\d)\p{Nd}))(?:\p{Nd}|${between}){6,40}\p{Nd}`,
  // One of Africa's codes without its plus, and a row of figures: both are too long for an amount.
  String.raw`(?<!\p{Nd})2\p{Nd}{2}${between}(?:${between}{0,2}\p{Nd}){8,10}(?!\p{Nd})`,
  String.raw`(?<!\p{Nd})\p{Nd}{9,15}(?!\p{Nd})`,
  // In pairs, as telephone numbers are read out, and no amount is written.
  String.raw`(?<!\p{Nd}|\p{Nd}[.,])\p{Nd}{3}(?:${between}\p{Nd}{2}){3}(?!\p{Nd})`,
  // A code that a telephone dials: `*182*1*1#`.
  String.raw`[*#]{1,2}\p{Nd}[\p{Nd}*#]{2,40}`,
]
const number = new RegExp(numbers.join('|'), 'gu')
const figure = /\p{Nd}/gu
const code = /^[*#]/
/** Of a number that can be dialled. */
const fewestFigures = 8

type Letter = { readonly publicUrl: string; readonly language: Language }

/**
 * A text in which nothing is left that a mail program would make a link of, and no telephone number: addresses of ours
 * aside, each is replaced by a word. For letters that anybody may have sent to anybody. Where something hides behind
 * signs that nobody sees, or that only look like others, the whole text is written with plain ones; otherwise it stays.
 */
export function takeOutLinks(typed: string, letter: Letter): string {
  const text = typed.replaceAll(turns, '')
  const plain = text.replaceAll(invisible, '').normalize('NFKC')
  const cleaned = takeOutPlain(plain, letter)
  return cleaned === plain ? takeOutPlain(text, letter) : cleaned
}

function takeOutPlain(text: string, { publicUrl, language }: Letter): string {
  const { takenOut } = conversationMail[language]
  const isOwn = (found: string, scheme = '') => findOwnLink(scheme + found, publicUrl) !== null
  const replace = (found: string, scheme?: string) => {
    const bare = found.replace(/[.,!?)\]'"”’]+$/u, '')
    return isOwn(bare, scheme) ? found : takenOut.link + found.slice(bare.length)
  }
  return text
    .replaceAll(schemeAddress, (found) => replace(found))
    .replaceAll(mailAddress, (found) => replace(found, 'mailto:'))
    .replaceAll(bareAddress, (found) =>
      joint.test(found) ? found.replace(joint, '$1 $2') : replace(found, 'https://'),
    )
    .replaceAll(figuredAddress, (found) => replace(found, 'https://'))
    .replaceAll(number, (found, isDate: unknown) => {
      const isShort = !code.test(found) && (found.match(figure) ?? []).length < fewestFigures
      return isDate || isShort || isOwn(found, 'tel:') ? found : takenOut.number
    })
}
