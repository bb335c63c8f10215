import type { NotFoundCopy } from '#content/copy/not-found.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { notFound as en } from './en/not-found.ts'
import { notFound as fr } from './fr/not-found.ts'
import { notFound as pt } from './pt/not-found.ts'

/** NF-1, NF-3..6 verbatim. */
export const notFound = { en, fr, pt } satisfies InEachLanguage<NotFoundCopy>
