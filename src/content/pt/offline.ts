import type { OfflineCopy } from '#content/copy/offline.ts'

export const offline = {
  kept: 'Sem rede. Esta página é de {moment}.',
  again: 'Tentar de novo',
  delivered: 'O pedido de demonstração que esperava aqui já seguiu. A sua referência é',
  refused: 'O pedido de demonstração que espera aqui não pôde seguir como está.',
  toForm: 'Revê-lo no formulário',
} as const satisfies OfflineCopy
