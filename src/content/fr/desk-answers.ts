import type { AnswerFacts, AskedTime, DeskAnswers } from '#content/copy/desk-answers.ts'
import { addressWhereSpoken } from '#content/languages.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

const frame = ({ firstName, by }: AnswerFacts, paragraphs: readonly string[]) =>
  [`Bonjour ${firstName},`, ...paragraphs, by].join('\n\n')

const priceLines = Object.values(plans)
  .map(({ name, monthlyPrice, annualPrice }) => {
    return `${name} : ${sayPrice(monthlyPrice)} par mois, ou ${sayPrice(annualPrice)} par an`
  })
  .join('\n')

const { opens, closes } = channels.phone
const hours = `du lundi au vendredi de ${opens} h à ${closes} h (EAT)`

const sayAsked = ({ on, when, isTyped }: AskedTime) =>
  `${on ? `Le ${on}, vous` : 'Vous'} avez demandé ${isTyped ? `« ${when} »` : when}. Cela vous convient-il toujours ?`
const askedBeside = ({ asked }: AnswerFacts) => (asked ? [sayAsked(asked)] : [])

const askForCall = ({ asked, phone }: AnswerFacts) => {
  if (asked) {
    return `. ${sayAsked(asked)} ${phone ? `Nous vous appellerions au ${phone}.` : 'Et à quel numéro pouvons-nous vous appeler ?'}`
  }
  return phone
    ? ` : quel jour et à quelle heure pouvons-nous vous appeler au ${phone} ?`
    : ' : quel jour, à quelle heure et à quel numéro pouvons-nous vous appeler ?'
}

/** Les mêmes réponses en français. */
export const deskAnswers = {
  empty: (facts) => frame(facts, ['']),
  answers: {
    call: (facts) =>
      frame(facts, [
        `Merci de votre message. Le plus rapide est d’en parler dix minutes${askForCall(facts)}`,
        `Nous répondons au téléphone ${hours}, au ${contact.phone}. Dites ${facts.reference} et personne ne vous demandera deux fois la même chose.`,
      ]),
    prices: (facts) =>
      frame(facts, [
        'Voici le prix de nos formules :',
        priceLines,
        `Chacune s’essaie ${figures.trialDays.value} jours sans carte bancaire. Le calculateur de ${facts.publicUrl}${addressWhereSpoken('/pricing#calculator', 'fr')} indique celle qui vous convient ; dites-nous combien de personnes et de sites vous avez, et nous vous le dirons aussi.`,
        ...askedBeside(facts),
      ]),
    demo: (facts) =>
      frame(facts, [
        `Une démonstration d’${brand.product} dure une demi-heure, sur votre téléphone ou votre ordinateur, avec les parties que vous avez choisies. ${facts.asked ? sayAsked(facts.asked) : 'Quels jours et quelles heures vous conviendraient ?'}`,
        'Dites-nous ce que vous voulez voir d’abord, et nous commencerons par là.',
      ]),
    papers: (facts) =>
      frame(facts, [
        `Ce que vous avez demandé se lit et s’imprime à l’adresse ${facts.publicUrl}${addressWhereSpoken('/documentation', 'fr')}.`,
        'S’il y manque quelque chose, répondez à cet e-mail et une personne vous écrira.',
        ...askedBeside(facts),
      ]),
  },
} as const satisfies DeskAnswers
