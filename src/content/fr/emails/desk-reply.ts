import type { DeskReplyWords } from '#content/copy/emails/desk-reply.ts'

/** Ce qui entoure la réponse d'une personne. */
export const deskReplyMail = {
  subject: (reference) => `Votre demande ${reference}`,
  kind: 'Notre réponse',
  reference: (reference) => `Votre référence est ${reference}. Répondez à cet e-mail et une personne le lira.`,
  reason: 'Envoyé par une personne de notre équipe, parce que cette adresse nous a été laissée sur notre site.',
} satisfies DeskReplyWords
