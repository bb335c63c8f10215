import { said, sum, whole } from '#content/assistant-facts.ts'
import { sayList } from '#content/en/figures.ts'
import type { FixedWords } from '#content/assistant-words.ts'

const units = {
  years: ['year', 'years'],
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  letters: ['character', 'characters'],
  age: ['year of age', 'years of age'],
  memory: ['GB', 'GB'],
} as const

const subjects = {
  amount: 'amount',
  years: 'time',
  days: 'time',
  hours: 'time',
  letters: 'length',
  age: 'age',
  memory: 'memory',
} as const
const stands = {
  within: 'is within',
  beyond: 'is more than',
  below: 'is less than',
  enough: 'meets the minimum of',
} as const

/** What the assistant says beside the answers. */
export const fixed = {
  askAway: 'Gladly: ask your question here. To begin with:',
  offers: {
    trial: 'say here that you would like to start',
    demo: 'Say here that you would like one',
    ngo: 'say here that you would like to apply',
    smallBusiness: 'say here that you would like to have it',
    visit: 'Write where you are, what you sell and how many tills you have',
  },
  unknown: `I do not know that: I have not found it on our pages, and I would rather not guess. A colleague can tell you. Press "Speak to Human", or write to ${said.email}.`,
  nearest: (text) =>
    `I am not sure that I have understood. Perhaps you mean this:\n\n${text}\n\nIf that is not it, a colleague can tell you: press "Speak to Human", or write to ${said.email}.`,
  notNamed: (names) => `Our pages do not name ${sayList(names)}.`,
  noOffice: ({ town }) => (town ? `We have no office in ${town}.` : 'We have no office there.'),
  unheard: `I am sorry: I have not understood what you ask, and I do not want to guess again. A colleague will: press "Speak to Human", or write to ${said.email}.`,
  noMore: (short) =>
    `${short}\n\nThat is what I find about it on our pages. If it does not answer you, a colleague can: press "Speak to Human", or write to ${said.email}.`,
  again: (text) => `${text}\n\nThat is all I can say about it; a colleague knows more.`,
  unknownSuggestions: [
    'I would like to speak to a human agent',
    'I would like to request a demo',
    'Which modules are there?',
  ],
  declined: `That is outside what I can help with. I answer questions about ${said.product}: its modules, plans and prices, the free trial, setup, support and our offices.`,
  declinedSuggestions: ['Which modules are there?', 'What are your pricing plans?', 'How can I start a free trial?'],
  rest: (parts) =>
    `${parts.length > 0 ? parts.map((part) => `“${part}”`).join(' and ') : 'The rest of your message'} I cannot answer from our pages; a colleague can.`,
  yes: (text) => `Yes. ${text}`,
  no: (text) => `No. ${text}`,
  unmet: 'By the list on our page, you do not meet all conditions.',
  limit: ({ value, unit, is }) => {
    const measure = unit === 'amount' ? sum(value) : `${whole(value)} ${units[unit][value === 1 ? 0 : 1]}`
    return `The ${subjects[unit]} you name ${stands[is]} ${measure}.`
  },
  ask: (questions, isBelow) =>
    `${isBelow ? 'Or do' : 'Do'} you mean ${questions.map((question) => `“${question}”`).join(' or ')}`,
  others: 'What other products cost or can do, our pages do not say: ask their makers, and try both side by side.',
  welcome: (name, company) =>
    `Hello${name ? ` ${name}` : ''}, and welcome to ${said.product}. I am ${said.assistant}, the assistant.${company ? ` How can I help ${company}?` : ' How can I help?'} Ask me about the modules, the prices or the free trial, or press "Speak to Human" for a colleague.`,
} as const satisfies FixedWords
