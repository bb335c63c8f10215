import type { DemoConfirmationWords } from '#content/copy/emails/demo-confirmation.ts'
import { contact } from '#facts/contact.ts'

/** La lettre à qui a demandé une démonstration. Son objet ne contient rien de ses mots. */
export const demoConfirmationMail = {
  subject: (reference) => `Votre demande de démonstration ${reference} est bien arrivée`,
  kind: 'Votre demande',
  preview: (answerBy) => `Une personne répond avant le ${answerBy}.`,
  title: 'Votre demande est bien arrivée',
  lead: (reference, answerBy) =>
    `Votre référence est ${reference}. Une personne répond dans les ${contact.demoReplyHours} heures : avant le ${answerBy}. Quelque chose à ajouter ? Répondez à cet e-mail et une personne le lira.`,
  labels: {
    reference: 'Référence',
    received: 'Reçue le',
    name: 'Nom',
    company: 'Entreprise',
    phone: 'Téléphone',
    modules: 'Modules',
    size: 'Taille',
    message: 'Votre message',
  },
  withoutCode: 'sans indicatif de pays. Répondez en l’indiquant, et nous pourrons vous appeler',
  actions: { whatsApp: 'Écrire sur WhatsApp', call: (phone) => `Appeler le ${phone}` },
  hello: (reference) => `Bonjour, ma demande de démonstration porte la référence ${reference}.`,
  reason:
    'Envoyé une seule fois, parce que quelqu’un a demandé une démonstration sur notre site avec cette adresse. Si ce n’était pas vous, il n’y a rien à faire : votre adresse ne figure sur aucune liste. Répondez et nous effaçons la demande.',
} as const satisfies DemoConfirmationWords
