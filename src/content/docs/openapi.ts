import type { OpenApi } from '#content/copy/docs/openapi-types.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { openApi as en } from '../en/docs/openapi.ts'
import { openApi as fr } from '../fr/docs/openapi.ts'
import { openApi as pt } from '../pt/docs/openapi.ts'

export const openApi = { en, fr, pt } satisfies InEachLanguage<OpenApi>
