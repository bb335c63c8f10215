import type { OfflineCopy } from '#content/copy/offline.ts'

export const offline = {
  kept: 'No network. This page is from {moment}.',
  again: 'Try again',
  delivered: 'The demo request that waited here has been sent. Its reference is',
  refused: 'The demo request that waits here could not be sent as it is.',
  toForm: 'Look at it in the form',
} as const satisfies OfflineCopy
