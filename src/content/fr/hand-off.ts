import type { HandOffWords, Moment } from '#content/conversation-words.ts'
import type { ConversationWords } from '#content/copy/hand-off.ts'
import { longestMessage } from '#contract/chat.ts'
import { brand } from '#facts/brand.ts'
import { channels, contact } from '#facts/contact.ts'
import type { RegionId } from '#facts/regions.ts'
import { demoForm } from './demo-form.ts'
import { channelHours } from './hours.ts'

const { name, company, email, phone } = demoForm.problems

/** Ce que le serveur lui-même dit dans une conversation. */
export const conversation = {
  greetings: {
    A: (visitor: string) =>
      `Bonjour ${visitor}, je suis ${brand.assistant}, l’assistante d’${brand.product}. Parlons modules, prix ou démonstration.`,
    B: (visitor: string, business: string) =>
      `Merci, ${visitor}. Je suis ${brand.assistant}. Que voulez-vous voir pour ${business} : les modules, les prix ou une démonstration ?`,
    nobody: 'et bienvenue',
    noCompany: 'votre entreprise',
  },
  problems: { name, company, email, phone },
  tooLong: `Un message peut avoir ${longestMessage} caractères au plus`,
  copyEmailInvalid: 'Écrivez une adresse e-mail valable',
  nothingToCopy: 'Il n’y a pas encore de conversation à envoyer',
  enoughCopies: 'Cette conversation a été envoyée assez souvent. Notre équipe l’a aussi.',
  full: `Cette conversation est arrivée à sa fin. Choisissez « Tout effacer » pour en commencer une autre, ou appelez le ${contact.phone}.`,
  replyLost: `La réponse s’est perdue chez nous. Réessayez, ou appelez le ${contact.phone}.`,
} as const satisfies ConversationWords

export const regionNames = {
  'east-and-west': 'Afrique de l’Est et de l’Ouest, siège',
  southern: 'Afrique australe',
  francophone: 'Afrique francophone',
} as const satisfies Record<RegionId, string>

const sayMoment = ({ there, here }: Moment) => (here ? `${here} à votre heure (${there})` : there)

/** The way to a person. */
export const handOff = {
  open: (closes) =>
    `Votre conversation est maintenant chez un collègue. Notre équipe est là jusqu’à ${sayMoment(closes)}.`,
  closed: (opens) => `Un collègue est de nouveau au chat à notre prochaine ouverture : ${sayMoment(opens)}.`,
  holiday: (holiday, opens) =>
    `C’est un jour férié à Kigali (${holiday}). Un collègue est de nouveau au chat à notre prochaine ouverture : ${sayMoment(opens)}.`,
  away: `Votre conversation est maintenant chez un collègue. Notre chat est ouvert ${channelHours.chat}.`,
  known: 'Vous avez déjà demandé une personne, et notre équipe le sait.',
  reference: (reference) => `Votre référence est **${reference}**.`,
  promise: `Un collègue répond par e-mail à l’adresse donnée, dans les ${channels.email.replyHours} heures.`,
  number: (said) => `Votre numéro, **${said}**, est noté.`,
  wished: (when) => `Votre souhait, **${when}**, est noté ; un collègue vous dit si c’est possible.`,
  sooner: (number, opens) =>
    `Si c’est pressé, appelez le ${number}${opens ? ` à partir de ${sayMoment(opens)}, ou à toute heure si vous ne pouvez plus vendre` : ''}. Je reste là pour vos questions.`,
  full: (reference) =>
    `Cette conversation est devenue trop longue pour que je la poursuive. Elle est chez notre équipe sous la référence **${reference}** ; une personne répond par e-mail ou aux numéros ci-dessous. Pour me demander autre chose, choisissez « Tout effacer » et recommencez.`,
  sayRegion: ({ id }) => regionNames[id],
} as const satisfies HandOffWords
