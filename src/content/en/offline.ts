import type { OfflineCopy } from '#content/copy/offline.ts'

export const offline = {
  kept: 'No network. This page is from {moment}.',
  again: 'Try again',
} as const satisfies OfflineCopy
