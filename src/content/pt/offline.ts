import type { NoPageCopy, OfflineCopy } from '#content/copy/offline.ts'
import { contact } from '#facts/contact.ts'

export const offline = {
  kept: 'Sem rede. Esta página é de {moment}.',
  keptSlow: 'O nosso site não responde neste momento. Esta página é de {moment}.',
  again: 'Tentar outra vez',
  delivered: 'O pedido de demonstração que esperava aqui já seguiu. A sua referência é',
  refused: 'O pedido de demonstração que espera aqui não pôde seguir como está.',
  toForm: 'Revê-lo no formulário',
} as const satisfies OfflineCopy

export const noPage = {
  title: 'Sem rede',
  text: 'Esta página não foi guardada neste navegador. Estará aqui quando a rede voltar.',
  kept: 'O que se pode ler agora',
  call: `Ligar para ${contact.phone}`,
  whatsApp: `WhatsApp ${contact.whatsApp}`,
  again: offline.again,
} as const satisfies NoPageCopy
