import { said, sum, whole } from '#content/assistant-facts.ts'
import { sayList } from '#content/pt/figures.ts'
import type { FixedWords } from '#content/assistant-words.ts'

const units = {
  years: ['ano', 'anos'],
  days: ['dia', 'dias'],
  hours: ['hora', 'horas'],
  letters: ['carácter', 'caracteres'],
  age: ['ano', 'anos'],
  memory: ['GB', 'GB'],
} as const

/** What the assistant says beside the answers. */
const subjects = {
  amount: 'A quantia',
  years: 'O tempo',
  days: 'O tempo',
  hours: 'O prazo',
  letters: 'O comprimento',
  age: 'A idade',
  memory: 'A memória',
} as const
const stands = {
  within: 'está dentro do limite de',
  beyond: 'passa de',
  below: 'não chega a',
  enough: 'chega ao mínimo de',
} as const

export const fixed = {
  askAway: 'Com todo o gosto: faça a sua pergunta aqui. Para começar:',
  offers: {
    trial: 'diga aqui que o quer',
    demo: 'Diga aqui que quer uma',
    ngo: 'diga aqui que se quer candidatar',
    smallBusiness: 'diga aqui que gostaria de o ter',
    visit: 'Escreva onde está, o que vende e quantas caixas tem',
  },
  unknown: `Não sei: não o encontrei nas nossas páginas, e prefiro não adivinhar. Um colega pode dizer-lhe. Carregue em «Falar com uma pessoa» ou escreva para ${said.email}.`,
  nearest: (text) =>
    `Não tenho a certeza de ter percebido. Talvez queira dizer isto:\n\n${text}\n\nSe não é isso, um colega pode responder-lhe: carregue em «Falar com uma pessoa» ou escreva para ${said.email}.`,
  notNamed: (names) => `As nossas páginas não falam de ${sayList(names)}.`,
  noOffice: ({ town }) => (town ? `Não temos escritório em ${town}.` : 'Não temos escritório aí.'),
  unheard: `Peço desculpa, não percebi a sua pergunta e não quero adivinhar outra vez. Um colega percebe: carregue em «Falar com uma pessoa», ou escreva para ${said.email}.`,
  noMore: (short) =>
    `${short}\n\nÉ o que encontro sobre isso nas nossas páginas. Se não responde ao que pergunta, um colega pode: carregue em «Falar com uma pessoa», ou escreva para ${said.email}.`,
  again: (text) => `${text}\n\nSobre isso não sei dizer mais; um colega sabe.`,
  unknownSuggestions: ['Queria falar com uma pessoa', 'Queria pedir uma demonstração', 'Quais são os módulos?'],
  declined: `Isso não é comigo. Respondo sobre a ${said.product}: os módulos, os planos e os preços, o teste gratuito, a instalação, o apoio e os nossos escritórios.`,
  declinedSuggestions: ['Quais são os módulos?', 'Quais são os vossos preços?', 'Como começo um teste gratuito?'],
  rest: (parts) =>
    `${parts.length > 0 ? `A ${parts.map((part) => `«${part}»`).join(' e a ')}` : 'Ao resto da sua mensagem'} não consigo responder pelas nossas páginas; um colega consegue.`,
  yes: (text) => `Sim. ${text}`,
  no: (text) => `Não. ${text}`,
  unmet: 'Tal como estão na página, não cumpre todas as condições.',
  limit: ({ value, unit, is }) => {
    const measure = unit === 'amount' ? sum(value) : `${whole(value)} ${units[unit][value === 1 ? 0 : 1]}`
    return `${subjects[unit]} que diz ${stands[is]} ${measure}.`
  },
  ask: (questions, isBelow) =>
    `${isBelow ? 'Ou quer' : 'Quer'} dizer ${questions.map((question) => `«${question}»`).join(' ou ')}`,
  others:
    'Quanto custam ou o que fazem outros produtos, as nossas páginas não dizem: pergunte a quem os faz, e experimente os dois lado a lado.',
  welcome: (name, company) =>
    `Olá${name ? ` ${name}` : ''}, e seja bem-vindo à ${said.product}. Sou a ${said.assistant}, a assistente.${company ? ` Em que posso ajudar ${company}?` : ' Em que posso ajudar?'} Pergunte-me por módulos, preços ou o teste gratuito, ou carregue em «Falar com uma pessoa» para ter um colega.`,
} as const satisfies FixedWords
