import type { ConversationMailWords } from '#content/copy/emails/conversation.ts'
import { brand } from '#facts/brand.ts'
import { channels } from '#facts/contact.ts'
import { sayList } from '../figures.ts'

/** A carta que conta ao visitante o que se disse no chat. */
export const conversationMail = {
  subject: { visitor: `A sua conversa com a ${brand.assistant}` },
  kind: { visitor: 'A sua conversa' },
  title: {
    visitor: (people) =>
      people.length === 0
        ? `O que disse e o que a ${brand.assistant} respondeu`
        : `O que disse e o que lhe responderam ${sayList([brand.assistant, ...people])}`,
  },
  lead: { visitor: 'Aqui está a sua conversa. Responda a este e-mail: daí em diante, quem responde é uma pessoa.' },
  promised: (reference) =>
    `Pediu para falar com uma pessoa. Respondemos por e-mail em ${channels.email.replyHours} horas. A sua referência é ${reference}.`,
  answered: (name, reference) => `${name} respondeu-lhe no chat. A sua referência é ${reference}.`,
  figures: {
    messages: (count) => (count === 1 ? 'Mensagem' : 'Mensagens'),
    duration: 'Duração',
    location: 'Lugar',
  },
  counted: (count) => (count === 1 ? '1 mensagem' : `${count} mensagens`),
  minutes: (duration) => `${duration} min`,
  visitor: 'Eu',
  leftOut: {
    visitor: (count) => `${count} mensagens ficaram de fora, para que este e-mail se leia bem.`,
  },
  cut: ' …',
  takenOut: { link: '(ligação)', number: '(número)' },
  sources: 'Fonte:',
  actions: { demo: 'Pedir uma demonstração', plans: 'Ver os planos' },
  reason: {
    visitor:
      'Enviado porque alguém, no chat do nosso site, pediu uma cópia para este endereço. Se não foi o seu caso, não precisa de fazer nada: o seu endereço não está em nenhuma lista. Responda e vamos ver o que se passou.',
  },
} as const satisfies ConversationMailWords
