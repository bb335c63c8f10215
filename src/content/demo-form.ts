import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { demoForm as en } from './en/demo-form.ts'
import { demoForm as fr } from './fr/demo-form.ts'
import { demoForm as pt } from './pt/demo-form.ts'

/** Words of the demo form. Messages quoted by the specification stand verbatim (FORM-3..12, 17, 19, 21, 22). */
export const demoForm = { en, fr, pt } satisfies InEachLanguage<DemoFormCopy>
