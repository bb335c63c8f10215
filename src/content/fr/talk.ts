import type { Moment, TalkWords } from '#content/conversation-words.ts'
import { channels } from '#facts/contact.ts'

const sayMoment = ({ there, here }: Moment) => (here ? `${here} à votre heure (${there})` : there)

/** What the assistant says where people take over from it, and when it comes back. */
export const talk = {
  calling: 'J’appelle quelqu’un de notre équipe. Vous pouvez continuer à écrire.',
  usually: (minutes) => `Ces derniers temps, cela a pris ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
  nobodyThere: 'Personne n’est à son poste en ce moment.',
  inUntil: (closes) => `Notre équipe est là jusqu’à ${sayMoment(closes)}.`,
  missed: (reference) =>
    `J’ai appelé notre équipe et personne n’était libre en 2 minutes. Votre message est chez elle, sous la référence **${reference}**.`,
  promise: `Vous recevez une réponse par e-mail dans les ${channels.email.replyHours} heures.`,
  sooner: (phone, opens) => `Plus vite : ${phone}${opens ? `, à partir de ${sayMoment(opens)}` : ''}`,
  back: (name) => `Je suis de retour et je réponds. Ce que vous avez dit avec ${name} est gardé, et notre équipe l’a.`,
  backFromSilence: (name) =>
    `${name} n’a pas écrit depuis 15 minutes ; je suis donc de retour et je réponds. Ce que vous avez écrit est gardé, et notre équipe l’a.`,
  takeUp: 'Je reprends ce qui attend encore une réponse.',
} as const satisfies TalkWords
