import type { DemoConfirmationWords } from '#content/copy/emails/demo-confirmation.ts'
import { contact } from '#facts/contact.ts'

/** A carta a quem pediu uma demonstração. O assunto não tem nada das suas palavras. */
export const demoConfirmationMail = {
  subject: (reference) => `O seu pedido de demonstração ${reference} chegou`,
  kind: 'O seu pedido',
  preview: (answerBy) => `Uma pessoa responde até ${answerBy}.`,
  title: 'O seu pedido chegou',
  lead: (reference, answerBy) =>
    `A sua referência é ${reference}. Uma pessoa responde em ${contact.demoReplyHours} horas: até ${answerBy}. Quer acrescentar alguma coisa? Responda a este e-mail: quem o lê é uma pessoa.`,
  labels: {
    reference: 'Referência',
    received: 'Recebido',
    name: 'Nome',
    company: 'Empresa',
    phone: 'Telefone',
    modules: 'Módulos',
    size: 'Tamanho',
    message: 'Escreveu',
  },
  withoutCode: 'sem indicativo do país. Responda com ele, e podemos ligar-lhe',
  actions: { whatsApp: 'Escrever no WhatsApp', call: (phone) => `Ligar para ${phone}` },
  hello: (reference) => `Olá, o meu pedido de demonstração é ${reference}.`,
  reason:
    'Enviado uma só vez, porque alguém pediu uma demonstração no nosso site com este endereço. Se não foi o seu caso, não há nada a fazer: o seu endereço não está em nenhuma lista. Responda e apagamos o pedido.',
} as const satisfies DemoConfirmationWords
