import type { OfflineCopy } from '#content/copy/offline.ts'

export const offline = {
  kept: 'Sem rede. Esta página é de {moment}.',
  again: 'Tentar de novo',
} as const satisfies OfflineCopy
