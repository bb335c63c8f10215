import type { ConversationMailWords } from '#content/copy/emails/conversation.ts'
import { brand } from '#facts/brand.ts'
import { channels } from '#facts/contact.ts'
import { sayList } from '../figures.ts'

/** La lettre qui dit au visiteur ce qui s'est dit dans le chat. */
export const conversationMail = {
  subject: { visitor: `Votre conversation avec ${brand.assistant}` },
  kind: { visitor: 'Votre conversation' },
  title: { visitor: (people) => `Ce que ${sayList(['vous', brand.assistant, ...people])} vous êtes dit` },
  lead: { visitor: 'Voici votre conversation. Répondez à cet e-mail et une personne prend la suite.' },
  promised: (reference) =>
    `Vous avez demandé une personne. Nous répondons par e-mail dans les ${channels.email.replyHours} heures. Votre référence est ${reference}.`,
  answered: (name, reference) => `${name} vous a répondu dans le chat. Votre référence est ${reference}.`,
  figures: {
    messages: (count) => (count === 1 ? 'Message' : 'Messages'),
    duration: 'Durée',
    location: 'Lieu',
  },
  counted: (count) => (count === 1 ? '1 message' : `${count} messages`),
  minutes: (duration) => `${duration} min`,
  visitor: 'Vous',
  leftOut: {
    visitor: (count) => `${count} messages ne figurent pas ici, pour que cet e-mail reste lisible.`,
  },
  cut: ' …',
  takenOut: { link: '(lien)', number: '(numéro)' },
  sources: 'Source :',
  actions: { demo: 'Demander une démo', plans: 'Voir les formules' },
  reason: {
    visitor:
      'Envoyé parce que quelqu’un, dans le chat de notre site, a demandé une copie à cette adresse. Si ce n’était pas vous, vous n’avez rien à faire : votre adresse ne figure sur aucune liste. Répondez et nous regardons ce qui s’est passé.',
  },
} as const satisfies ConversationMailWords
