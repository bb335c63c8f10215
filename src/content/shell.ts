import type { ShellCopy } from '#content/copy/shell.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { shell as en } from './en/shell.ts'
import { shell as fr } from './fr/shell.ts'
import { shell as pt } from './pt/shell.ts'

/** What stands around every page: header (NAV-30), footer (NAV-34..41) and the words shared by all links out. */
export const shell = { en, fr, pt } satisfies InEachLanguage<ShellCopy>
