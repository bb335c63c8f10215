import type { DeskReplyWords } from '#content/copy/emails/desk-reply.ts'

/** O que está à volta da resposta de uma pessoa. */
export const deskReplyMail = {
  subject: (reference) => `O seu pedido ${reference}`,
  kind: 'A nossa resposta',
  reference: (reference) => `A sua referência é ${reference}. Responda a este e-mail: quem o lê é uma pessoa.`,
  reason: 'Enviado por uma pessoa da nossa equipa, porque alguém nos escreveu no nosso site com este endereço.',
} satisfies DeskReplyWords
