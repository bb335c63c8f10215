import type { HandOffWords, Moment } from '#content/conversation-words.ts'
import type { ConversationWords } from '#content/copy/hand-off.ts'
import { longestMessage } from '#contract/chat.ts'
import { brand } from '#facts/brand.ts'
import { channels, contact } from '#facts/contact.ts'
import type { RegionId } from '#facts/regions.ts'
import { demoForm } from './demo-form.ts'
import { channelHours } from './hours.ts'

const { name, company, email, phone } = demoForm.problems

/** O que o próprio servidor diz numa conversa. */
export const conversation = {
  greetings: {
    A: (visitor: string) =>
      `Olá ${visitor}, sou a ${brand.assistant}, a assistente da ${brand.product}. Pergunte-me por módulos, preços ou uma demonstração.`,
    B: (visitor: string, business: string) =>
      `Obrigada, ${visitor}. Sou a ${brand.assistant}. Que quer ver para ${business}: os módulos, os preços ou uma demonstração?`,
    nobody: 'e boas-vindas',
    noCompany: 'a sua empresa',
  },
  problems: { name, company, email, phone },
  tooLong: `Uma mensagem pode ter no máximo ${longestMessage} caracteres`,
  copyEmailInvalid: 'Escreva um e-mail válido',
  nothingToCopy: 'Ainda não há conversa para enviar',
  enoughCopies: 'Esta conversa já foi enviada vezes suficientes. A nossa equipa também a tem.',
  full: `Esta conversa chegou ao fim. Escolha «Limpar tudo» para começar outra, ou ligue para ${contact.phone}.`,
  replyLost: `A resposta perdeu-se do nosso lado. Tente outra vez, ou ligue para ${contact.phone}.`,
} as const satisfies ConversationWords

export const regionNames = {
  'east-and-west': 'África Oriental e Ocidental, sede',
  southern: 'África Austral',
  francophone: 'África francófona',
} as const satisfies Record<RegionId, string>

const sayMoment = ({ there, here }: Moment) => (here ? `${here} na sua hora (${there})` : there)

/** O caminho até uma pessoa. */
export const handOff = {
  open: (closes) => `A sua conversa está agora com um colega. A nossa equipa atende até ${sayMoment(closes)}.`,
  closed: (opens) => `Há colegas no chat quando voltarmos a abrir: ${sayMoment(opens)}.`,
  holiday: (holiday, opens) =>
    `Hoje é feriado em Kigali (${holiday}). Há colegas no chat quando voltarmos a abrir: ${sayMoment(opens)}.`,
  away: `A sua conversa está agora com um colega. O nosso chat está aberto ${channelHours.chat}.`,
  known: 'O seu pedido para falar com uma pessoa está feito, e a nossa equipa tem-no.',
  reference: (reference) => `A sua referência é **${reference}**.`,
  promise: `Um colega responde por e-mail, para o endereço que deu, em ${channels.email.replyHours} horas.`,
  number: (said) => `O seu número, **${said}**, fica anotado.`,
  wished: (when) => `O seu desejo, **${when}**, fica anotado; um colega diz-lhe se é possível.`,
  sooner: (number, opens) =>
    `Se não puder esperar, ligue para ${number}${opens ? ` a partir de ${sayMoment(opens)}, ou a qualquer hora se não conseguir vender` : ''}. Eu continuo aqui para as suas perguntas.`,
  full: (reference) =>
    `Esta conversa ficou demasiado longa para eu a continuar. Está toda com a nossa equipa, com a referência **${reference}**; uma pessoa responde por e-mail ou pelos números abaixo. Para me perguntar outra coisa, escolha «Limpar tudo» e comece de novo.`,
  sayRegion: ({ id }) => regionNames[id],
} as const satisfies HandOffWords
