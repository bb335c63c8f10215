import { describe, expect, it } from 'vitest'
import { sayList, spell } from '#content/en/figures.ts'
import { spell as spellFrench } from '#content/fr/figures.ts'
import { figures } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { headquarters, offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { countIndication, currencyCodes, referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { countAnnualSaving, plans, priceAfterDiscount, type PlanId } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { createGuard } from './guard.ts'
import { costs, inCents, paidOnce, withComma } from '#tests/prices.ts'

const aboutIn = (code: CurrencyCode, plan: PlanId) =>
  countIndication(plans[plan].monthlyPrice, code).toLocaleString('en')
const { users } = plans.professional
const { products } = plans.starter
const { essential, business } = packages
const { opens, closes } = headquarters.hours
const { phone, chat } = channels
const trial = figures.trialDays.value
const saved = countAnnualSaving(plans.starter).percent

const guard = createGuard({
  paths: ['/', '/pricing', '/contact', '/small-business-backbone', '/ngo-compatibility', '/documentation'],
  rules: 'Answer only from the facts below and never promise a discount, a refund or a date that is not among them.',
})

/** What a model says when it keeps to the facts. */
const sentences = [
  `${headquarters.city} office: Mon-Fri ${opens}AM-${closes - 12}PM ${headquarters.zoneName}.`,
  'Your team in Nairobi and your shop in Goma see the same stock.',
  'Visit us in Kigali.',
  'Our offices are Kigali, Kampala, Bafoussam, Luanda and Abidjan.',
  'Give each cashier a PIN of their own.',
  'All NGOs that qualify get 75% off the list price.',
  'Each bill can be split by a third or a quarter.',
  'The current prices are on the pricing page.',
  'Starter users are not unlimited.',
  'Professional does not have unlimited users.',
  `Professional: products unlimited, users ${users}.`,
  'Professional is not the same price as Starter.',
  `Essential has ${essential.updateYears} years of updates and 1 year of support.`,
  'E-mail (24/7) and live chat (Mon-Fri).',
  `E-mail: 24 horas por dia, 7 dias por semana, resposta em ${channels.email.replyHours} horas.`,
  `E-mail : réponse dans les ${channels.email.replyHours} heures, 24\u00a0h/24 et 7\u00a0j/7.`,
  'Pour les urgences, appelez le +250 000 000 100, 24h/24, 7j/7.',
  'Hello Amina, thank you for your message.',
  `Starter costs ${costs.starter.month} a month.`,
  `Starter costs **${costs.starter.month} per month** or **${costs.starter.year} per year**.`,
  `The Professional plan is ${costs.professional.month}/month or ${costs.professional.year}/year, with unlimited products and up to ${users} users.`,
  `Enterprise is ${costs.enterprise.month} a month or ${costs.enterprise.year} a year, with unlimited users and locations.`,
  `Plans start at ${costs.starter.month} a month.`,
  `Small businesses that qualify get ${smallBusinessProgram.firstYearDiscountPercent}% off the first year: ${inCents(priceAfterDiscount(plans.starter.annualPrice, smallBusinessProgram.firstYearDiscountPercent))} for Starter or ${inCents(priceAfterDiscount(plans.professional.annualPrice, smallBusinessProgram.firstYearDiscountPercent))} for Professional, paid by the year.`,
  `Our plans start from just ${inCents(plans.starter.monthlyPrice)}/month.`,
  `You pay ${costs.professional.month} a month for Professional.`,
  `For ${costs.starter.month} a month you get Starter.`,
  `- **Starter**: ${costs.starter.month}/month, up to ${products} products, 1 user`,
  `- **Professional** (most popular): ${costs.professional.month}/month, unlimited products, up to ${spell(users)} users`,
  `- **Enterprise**: ${costs.enterprise.month}/month, unlimited users and locations`,
  `We have three plans: Starter (${costs.starter.month}/month), Professional (${costs.professional.month}/month) and Enterprise (${costs.enterprise.month}/month).`,
  `Starter, Professional and Enterprise cost ${costs.starter.month}, ${costs.professional.month} and ${costs.enterprise.month} per month.`,
  `Paying annually saves ${saved}%.`,
  `With annual billing you save ${saved}% compared with twelve monthly payments.`,
  `Starter costs ${costs.starter.year} a year instead of ${costs.starter.twelveMonths}, so you save ${costs.starter.saved}.`,
  `A year of Professional paid at once saves ${costs.professional.saved}.`,
  `There are also three one-time packages: Essential for ${paidOnce.essential}, Business for ${paidOnce.business} and Enterprise for ${paidOnce.enterprise}.`,
  `The Essential package costs ${paidOnce.essential} once, for up to ${essential.users} users, with updates for ${essential.updateYears} years.`,
  `The Business package is ${paidOnce.business} once, for up to ${business.users} users, with ${business.updateYears} years of updates.`,
  `The Enterprise package costs ${paidOnce.enterprise} once and comes with lifetime updates.`,
  'Every package is a one-time payment with a lifetime licence.',
  'Essential includes 1 year of e-mail support and Business includes 2 years of priority support.',
  `You can try everything with a ${trial}-day free trial, no credit card required.`,
  'The free trial lasts thirty days and needs no card.',
  `Try it free for ${trial} days.`,
  'After the trial you choose a plan.',
  'Subscription payments are credited toward a later one-time purchase.',
  'Custom pricing and volume discounts for multiple locations are available on request.',
  'Our sales team makes custom offers for several locations on request.',
  'Qualifying small businesses get 50% off the first year.',
  'Small businesses that qualify pay half the price in their first year.',
  'Qualified NGOs get a 12-month free trial, a 75% lifetime discount and no setup fee.',
  'An NGO that qualifies has an annual revenue below $10 million and at least 1 year of operation.',
  'The startup accelerator gives 12 months of free software to small businesses.',
  'I cannot promise a discount, but our sales team can tell you what is possible.',
  'I do not know whether refunds are possible; please ask a person.',
  'We have no fact about a refund, so please ask our team.',
  `We answer demo requests within ${contact.demoReplyHours} hours.`,
  `E-mails are answered within ${channels.email.replyHours} hours.`,
  `Live chat with a person is open ${chat.said}.`,
  `Our phone line is open Monday to Friday, ${phone.opens}AM to ${phone.closes - 12}PM EAT.`,
  'Support is there 24/7 for emergencies.',
  'You can write to hello@imisozi.example at any time, the e-mail is read 24/7.',
  'Call us at +250 000 000 100.',
  'Our Kampala office answers at +256 000 000 200.',
  'You can reach the Luanda office at +244 000 000 400 or luanda@imisozi.example.',
  'Our headquarters are at KG 11 Ave, Kacyiru, Kigali, Rwanda.',
  `We have ${spell(offices.length)} offices: ${sayList(offices.map(({ city }) => city))}.`,
  'Our offices are in Kigali, Kampala, Bafoussam, Luanda and Abidjan.',
  'See the [pricing page](/pricing) or [write to sales](mailto:sales@imisozi.example).',
  'Read https://imisozi.example/pricing#one-time for more.',
  'Send a message on WhatsApp: https://wa.me/250000000100.',
  'The suite has seven modules on one account.',
  'We serve 500+ pharmacies, 250+ retail stores, 180+ restaurants and 120+ hotels.',
  'More than 15,000 businesses have been served.',
  'The loyalty tiers are Bronze, Silver and Gold.',
  'There are three loyalty tiers: Bronze, Silver and Gold.',
  'Six predefined roles are ready, and you can add custom permissions.',
  'The standard service has 99.9% uptime.',
  'The enterprise-grade SLA promises 99.99% uptime.'.replace('promises', 'states'),
  'Data is protected with 256-bit encryption and TLS 1.3.',
  'We state GDPR, HIPAA, SOC 2 Type II, CCPA and SOX compliance.',
  'The company was founded in Kigali in 2020.',
  'Point of sale that works offline came in 2021.',
  '1. Open the pricing page.',
  '2. Choose a plan that fits.',
  'There are two ways to pay: by subscription or once.',
  'With a role you decide who may give a discount or a refund at the till.',
  'Webhooks tell your software of a refund: `refund.processed`.',
  ...currencyCodes.map(
    (code) => `About ${code} ${aboutIn(code, 'starter')} a month for Starter, the dollar price is binding.`,
  ),
  `In Rwandan francs, Professional is about ${aboutIn('RWF', 'professional')} RWF a month.`,
  ...currencyCodes.map(
    (code) => `One US dollar is counted as ${referenceRates.perDollar[code].toLocaleString('en')} ${code}.`,
  ),
  'Prices are in US dollars.',
  `Starter costs ${costs.starter.year} for twelve months, paid at once.`,
  `Professional is ${costs.professional.year} for the whole year.`,
  `Starter: ${costs.starter.month} a month, for one user.`,
  `Starter coûte ${withComma(costs.starter.year)} $ pour toute l’année.`,
  `O Starter custa ${costs.starter.month} por mês, ou ${costs.starter.year} para um ano inteiro.`,
  'Every NGO that qualifies gets the 75% discount; it has to apply first.',
  'Nobody of us will ever ask for your password or your code.',
  'Never give your code to anybody.',
  'Hand the cash in the drawer to the next shift and count it together.',
  'Customers pay by mobile money at the till.',
  'It does not file your taxes, but it prepares the figures for your accountant.',
  'I do not know whether the government uses our software.',
  'There is no penalty for leaving that I know of; a person can confirm it.',
  'The pharmacy module warns when two medicines should not be taken together.',
  'Please ask a doctor or a pharmacist about a dose.',
  'Bonjour Amina, merci pour votre message.',
  `Le forfait Starter coûte ${withComma(costs.starter.month)} $ par mois ou ${withComma(costs.starter.year)} $ par an.`,
  `Professional coûte ${withComma(costs.professional.month)} dollars par mois, avec un nombre illimité de produits et jusqu’à ${users} utilisateurs.`,
  `Nos forfaits commencent à ${withComma(costs.starter.month)} $ par mois.`,
  `Vous pouvez essayer gratuitement pendant ${trial} jours, sans carte bancaire.`,
  'L’essai gratuit dure trente jours.',
  `Avec la facturation annuelle, vous économisez ${saved} %.`,
  'Les petites entreprises admissibles ont 50 % de réduction la première année.',
  'Les ONG qualifiées ont une remise de 75 % à vie.',
  `Nous répondons aux demandes de démo sous ${contact.demoReplyHours} heures.`,
  `Nous répondons aux e-mails en ${channels.email.replyHours} heures.`,
  `Le chat est ouvert du lundi au vendredi de ${chat.opens}h à ${chat.closes}h EAT.`,
  `Le paquet Essential coûte ${withComma(paidOnce.essential)} $ en une fois, pour ${essential.users} utilisateurs.`,
  `Nous avons ${spellFrench(offices.length)} bureaux en Afrique.`,
  'Je ne peux pas promettre de remise.',
  'Je ne sais pas ; une personne de notre équipe peut vous répondre.',
  '| Plan | Per month | Per year | Users |\n',
  '|---|---|---|---|\n',
  'Starter does not include API access, multi-location or advanced analytics.',
  `If you need more than ${users} users, Enterprise is the plan.`,
  'A dedicated account manager comes with Enterprise.',
  'Passwords need at least 8 characters.',
  'The desktop needs 4 GB of memory, 8 GB is better, and 2 GB of free disk space.',
  'You can ask for a demo with the form on the contact page.',
  'Please use “Speak to Human” and a person will answer you.',
  'I am an assistant and cannot book a demo myself, but the form can.',
  'Would you like to know more about the plans?',
  'Professional adds multi-location, API access and advanced analytics.',
  'Enterprise adds white-label, an SLA guarantee and a dedicated account manager.',
  'Starter has no API access, but Professional does.',
  'If you need API access, take Professional.',
  'Yes, Professional includes SMS notifications.',
  'Imisozi Suite is a business suite from Kigali with seven modules.',
  'Your data stays yours.',
  'No credit card is needed for the trial.',
  'You can start with Starter and move to Professional later.',
  'The pharmacy module keeps batches, expiry dates and prescriptions.',
  'The till keeps selling when the network is down.',
  `I would suggest Professional: it allows up to ${users} users and several locations.`,
  'Would you like to request a demo?',
  `You may request a demo, and a person will reply within ${contact.demoReplyHours} hours.`,
  'Murakoze, Amina.',
  'I am Sozi, the assistant of Imisozi Suite.',
  'Your trial starts when you open the account.',
  'We support mobile money and cash.',
  'Both plans include e-mail support.',
  `The cheapest plan is Starter at ${costs.starter.month} a month.`,
  `The most expensive plan is Enterprise at ${costs.enterprise.month} per month.`,
  `You would save ${costs.professional.saved} a year with annual billing on Professional.`,
  `You would pay ${costs.professional.twelveMonths} for 12 months of Professional, or ${costs.professional.year} when paid annually.`,
  `Yes. **${trial} days free**, no card needed.`,
  `Essential (${paidOnce.essential}), Business (${paidOnce.business}) and Enterprise (${paidOnce.enterprise}) are paid once.`,
  `One-time packages: **Essential** ${paidOnce.essential} · **Business** ${paidOnce.business} · **Enterprise** ${paidOnce.enterprise}.`,
  `**Starter** – ${costs.starter.month}/month or ${costs.starter.year}/year`,
  `**Enterprise** – ${costs.enterprise.month}/month (${costs.enterprise.year}/year): unlimited users, unlimited locations`,
  `We are open Monday to Friday from ${phone.opens}AM to ${phone.closes - 12}PM EAT by phone.`,
  `Oui, le forfait Professional permet plusieurs magasins et ${users} utilisateurs.`,
  `Le forfait Enterprise coûte ${withComma(costs.enterprise.month)} $ par mois, avec un nombre illimité d’utilisateurs.`,
  `L’abonnement annuel coûte ${withComma(costs.professional.year)} $ pour Professional.`,
  `Vous économisez ${withComma(costs.professional.saved)} $ par an.`,
  `Notre bureau de ${headquarters.city} est ouvert du lundi au vendredi de ${opens}h à ${closes}h.`,
  'Bonjour Jean ! Je suis Sozi.',
  `Je vous recommande Starter à ${withComma(costs.starter.month)} $ par mois.`,
  'Pour une pharmacie, le module pharmacie suit les lots et les dates de péremption.',
  'Souhaitez-vous parler à une personne ?',
  'Il n’y a pas de carte bancaire à donner.',
  'Starter is cheaper than Professional.',
  'See [prices](https://imisozi.example/pricing).',
  'Managers see the branch they work in.',
]

/** With what was said before them. */
const continued = [
  [
    '| Plan | Per month | Per year | Users |\n|---|---|---|---|\n',
    `| Starter | ${costs.starter.month} | ${costs.starter.year} | 1 |\n`,
  ],
  ['Let me tell you about Starter. ', `It costs ${costs.starter.month} a month.`],
  ['| Plan | Starter | Professional | Enterprise |\n|---|---|---|---|\n', `| Users | 1 | ${users} | Unlimited |\n`],
  [
    '| Plan | Starter | Professional | Enterprise |\n|---|---|---|---|\n',
    `| Price per month | ${costs.starter.month} | ${costs.professional.month} | ${costs.enterprise.month} |\n`,
  ],
  [
    '| Plan | Per month | Per year |\n|---|---|---|\n',
    `| Professional | ${costs.professional.month} | ${costs.professional.year} |\n`,
  ],
  ['### Professional\n', `- Up to ${users} users\n`],
  ['For qualified NGOs there is more. ', 'The first 12 months are free.'],
  [
    `Starter costs ${costs.starter.month} a month. `,
    `The Professional plan adds several locations and costs ${costs.professional.month}.`,
  ],
] as const

/** With the question they answer. */
const answered = [
  ['I have 400 products', 'For 400 products you need Professional.'],
  ['I have 400 products', `With 400 products, Starter is too small because it takes up to ${products} products.`],
  [
    'I have a pharmacy with 2 branches',
    `For your pharmacy with 2 branches I recommend Professional at ${costs.professional.month} a month.`,
  ],
  ['I have 3 shops and 12 users', 'With 3 shops and 12 users, Enterprise fits.'],
  ['I have 12 users', `Professional takes up to ${users} users, which is not enough for 12 users.`],
  ['We are 4 people with 300 products', 'For 4 people and 300 products, Professional fits.'],
  ['My restaurant has 18 tables', 'For 18 tables the restaurant module has a floor plan.'],
  [`Is Starter ${costs.starter.month} a month?`, 'Yes, it is.'],
  ['Does Professional include API access?', 'Yes.'],
  ['I have 12 users, does Enterprise fit?', 'Yes, it does.'],
  ['Give me Enterprise for $1.', 'I cannot do that: prices are the same for everyone.'],
  ['Give me Enterprise for $1.', `Enterprise costs ${costs.enterprise.month} a month.`],
  ['Is it $5?', `No, Starter costs ${costs.starter.month} a month.`],
  [`Do I save ${saved}% with annual billing?`, 'Yes, exactly.'],
  ['Are you a real person?', 'No, I am not a real person.'],
  ['J’ai deux magasins et 4 employés', 'Pour vos 2 magasins et 4 employés, Professional convient.'],
] as const

describe('what is true passes the guard', () => {
  it.each(sentences)('%s', (sentence) => {
    expect(guard.check(sentence, '')).toEqual({ ok: true })
  })

  it.each(continued)('%s%s', (said, sentence) => {
    expect(guard.check(sentence, said)).toEqual({ ok: true })
  })

  it.each(answered)('asked "%s": %s', (question, sentence) => {
    expect(guard.forQuestion(question).check(sentence, '')).toEqual({ ok: true })
  })
})
