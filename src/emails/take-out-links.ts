import { conversationMail } from '#content/emails/conversation.ts'
import type { Language } from '#content/languages.ts'
import { findOwnLink } from './own-links.ts'

// Nothing to see, and enough to keep an address from being recognised.
const invisible = /[\u00ad\u200b\u2060\ufeff]/g
const mailAddress = /[^\s<>()[\]"',;:@]{1,64}@[^\s<>()[\]"',;@]{1,255}/gu
const schemeAddress = /(?:[a-z][a-z\d+.-]{1,20}:\/\/|(?:mailto|tel|sms|data|javascript|whatsapp):)\S+/giu
// A name and an ending in letters, as mail programs make links of: `bit.ly/x`, `пример.рф`.
const bareAddress =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}\p{M}_-]{1,63}[.。．｡]){1,8}\p{L}[\p{L}\p{M}\p{N}-]{1,62}(?::\d+)?(?:[/?#]\S*)?/gu
/** Two sentences without a space between them: `a notebook.Then`. */
const joint = /^(\p{L}*\p{Ll}\.)(\p{Lu}\p{Ll}*)$/u
const number = /(?:\+|(?<!\d)0)[\d ().-]{6,20}\d|(?<!\d)\d{9,15}(?!\d)/g

type Letter = { readonly publicUrl: string; readonly language: Language }

/**
 * A text in which nothing is left that a mail program would make a link of, and no telephone number: addresses of ours
 * aside, each is replaced by a word. For letters that anybody may have sent to anybody.
 */
export function takeOutLinks(text: string, { publicUrl, language }: Letter): string {
  const { takenOut } = conversationMail[language]
  const isOwn = (found: string, scheme = '') => findOwnLink(scheme + found, publicUrl) !== null
  const replace = (found: string, scheme?: string) => {
    const bare = found.replace(/[.,!?)\]'"”’]+$/u, '')
    return isOwn(bare, scheme) ? found : takenOut.link + found.slice(bare.length)
  }
  return text
    .replaceAll(invisible, '')
    .replaceAll(schemeAddress, (found) => replace(found))
    .replaceAll(mailAddress, (found) => replace(found, 'mailto:'))
    .replaceAll(bareAddress, (found) =>
      joint.test(found) ? found.replace(joint, '$1 $2') : replace(found, 'https://'),
    )
    .replaceAll(number, (found) => (isOwn(found, 'tel:') ? found : takenOut.number))
}
