import type { FallbackWords } from '#content/conversation-words.ts'
import type { FallbackSources } from '#content/copy/assistant-fallback.ts'
import { figures } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { brand } from '#facts/brand.ts'
import { officeOf } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { regions } from '#facts/regions.ts'
import { sayFigure, sayPrice } from './figures.ts'
import { regionNames } from './hand-off.ts'

const cheapest = Math.min(...Object.values(plans).map(({ monthlyPrice }) => monthlyPrice))

/** The same as in English, from the same facts. */
export const assistantFallback = {
  person: [
    'Voici comment joindre une personne :',
    [
      ...regions.map(({ id, office }) => `- ${regionNames[id]} : ${officeOf(office).phone}`),
      `- E-mail : ${contact.email}`,
    ].join('\n'),
  ].join('\n\n'),
  pricing: [
    'Voici ce que je peux vous dire de nos prix :',
    [
      `- Formules à partir de ${sayPrice(cheapest)} par mois`,
      `- Essai gratuit de ${sayFigure(figures.trialDays)} jours, sans carte bancaire`,
      '- Prix sur mesure pour les grandes entreprises, sur demande',
      '- Remises de volume pour plusieurs sites, sur demande',
    ].join('\n'),
    `Tous les prix sont sur la [page des tarifs](/pricing). Notre équipe commerciale peut-elle vous contacter ? Écrivez à ${contact.sales} ou appelez le ${contact.phone}.`,
  ].join('\n\n'),
  apology: `Désolée, un problème technique m’empêche de répondre en ce moment. Notre équipe est là : appelez le ${contact.phone} (24 h/24 et 7 j/7 pour les urgences) ou écrivez à ${contact.email} (24 h/24 et 7 j/7, réponse dans les ${channels.email.replyHours} heures).`,
  brokeOff: `Ma réponse s’est interrompue ici. Posez la question à nouveau, appelez le ${contact.phone} ou écrivez à ${contact.email}.`,
  suggestions: [
    'Quels sont vos tarifs ?',
    'Comment commencer un essai gratuit ?',
    `Que fait ${brand.product} pour mon commerce ?`,
  ],
} as const satisfies FallbackWords

export const fallbackSources = {
  person: [{ title: 'Contact', url: '/contact' }],
  pricing: [{ title: 'Tarifs', url: '/pricing' }],
  apology: [{ title: 'Contact', url: '/contact' }],
} as const satisfies FallbackSources
