import type { ModulesCopy } from '#content/copy/modules.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { modules as en } from './en/modules.ts'
import { modules as fr } from './fr/modules.ts'
import { modules as pt } from './pt/modules.ts'

export const modules = { en, fr, pt } satisfies InEachLanguage<ModulesCopy>
