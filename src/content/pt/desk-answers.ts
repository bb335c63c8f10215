import type { AnswerFacts, AskedTime, DeskAnswers } from '#content/copy/desk-answers.ts'
import { addressWhereSpoken } from '#content/languages.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

const frame = ({ firstName, by }: AnswerFacts, paragraphs: readonly string[]) =>
  [`Bom dia, ${firstName},`, ...paragraphs, by].join('\n\n')

const priceLines = Object.values(plans)
  .map(({ name, monthlyPrice, annualPrice }) => {
    return `${name}: ${sayPrice(monthlyPrice)} por mês, ou ${sayPrice(annualPrice)} por ano`
  })
  .join('\n')

const { opens, closes } = channels.phone
const hours = `de segunda a sexta, das ${opens}h às ${closes}h (EAT)`

const sayAsked = ({ on, when, isTyped }: AskedTime) =>
  `${on ? `No dia ${on} pediu` : 'Pediu'} ${isTyped ? `«${when}»` : when}; ainda lhe convém?`
const askedBeside = ({ asked }: AnswerFacts) => (asked ? [sayAsked(asked)] : [])

const askForCall = ({ asked, phone }: AnswerFacts) => {
  if (asked) return `. ${sayAsked(asked)} ${phone ? `Ligaríamos para o ${phone}.` : 'E para que número podemos ligar?'}`
  return phone
    ? `: em que dia e a que horas podemos ligar para o ${phone}?`
    : ': em que dia, a que horas e para que número podemos ligar?'
}

/** As mesmas respostas em português. */
export const deskAnswers = {
  empty: (facts) => frame(facts, ['']),
  answers: {
    call: (facts) =>
      frame(facts, [
        `obrigado pela sua mensagem. O mais rápido é falarmos dez minutos${askForCall(facts)}`,
        `Atendemos o telefone ${hours}, no ${contact.phone}. Diga ${facts.reference} e ninguém lhe pergunta duas vezes o mesmo.`,
      ]),
    prices: (facts) =>
      frame(facts, [
        'aqui está o preço dos nossos planos:',
        priceLines,
        `Cada um experimenta-se durante ${figures.trialDays.value} dias sem cartão bancário. A calculadora em ${facts.publicUrl}${addressWhereSpoken('/pricing#calculator', 'pt')} mostra qual lhe serve; diga-nos quantas pessoas e quantas lojas tem, e também lho dizemos.`,
        ...askedBeside(facts),
      ]),
    demo: (facts) =>
      frame(facts, [
        `uma demonstração da ${brand.product} dura meia hora, no seu telemóvel ou computador, com as partes que indicou. ${facts.asked ? sayAsked(facts.asked) : 'Que dias e que horas lhe convêm?'}`,
        'Diga-nos o que quer ver primeiro, e começamos por aí.',
      ]),
    papers: (facts) =>
      frame(facts, [
        `o que pediu está pronto para ler e imprimir em ${facts.publicUrl}${addressWhereSpoken('/documentation', 'pt')}.`,
        'Se lá faltar alguma coisa, responda a este e-mail e uma pessoa escreve-lhe.',
        ...askedBeside(facts),
      ]),
  },
} as const satisfies DeskAnswers
