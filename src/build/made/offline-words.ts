import type { OfflineCopy } from '#content/copy/offline.ts'
import { offline } from '#content/offline.ts'

/** What a page says that is read without a network, by its language. */
export const offlineWords: Readonly<Record<string, OfflineCopy>> = offline
