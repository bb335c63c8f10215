import type { OfflineCopy } from '#content/copy/offline.ts'

export const offline = {
  kept: 'Pas de réseau. Cette page date du {moment}.',
  again: 'Réessayer',
} as const satisfies OfflineCopy
