import type { NoPageCopy, OfflineCopy } from '#content/copy/offline.ts'
import { contact } from '#facts/contact.ts'

export const offline = {
  kept: 'Pas de réseau. Cette page date du {moment}.',
  keptSlow: 'Notre site ne répond pas pour le moment. Cette page date du {moment}.',
  again: 'Réessayer',
  delivered: 'La demande de démo qui attendait ici est partie. Sa référence est',
  refused: 'La demande de démo qui attend ici n’a pas pu partir telle quelle.',
  toForm: 'La revoir dans le formulaire',
} as const satisfies OfflineCopy

export const noPage = {
  title: 'Pas de réseau',
  text: 'Cette page n’a pas été gardée dans ce navigateur. Elle sera là au retour du réseau.',
  kept: 'Ce qui se lit maintenant',
  call: `Appeler le ${contact.phone}`,
  whatsApp: `WhatsApp ${contact.whatsApp}`,
  again: offline.again,
} as const satisfies NoPageCopy
