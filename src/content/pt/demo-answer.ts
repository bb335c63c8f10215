import type { DemoAnswerCopy } from '#content/copy/demo-answer.ts'
import { contact } from '#facts/contact.ts'

/** A página que responde a um pedido enviado sem JavaScript. */
export const demoAnswer = {
  title: 'Pedir uma demonstração',
  description: `O seu pedido de demonstração precisa de mais um olhar antes de seguir. Uma pessoa responde em ${contact.demoReplyHours} horas.`,
  heading: 'Pedir uma demonstração',
  lead: 'Nada do que escreveu se perdeu. Confira abaixo e envie outra vez.',
} as const satisfies DemoAnswerCopy
