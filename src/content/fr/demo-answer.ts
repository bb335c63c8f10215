import type { DemoAnswerCopy } from '#content/copy/demo-answer.ts'
import { contact } from '#facts/contact.ts'

/** La page qui répond à une demande envoyée sans JavaScript. */
export const demoAnswer = {
  title: 'Demander une démo',
  description: `Votre demande de démonstration a besoin d’un dernier regard avant de partir. Une personne répond dans les ${contact.demoReplyHours} heures.`,
  heading: 'Demander une démo',
  lead: 'Rien de ce que vous avez écrit n’est perdu. Vérifiez ci-dessous, puis renvoyez.',
} as const satisfies DemoAnswerCopy
