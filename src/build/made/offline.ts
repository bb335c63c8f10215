import type { NoPageCopy, OfflineCopy } from '#content/copy/offline.ts'
import { languageCodes, languages } from '#content/languages.ts'
import { noPage as words, offline } from '#content/offline.ts'
import { contact } from '#facts/contact.ts'

type NoPage = NoPageCopy & { readonly language: string }

/** What stands in the place of a page that cannot be had, by what addresses of its language begin with. */
export const noPage: Readonly<Record<string, NoPage>> = Object.fromEntries(
  languageCodes.map((code) => [languages[code].prefix, { ...words[code], language: code }]),
)
/** What a page says that is read without a network, by its language. */
export const offlineWords: Readonly<Record<string, OfflineCopy>> = offline
/** As they stand in links. */
export const phone = contact.phone.replaceAll(' ', '')
export const whatsApp = contact.whatsApp.replaceAll(/\D/g, '')
