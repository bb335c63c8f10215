import type { FallbackWords } from '#content/conversation-words.ts'
import type { FallbackSources } from '#content/copy/assistant-fallback.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { officeOf } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { regions } from '#facts/regions.ts'
import { sayFigure, sayPrice } from './figures.ts'
import { regionNames } from './hand-off.ts'

const cheapest = Math.min(...Object.values(plans).map(({ monthlyPrice }) => monthlyPrice))

/** O mesmo que em inglês, a partir dos mesmos factos. */
export const assistantFallback = {
  person: [
    'É assim que fala com uma pessoa:',
    [
      ...regions.map(({ id, office }) => `- ${regionNames[id]}: ${officeOf(office).phone}`),
      `- E-mail: ${contact.email}`,
    ].join('\n'),
  ].join('\n\n'),
  pricing: [
    'Isto é o que lhe posso dizer dos nossos preços:',
    [
      `- Planos a partir de ${sayPrice(cheapest)} por mês`,
      `- Teste gratuito de ${sayFigure(figures.trialDays)} dias, sem cartão bancário`,
      '- Preço à medida para grandes empresas, a pedido',
      '- Descontos de volume para várias lojas, a pedido',
    ].join('\n'),
    `Todos os preços estão na [página de preços](/pricing). Quer que a nossa equipa comercial o contacte? Escreva para ${contact.sales} ou ligue para ${contact.phone}.`,
  ].join('\n\n'),
  apology: `Peço desculpa, um problema técnico não me deixa responder neste momento. A nossa equipa está cá: ligue para ${contact.phone} (24 horas por dia, 7 dias por semana, para urgências) ou escreva para ${contact.email} (24 horas por dia, 7 dias por semana, resposta em ${channels.email.replyHours} horas).`,
  brokeOff: `A minha resposta parou aqui. Pergunte outra vez, ligue para ${contact.phone} ou escreva para ${contact.email}.`,
  suggestions: [
    'Quais são os vossos preços?',
    'Como começo um teste gratuito?',
    `O que faz a ${brand.product} pelo meu negócio?`,
  ],
} as const satisfies FallbackWords

export const fallbackSources = {
  person: [{ title: 'Contactos', url: '/contact' }],
  pricing: [{ title: 'Preços', url: '/pricing' }],
  apology: [{ title: 'Contactos', url: '/contact' }],
} as const satisfies FallbackSources
