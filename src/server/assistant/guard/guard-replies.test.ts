import { describe, expect, it } from 'vitest'
import { figures } from '#facts/claims.ts'
import { channels } from '#facts/contact.ts'
import { countIndication } from '#facts/exchange-rates.ts'
import { packages } from '#facts/packages.ts'
import { countAnnualSaving, plans, type PlanId } from '#facts/plans.ts'
import { createGuard } from './guard.ts'
import { createSentenceStream } from '../reading/sentences.ts'
import { costs, paidOnce, withComma } from '#tests/prices.ts'

const inRwf = (plan: PlanId) => countIndication(plans[plan].monthlyPrice, 'RWF').toLocaleString('en')
const { users } = plans.professional
const { products } = plans.starter
const trial = figures.trialDays.value
const saved = countAnnualSaving(plans.starter).percent

const guard = createGuard({ paths: ['/', '/small-business-backbone', '/ngo-compatibility'], rules: '' })

/** What visitors ask, and whole answers as a model writes them when it keeps to the facts. */
const replies = [
  [
    'Which plan for 3 users and 400 products?',
    `For **3 users** and **400 products**, I recommend the **Professional** plan:\n\n- **Price:** ${costs.professional.month}/month or ${costs.professional.year}/year (annual billing saves ${saved}%)\n- **Users:** up to ${users}\n- **Products:** unlimited\n- **Locations:** multi-location support\n\nStarter would be too small: it is limited to ${products} products and 1 user.\n\nYou can start with a ${trial}-day free trial, no credit card required. Would you like to request a demo?`,
  ],
  [
    'What do the one-time packages cost?',
    `We offer three one-time packages:\n\n| Package | Price | Users | Updates |\n|---|---|---|---|\n| Essential | ${paidOnce.essential} | Up to ${packages.essential.users} | ${packages.essential.updateYears} years |\n| Business | ${paidOnce.business} | Up to ${packages.business.users} | ${packages.business.updateYears} years |\n| Enterprise | ${paidOnce.enterprise} | Unlimited | Lifetime |\n\nEach comes with a lifetime licence. If you already subscribe, your payments are credited toward a later purchase.`,
  ],
  [
    'Compare plans',
    `### Starter\n${costs.starter.month}/month or ${costs.starter.year}/year. For one shop: up to ${products} products and 1 user.\n\n### Professional\n${costs.professional.month}/month or ${costs.professional.year}/year. Unlimited products, up to ${users} users, several locations, API access.\n\n### Enterprise\n${costs.enterprise.month}/month or ${costs.enterprise.year}/year. Unlimited users and locations, white-label and a dedicated account manager.\n`,
  ],
  [
    'Combien coûte le logiciel ?',
    `Bonjour ! Voici nos forfaits :\n\n1. **Starter** : ${withComma(costs.starter.month)} $ par mois (${withComma(costs.starter.year)} $ par an), jusqu’à ${products} produits et 1 utilisateur\n2. **Professional** : ${withComma(costs.professional.month)} $ par mois (${withComma(costs.professional.year)} $ par an), produits illimités et jusqu’à ${users} utilisateurs\n3. **Enterprise** : ${withComma(costs.enterprise.month)} $ par mois (${withComma(costs.enterprise.year)} $ par an), utilisateurs et emplacements illimités\n\nAvec le paiement annuel, vous économisez ${saved} %. L’essai gratuit dure ${trial} jours, sans carte bancaire. Souhaitez-vous une démonstration ?`,
  ],
  [
    'How do I reach you?',
    `You can reach us in several ways:\n\n- **Phone:** +250 000 000 100 (${channels.phone.said})\n- **E-mail:** hello@imisozi.example (${channels.email.said})\n- **Live chat:** ${channels.chat.said}\n- **Emergencies:** support is available 24/7\n\nOur headquarters are at KG 11 Ave, Kacyiru, Kigali, Rwanda. We also have offices in Kampala, Bafoussam, Luanda and Abidjan.`,
  ],
  [
    'Is there an NGO discount?',
    `Yes. Qualified NGOs receive a **12-month free trial**, a **75% lifetime discount**, no setup fee and 24/7 support. To qualify, your organisation needs at least 1 year of operation, an annual revenue under $10 million and 501(c)(3) status or the like. See the [NGO page](/ngo-compatibility) for details.`,
  ],
  [
    'small business discount?',
    `Small businesses that qualify get 50% off the first year. We have not published fixed rules, so a person looks at each request. You can read more on the [small business page](/small-business-backbone).`,
  ],
  [
    'do you support offline?',
    `Yes, the point of sale works offline. Sales are kept on the device and sent when the network is back. You can try it free for ${trial} days.`,
  ],
  [
    'what roles?',
    `There are six predefined roles: Super Admin, Administrator, Manager, Employee, Staff and Auditor. You can also create custom permissions. With advanced role-based access (Enterprise) you can go further.`,
  ],
  [
    'loyalty?',
    `Our loyalty programme has three tiers: Bronze, Silver and Gold. Customers earn points with each purchase.`,
  ],
  [
    'I run 2 pharmacies with 7 staff',
    `With 2 pharmacies and 7 staff you are beyond the ${users} users of Professional, so **Enterprise** fits best. It costs ${costs.enterprise.month} a month or ${costs.enterprise.year} a year and has unlimited users and locations.`,
  ],
  [
    'price in RWF',
    `Prices are set in US dollars. As an indication, Starter is about RWF ${inRwf('starter')} a month and Professional about RWF ${inRwf('professional')} a month (rate of 16 November 2026). The dollar price is binding.`,
  ],
  [
    'How long is support included in packages?',
    `Essential includes 1 year of e-mail support, Business 2 years of priority support and Enterprise 5 years of priority support.`,
  ],
  [
    'is it secure',
    `Yes. We use 256-bit encryption, two-factor authentication and audit trail logging. We state compliance with GDPR, HIPAA, SOC 2 Type II, CCPA and SOX. The standard service has 99.9% uptime, the enterprise-grade service a 99.99% uptime SLA.`,
  ],
] as const

/** The answer up to the first piece that the guard holds back. */
function hear(question: string, reply: string) {
  const stream = createSentenceStream()
  const asked = guard.forQuestion(question)
  let said = ''
  for (const piece of [...stream.feed(reply), ...stream.end()]) {
    if (!asked.check(piece, said).ok) break
    said += piece
  }
  return said
}

describe('whole answers', () => {
  it.each(replies)('are heard to their end: %s', (question, reply) => {
    expect(hear(question, reply)).toBe(reply)
  })

  it('end before the first figure that is not ours', () => {
    const reply = `Starter costs ${costs.starter.month} a month. Professional is ${costs.professional.month}. Enterprise is only $29! It is great.`

    expect(hear('prices?', reply)).toBe(
      `Starter costs ${costs.starter.month} a month. Professional is ${costs.professional.month}. `,
    )
  })
})
