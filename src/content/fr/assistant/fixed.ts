import { said, sum, whole } from '#content/assistant-facts.ts'
import { sayList } from '#content/fr/figures.ts'
import type { FixedWords } from '#content/assistant-words.ts'

const units = {
  years: ['an', 'ans'],
  days: ['jour', 'jours'],
  hours: ['heure', 'heures'],
  letters: ['caractère', 'caractères'],
  age: ['an', 'ans'],
  memory: ['Go', 'Go'],
} as const

/** What the assistant says beside the answers. */
const subjects = {
  amount: 'Le montant',
  years: 'La durée',
  days: 'La durée',
  hours: 'Le délai',
  letters: 'La longueur',
  age: 'L’âge',
  memory: 'La mémoire',
} as const
const stands = {
  within: 'reste dans la limite de',
  beyond: 'dépasse',
  below: 'n’atteint pas',
  enough: 'atteint le minimum de',
} as const

export const fixed = {
  askAway: 'Volontiers : posez votre question ici. Pour commencer :',
  offers: {
    trial: 'dites ici que vous le souhaitez',
    demo: 'Dites ici que vous en souhaitez une',
    ngo: 'dites ici que vous souhaitez postuler',
    smallBusiness: 'dites ici que vous souhaitez l’avoir',
    visit: 'Écrivez où vous êtes, ce que vous vendez et combien de caisses vous avez',
  },
  unknown: `Je ne le sais pas : je ne l’ai pas trouvé sur nos pages, et je préfère ne pas deviner. Un collègue peut vous le dire. Appuyez sur « Parler à une personne », ou écrivez à ${said.email}.`,
  nearest: (text) =>
    `J’ai un doute sur ce que vous demandez. Peut-être est-ce ceci :\n\n${text}\n\nSi ce n’est pas cela, un collègue peut vous répondre : appuyez sur « Parler à une personne », ou écrivez à ${said.email}.`,
  notNamed: (names) => `Nos pages ne nomment pas ${sayList(names)}.`,
  noOffice: ({ town }) => (town ? `Nous n’avons pas de bureau à ${town}.` : 'Nous n’avons pas de bureau là-bas.'),
  unheard: `Pardon, je n’ai pas compris votre question et ne veux pas deviner encore. Un collègue comprendra : appuyez sur « Parler à une personne », ou écrivez à ${said.email}.`,
  noMore: (short) =>
    `${short}\n\nC’est ce que je trouve à ce sujet sur nos pages. Si cela ne répond pas à votre question, un collègue le peut : appuyez sur « Parler à une personne », ou écrivez à ${said.email}.`,
  again: (text) => `${text}\n\nJe ne peux en dire plus ; un collègue en sait davantage.`,
  unknownSuggestions: [
    'Je voudrais parler à un conseiller',
    'Je voudrais demander une démo',
    'Quels sont les modules ?',
  ],
  declined: `Cela sort de ce que je peux faire. Je réponds sur ${said.product} : ses modules, formules et prix, l’essai gratuit, la mise en route, l’assistance et nos bureaux.`,
  declinedSuggestions: ['Quels sont les modules ?', 'Quels sont vos tarifs ?', 'Comment commencer un essai gratuit ?'],
  rest: (parts) =>
    `${parts.length > 0 ? `À ${parts.map((part) => `« ${part} »`).join(' et ')}` : 'Au reste de votre message'} je ne peux pas répondre d’après nos pages ; un collègue le peut.`,
  yes: (text) => `Oui. ${text}`,
  no: (text) => `Non. ${text}`,
  unmet: 'Telles qu’elles sont sur la page, vous ne remplissez pas toutes les conditions.',
  limit: ({ value, unit, is }) => {
    const measure = unit === 'amount' ? sum(value) : `${whole(value)} ${units[unit][value === 1 ? 0 : 1]}`
    return `${subjects[unit]} que vous dites ${stands[is]} ${measure}.`
  },
  ask: (questions, isBelow) =>
    `${isBelow ? 'Ou voulez' : 'Voulez'}-vous dire ${questions.map((question) => `« ${question} »`).join(' ou ')}`,
  others:
    'Ce que coûtent ou savent faire d’autres produits, nos pages ne le disent pas : demandez à leurs éditeurs, et essayez les deux côte à côte.',
  welcome: (name, company) =>
    `Bonjour${name ? ` ${name}` : ''}, et bienvenue chez ${said.product}. Je suis ${said.assistant}, l’assistante.${company ? ` Comment puis-je aider ${company} ?` : ' Comment puis-je aider ?'} Demandez-moi les modules, les prix ou l’essai gratuit, ou appuyez sur « Parler à une personne » pour un collègue.`,
} as const satisfies FixedWords
