import type { ChatAnswerWords } from '#content/copy/emails/chat-answer.ts'
import { brand } from '#facts/brand.ts'

/** La lettre à un visiteur dont la fenêtre était fermée quand l'un de nous a répondu. */
export const chatAnswerMail = {
  subject: (reference) => `${brand.product} vous a répondu : ${reference}`,
  kind: 'Votre conversation',
  preview: (name) => `${name} a répondu.`,
  title: (name) => `${name} vous a répondu`,
  lead: 'La fenêtre de chat était fermée : voici donc la réponse par e-mail. Le bouton rouvre la conversation là où elle en était, sur n’importe quel appareil, pendant 30 jours. Ou répondez à cet e-mail.',
  action: 'Ouvrir la conversation',
  reason:
    'Envoyé parce que quelqu’un a donné cette adresse dans le chat de notre site. Si ce n’était pas vous, vous n’avez rien à faire : votre adresse ne figure sur aucune liste.',
} as const satisfies ChatAnswerWords
