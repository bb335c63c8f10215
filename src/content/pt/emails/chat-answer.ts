import type { ChatAnswerWords } from '#content/copy/emails/chat-answer.ts'
import { brand } from '#facts/brand.ts'

/** A carta a um visitante que tinha a janela fechada quando um de nós respondeu. */
export const chatAnswerMail = {
  subject: (reference) => `Uma resposta da ${brand.product} para si: ${reference}`,
  kind: 'A sua conversa',
  preview: (name) => `${name} respondeu.`,
  title: (name) => `${name} respondeu-lhe`,
  lead: 'A janela do chat estava fechada, por isso vai aqui por e-mail. O botão reabre a conversa onde ficou, em qualquer aparelho, durante 30 dias. Ou responda a este e-mail.',
  action: 'Abrir a conversa',
  reason:
    'Enviado porque alguém deu este endereço no chat do nosso site. Se não foi o seu caso, não precisa de fazer nada: o seu endereço não está em nenhuma lista.',
} as const satisfies ChatAnswerWords
