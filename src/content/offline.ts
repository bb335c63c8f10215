import type { NoPageCopy, OfflineCopy } from '#content/copy/offline.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { noPage as noPageEn, offline as en } from './en/offline.ts'
import { noPage as noPageFr, offline as fr } from './fr/offline.ts'
import { noPage as noPagePt, offline as pt } from './pt/offline.ts'

/** What a page says that is read without a network. */
export const offline = { en, fr, pt } satisfies InEachLanguage<OfflineCopy>

/** What the service worker says in the place of a page that it has not kept. */
export const noPage = { en: noPageEn, fr: noPageFr, pt: noPagePt } satisfies InEachLanguage<NoPageCopy>
