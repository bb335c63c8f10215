import { describe, expect, it } from 'vitest'
import { createGuard } from './create-guard.ts'

const guard = createGuard({
  paths: ['/', '/pricing', '/contact', '/small-business-backbone', '/ngo-compatibility', '/documentation'],
  rules: 'Answer only from the facts below and never promise a discount, a refund or a date that is not among them.',
})

/** What a model says when it keeps to the facts. */
const sentences = [
  'Hello Amina, thank you for your message.',
  'Starter costs $6.9 a month.',
  'Starter costs **$6.9 per month** or **$69 per year**.',
  'The Professional plan is $19.9/month or $199/year, with unlimited products and up to 5 users.',
  'Enterprise is $49.9 a month or $499 a year, with unlimited users and locations.',
  'Plans start at $6.9 a month.',
  'Our plans start from just $6.90/month.',
  'You pay $19.9 a month for Professional.',
  'For $6.9 a month you get Starter.',
  '- **Starter**: $6.9/month, up to 50 products, 1 user',
  '- **Professional** (most popular): $19.9/month, unlimited products, up to five users',
  '- **Enterprise**: $49.9/month, unlimited users and locations',
  'We have three plans: Starter ($6.9/month), Professional ($19.9/month) and Enterprise ($49.9/month).',
  'Starter, Professional and Enterprise cost $6.9, $19.9 and $49.9 per month.',
  'Paying annually saves 17%.',
  'With annual billing you save 17% compared with twelve monthly payments.',
  'Starter costs $69 a year instead of $82.80, so you save $13.80.',
  'A year of Professional paid at once saves $39.80.',
  'There are also three one-time packages: Essential for $1,000, Business for $1,500 and Enterprise for $3,000.',
  'The Essential package costs $1,000 once, for up to 3 users, with updates for 2 years.',
  'The Business package is $1,500 once, for up to 10 users, with 3 years of updates.',
  'The Enterprise package costs $3,000 once and comes with lifetime updates.',
  'Every package is a one-time payment with a lifetime licence.',
  'Essential includes 1 year of e-mail support and Business includes 2 years of priority support.',
  'You can try everything with a 30-day free trial, no credit card required.',
  'The free trial lasts thirty days and needs no card.',
  'Try it free for 30 days.',
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
  'We answer demo requests within 24 hours.',
  'E-mails are answered within 2 hours.',
  'Live chat with a person is open Mon-Fri 8AM-10PM EAT.',
  'Our phone line is open Monday to Friday, 8AM to 6PM EAT.',
  'Support is there 24/7 for emergencies.',
  'You can write to hello@imisozi.example at any time, the e-mail is read 24/7.',
  'Call us at +250 000 000 100.',
  'Our Kampala office answers at +256 000 000 200.',
  'You can reach the Luanda office at +244 000 000 400 or luanda@imisozi.example.',
  'Our headquarters are at KG 11 Ave, Kacyiru, Kigali, Rwanda.',
  'We have five offices: Kigali, Kampala, Bafoussam, Luanda and Abidjan.',
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
  'About RWF 10,100 a month for Starter, the dollar price is binding.',
  'In Rwandan francs, Professional is about 29,200 RWF a month.',
  'One US dollar is counted as 1,465 RWF.',
  'Prices are in US dollars.',
  'Bonjour Amina, merci pour votre message.',
  'Le forfait Starter coûte 6,9 $ par mois ou 69 $ par an.',
  'Professional coûte 19,9 dollars par mois, avec un nombre illimité de produits et jusqu’à 5 utilisateurs.',
  'Nos forfaits commencent à 6,9 $ par mois.',
  'Vous pouvez essayer gratuitement pendant 30 jours, sans carte bancaire.',
  'L’essai gratuit dure trente jours.',
  'Avec la facturation annuelle, vous économisez 17 %.',
  'Les petites entreprises admissibles ont 50 % de réduction la première année.',
  'Les ONG qualifiées ont une remise de 75 % à vie.',
  'Nous répondons aux demandes de démo sous 24 heures.',
  'Nous répondons aux e-mails en 2 heures.',
  'Le chat est ouvert du lundi au vendredi de 8h à 22h EAT.',
  'Le paquet Essential coûte 1 000 $ en une fois, pour 3 utilisateurs.',
  'Enterprise coûte quarante-neuf virgule neuf dollars par mois.',
  'Nous avons cinq bureaux en Afrique.',
  'Je ne peux pas promettre de remise.',
  'Je ne sais pas ; une personne de notre équipe peut vous répondre.',
  '| Plan | Per month | Per year | Users |\n',
  '|---|---|---|---|\n',
  'Starter does not include API access, multi-location or advanced analytics.',
  'If you need more than 5 users, Enterprise is the plan.',
  'A dedicated account manager comes with Enterprise.',
  'Passwords need at least 8 characters.',
  'The desktop needs 4 GB of memory, 8 GB is better, and 2 GB of free disk space.',
  'You can ask for a demo with the form on the contact page.',
  'Please use “Speak to Human” and a person will answer you.',
  'I am an assistant and cannot book a demo myself, but the form can.',
  'Would you like to know more about the plans?',
]

/** With what was said before them. */
const continued = [
  ['| Plan | Per month | Per year | Users |\n|---|---|---|---|\n', '| Starter | $6.9 | $69 | 1 |\n'],
  ['Let me tell you about Starter. ', 'It costs $6.9 a month.'],
  ['| Plan | Starter | Professional | Enterprise |\n|---|---|---|---|\n', '| Users | 1 | 5 | Unlimited |\n'],
  [
    '| Plan | Starter | Professional | Enterprise |\n|---|---|---|---|\n',
    '| Price per month | $6.9 | $19.9 | $49.9 |\n',
  ],
  ['| Plan | Per month | Per year |\n|---|---|---|\n', '| Professional | $19.9 | $199 |\n'],
  ['### Professional\n', '- Up to 5 users\n'],
  ['For qualified NGOs there is more. ', 'The first 12 months are free.'],
  ['Starter costs $6.9 a month. ', 'The Professional plan adds several locations and costs $19.9.'],
] as const

/** With the question they answer. */
const answered = [
  ['I have 3 shops and 12 users', 'With 3 shops and 12 users, Enterprise fits.'],
  ['I have 12 users', 'Professional takes up to 5 users, which is not enough for 12 users.'],
  ['We are 4 people with 300 products', 'For 4 people and 300 products, Professional fits.'],
  ['My restaurant has 18 tables', 'For 18 tables the restaurant module has a floor plan.'],
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
