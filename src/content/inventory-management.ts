import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { inventoryManagement as en } from './en/inventory-management.ts'
import { inventoryManagement as fr } from './fr/inventory-management.ts'
import { inventoryManagement as pt } from './pt/inventory-management.ts'

export const inventoryManagement = { en, fr, pt } satisfies InEachLanguage<InventoryManagementCopy>
