import type { PaperShellWords } from '#content/copy/documents/shell.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { paperShell as en } from '../en/documents/shell.ts'
import { paperShell as fr } from '../fr/documents/shell.ts'
import { paperShell as pt } from '../pt/documents/shell.ts'

/** What stands around each paper, on its page and on its sheets. */
export const paperShell = { en, fr, pt } satisfies InEachLanguage<PaperShellWords>
