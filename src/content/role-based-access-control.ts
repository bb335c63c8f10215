import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { roleBasedAccessControl as en } from './en/role-based-access-control.ts'
import { roleBasedAccessControl as fr } from './fr/role-based-access-control.ts'
import { roleBasedAccessControl as pt } from './pt/role-based-access-control.ts'

export const roleBasedAccessControl = { en, fr, pt } satisfies InEachLanguage<RoleBasedAccessControlCopy>
