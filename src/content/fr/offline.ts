import type { OfflineCopy } from '#content/copy/offline.ts'

export const offline = {
  kept: 'Pas de réseau. Cette page date du {moment}.',
  again: 'Réessayer',
  delivered: 'La demande de démo qui attendait ici est partie. Sa référence est',
  refused: 'La demande de démo qui attend ici n’a pas pu partir telle quelle.',
  toForm: 'La revoir dans le formulaire',
} as const satisfies OfflineCopy
