import type { MultiTenantArchitectureCopy } from '#content/copy/multi-tenant-architecture.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { multiTenantArchitecture as en } from './en/multi-tenant-architecture.ts'
import { multiTenantArchitecture as fr } from './fr/multi-tenant-architecture.ts'
import { multiTenantArchitecture as pt } from './pt/multi-tenant-architecture.ts'

export const multiTenantArchitecture = { en, fr, pt } satisfies InEachLanguage<MultiTenantArchitectureCopy>
