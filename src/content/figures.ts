import type { FigureWords } from '#content/copy/figures.ts'
import type { InEachLanguage } from '#content/languages.ts'
import * as en from './en/figures.ts'
import * as fr from './fr/figures.ts'
import * as pt from './pt/figures.ts'

/** Prices, figures and lists as each language writes them. */
export const figuresIn = { en, fr, pt } satisfies InEachLanguage<FigureWords>
