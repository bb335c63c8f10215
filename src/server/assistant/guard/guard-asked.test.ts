import { describe, expect, it } from 'vitest'
import { figures } from '#facts/claims.ts'
import { referenceRates } from '#facts/exchange-rates.ts'
import { plans, priceAfterDiscount } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { testPassages } from '#tests/server/assistant/test-passages.ts'
import { costs } from '#tests/prices.ts'
import { createGuard } from './guard.ts'
import { listVocabulary } from './vocabulary.ts'

const translations = [
  ...testPassages,
  {
    page: 'Documentation',
    heading: 'Devices',
    text: 'It runs in the browser, without limit. Access to the API. It reads barcodes at the same time.',
  },
  {
    page: 'Documentation',
    heading: 'Appareils',
    text: 'La suite lit les codes-barres. Metade pelo telemóvel. Les rapports sont compris.',
  },
]
const guard = createGuard({
  paths: ['/', '/pricing'],
  vocabulary: listVocabulary(testPassages, translations),
  rules: '',
})

const inDollars = (cents: number) => (cents / 100).toFixed(2)
const [whole, part] = inDollars(plans.starter.monthlyPrice).split('.')
const { users } = plans.professional
const { firstYearDiscountPercent } = smallBusinessProgram
const half = inDollars(priceAfterDiscount(plans.starter.annualPrice, firstYearDiscountPercent)).replace('.', ',')
const perDollar = referenceRates.perDollar.AOA

describe('beside a question', () => {
  /** A question, our own answer to it, and what may be said or not. */
  it.each([
    [false, 'Does Starter have API access?', 'No. Starter does not include API access.', 'Yes.'],
    [false, 'Does mobile money work offline?', 'Mobile money needs the network.', 'Absolutely!'],
    [false, 'Can I change the currency?', '**Company**\n\nIt cannot be changed.', 'You can do that on any day.'],
    [false, 'Paie-t-on chaque module ?', 'Non. Une formule compte les personnes.', 'Oui, c’est possible.'],
    [false, 'Vendem impressoras?', 'Não. Serve a que tem.', 'Claro que sim!'],
    [true, 'Can I start without a card?', 'The trial asks for no card.', 'Yes, you can.'],
    [true, 'A caixa funciona sem rede?', 'A caixa continua: não há prazo.', 'Sim, continua a vender.'],
    [true, 'Can I leave?', 'You take your data with you.', 'Yes.'],
    [true, 'Can a waiter use his phone?', '**Do my waiters need tablets?**\n\nNo, the phone will do.', 'Yes.'],
  ])('a yes is heard (%s) where ours is none: %s %s %s', (ok, question, own, said) => {
    expect(guard.forQuestion(question, { answer: own }).check(said, '').ok).toBe(ok)
  })

  it.each([
    [true, 'How much is Professional?', `It costs ${costs.professional.month} a month.`],
    [false, 'How much is Professional?', `It costs ${costs.starter.month} a month.`],
    [false, 'Combien coûte Enterprise ?', `C’est ${costs.professional.month} par mois.`],
    [false, 'How many users does Starter have?', `It has room for ${users} users.`],
    [true, 'Starter or Professional?', `For several people it is ${costs.professional.month} a month.`],
    [false, 'Do I get white-label with Professional?', 'White-label is included.'],
    [true, 'Is API access in Professional?', 'API access is included.'],
    [false, 'O Starter tem SMS?', 'Os avisos por SMS estão incluídos.'],
    [false, 'Quantos utilizadores tem o Professional?', 'Dá para oito.'],
    [true, 'Is there a free trial?', `Yes, ${figures.trialDays.value} days.`],
    [true, 'How old must our NGO be?', 'At least one year.'],
  ])('what names no plan is said of the one that is asked of (%s): %s %s', (ok, question, said) => {
    expect(guard.forQuestion(question).check(said, '').ok).toBe(ok)
  })
})

describe('a sum over time', () => {
  const { starter, professional } = plans
  const inYears = (price: number, years: number) => `$${inDollars(years * price)}`

  it.each([
    `Three years of Starter cost ${inYears(starter.annualPrice, 3)}.`,
    `Professional costs ${inYears(12 * professional.monthlyPrice, 3)} in three years, paid month by month.`,
    `Dois anos de Starter custam ${inYears(starter.annualPrice, 2)}.`,
    `You pay $${inDollars(3 * starter.monthlyPrice)} for three months of Starter.`,
  ])('is worked out from the price of its plan: %s', (sentence) => {
    expect(guard.check(sentence, '')).toEqual({ ok: true })
  })

  it.each([
    `Three years of Starter cost ${inYears(professional.annualPrice, 3)}.`,
    `Starter costs ${inYears(starter.annualPrice, 3)} a month for three years.`,
    `Twelve months of Starter cost ${inYears(starter.annualPrice, 1)}.`,
    `Professional has updates for three years at ${inYears(professional.annualPrice, 3)}.`,
    `Starter is ${inYears(starter.annualPrice, 3)}.`,
  ])('is no price of another, nor paid again and again: %s', (sentence) => {
    expect(guard.check(sentence, '').ok).toBe(false)
  })
})

describe('names', () => {
  it.each([
    'We are audited by KPMG every year.',
    'KPMG audits us every year.',
    'The Blue Hills Hotel opens with it.',
    'Hotel Bellevue, Auberge Soleil and Casa Azul.',
    'We are audited by Sam.',
    'Our data protection officer is Marie Uwase.',
    'Le directeur est Patrick Mugisha.',
    'A empresa vem de antigos funcionários da Unitel.',
    'The School module keeps fees.',
    'Le module École suit les élèves.',
    'O módulo Clínica guarda exames.',
  ])('that nobody has named are held back: %s', (sentence) => {
    expect(guard.check(sentence, '').ok).toBe(false)
  })

  it.each([
    'The Pharmacy and Retail modules share one stock.',
    'Le module Pharmacie suit les lots.',
    'O módulo Restaurante imprime em três sítios.',
    'I cannot tell whether KPMG has read them.',
    'There is no School module.',
    'Great! Tell me more.',
    'For NGOs every receipt is booked against a grant.',
    'Unlike Starter, Professional has API access.',
  ])('of ours, and those of which nothing is claimed, are heard: %s', (sentence) => {
    expect(guard.check(sentence, '')).toEqual({ ok: true })
  })

  it('of the visitor are heard where he has told them', () => {
    const said = 'Hello Amina, thank you for your message.'

    expect(guard.check(said, '').ok).toBe(false)
    expect(guard.forQuestion('', { told: 'Amina Uwase' }).check(said, '').ok).toBe(true)
    expect(guard.forQuestion('I run Chez Amina.').check('For Chez Amina, Starter is enough.', '').ok).toBe(true)
    expect(guard.forQuestion('I run Shop24.').check('Thank you, Shop24!', '').ok).toBe(true)
  })
})

describe('a module', () => {
  const ofFacts = createGuard({ paths: ['/'], rules: '' })

  it.each(['The Spa module sells massages.', 'The Bus module keeps seats.', 'Le module Gym compte.', 'O módulo Bar.'])(
    'of a short name that is not ours is held back: %s',
    (sentence) => {
      expect(ofFacts.check(sentence, '').ok).toBe(false)
    },
  )

  it.each(['The CRM module keeps your customers.', 'The POS module sells.', 'O módulo Loja tem a caixa.'])(
    'of ours is heard: %s',
    (sentence) => {
      expect(ofFacts.check(sentence, '')).toEqual({ ok: true })
    },
  )
})

describe('where our own answer does not know', () => {
  const answer = 'I do not know that: I have not found it on our pages.'
  const ask = (question: string, ...passages: string[]) =>
    guard.forQuestion(question, { answer, isOpen: true, passages })

  it('what was asked is no more claimed than a passage says', () => {
    const asked = ask('Are there voice commands at the till?', 'At two in the morning you want a voice.')

    expect(asked.check('You ring up a sale with voice commands.', '').ok).toBe(false)
    expect(asked.check('I do not know of voice commands.', '').ok).toBe(true)
  })

  it('a passage does not say it with a word that only begins alike', () => {
    const asked = ask('Is there a wiki?', 'Wireless printers will do.')

    expect(asked.check('You read our wiki.', '').ok).toBe(false)
  })

  it('a clause does not claim what was asked with a word that only begins alike', () => {
    expect(ask('Is there a theatre?').check('Starter does that.', '')).toEqual({ ok: true })
  })

  it('what a passage says is heard', () => {
    const asked = ask('Which receipt printers?', 'Most receipt printers and scanners will do.')

    expect(asked.check('Most receipt printers will do.', '')).toEqual({ ok: true })
  })
})

describe('without a question', () => {
  it.each([
    // Things and names that no page has.
    'It reads fingerprints.',
    'Face recognition is built in.',
    'La reconnaissance faciale est incluse.',
    'Simba Supermarket and Serena Hotels run on our suite.',
    'Orange Money est notre partenaire officiel.',
    'A Unitel Money é nossa parceira.',
    'Os hotéis Epic Sana usam a nossa suite.',
    'The software is available in Swahili.',
    'There is a payroll module.',
    'Un module de paie est compris.',
    'O programa também processa salários.',
    // What smaller plans are without.
    'White-label is available from Professional on.',
    'Le gestionnaire de compte dédié existe dans toutes les formules.',
    'O apoio prioritário está em todos os planos.',
    'Professional gives you everything Enterprise has.',
    'With Starter you can open a second shop.',
    'Essential comes with phone support.',
    'O Essential inclui actualizações vitalícias.',
    'Enterprise is twice the price of Professional.',
    // What our pages say no to.
    'Mobile money works offline too.',
    'Le mobile money marche aussi hors ligne.',
    'O dinheiro móvel funciona sem rede.',
    'You can change the currency at any time.',
    'A Super Admin can delete lines from the audit trail.',
    'The suite warns the pharmacist when two medicines interact.',
    'After the updates end, the software stops working.',
    'La suite envoie vos déclarations de TVA aux impôts.',
    'Training is included in every plan.',
    // Promises and conditions.
    'Já lhe marquei uma demonstração.',
    'Oferecemos-lhe os dois primeiros meses.',
    'Les e-mails reçoivent une réponse en une heure.',
    'Your NGO is accepted.',
    'A sua ONG foi aceite.',
    'Students pay half.',
    `You will cut your costs by ${figures.costReduction.value}%.`,
    'Our phone line is closed on Mondays.',
    'Your card is charged for the first month.',
    'La licence doit être renouvelée chaque année.',
    'Si vous n’êtes pas content, nous vous rendons votre argent.',
    'Se não ficar contente, devolvemos-lhe o dinheiro.',
    'Advanced analytics come with all three plans.',
    'A suite inclui uma loja online.',
    // `No` is a word of Portuguese, and no denial there.
    'No plano Starter há acesso à API.',
    'No primeiro ano oferecemos um desconto.',
    // Words that no page has.
    'It calculates payslips.',
    'A Sonangol confia na Imisozi.',
    'Les employés pointent avec leur empreinte digitale.',
    'It controls your CCTV.',
    'You find it in the Play Store.',
    'Your customers can order through a QR menu.',
    'We create the accounts within an hour.',
    'Un collègue passe chez vous jeudi.',
    'We answer the live chat seven days a week.',
  ])('does not leave: %s', (sentence) => {
    expect(guard.check(sentence, '').ok).toBe(false)
  })

  it.each([
    // Cents in words, a currency named first, rates, hours with a dash.
    `You pay ${whole} dollars and ${part} cents a month for Starter.`,
    `Um dólar valia cerca de ${perDollar} kwanzas.`,
    `Ce jour-là, ${perDollar} kwanzas pour un dollar.`,
    'Chat : lun.-ven., 8 h-22 h (EAT).',
    'Respondemos aos e-mails em duas horas, sete dias por semana.',
    `Le service d’Enterprise a ${figures.enterpriseUptime.value} % de disponibilité promise par contrat.`,
    // Words of ours in other forms.
    `Les petits commerces qui remplissent les conditions paient moitié prix la première année : ${half} $ pour Starter.`,
    'With Professional, up to five people can each have their own login.',
    'Pour douze personnes, il faut Enterprise.',
    'We answer a demo request within 24 hours, weekends included.',
    'No, you do not pay per module: a plan goes by people and places.',
    'Nobody can edit the audit trail, not even a Super Admin.',
    'Daily backups cover every plan.',
    'Le serveur prend la commande à table.',
    'Ce que nous gardons de vous est effacé sur demande.',
    'Un remboursement au-dessus de votre limite attend l’accord d’un responsable.',
    'Os nossos escritórios ficam no Ruanda, no Uganda, nos Camarões, em Angola e na Costa do Marfim.',
    'It reads barcodes.',
    'For a pharmacy with three people, Professional is enough.',
    'Avec Enterprise, le téléphone répond jour et nuit.',
    'O cliente pode pagar metade em dinheiro e metade pelo telemóvel.',
    'As actualizações do Business duram três anos.',
    'Une personne lit chaque demande de remise.',
  ])('leaves: %s', (sentence) => {
    expect(guard.check(sentence, '')).toEqual({ ok: true })
  })

  it('no office is at the street of another when its town was asked', () => {
    expect(guard.forQuestion('Is there an office in Kigali?').check('Yes, at Plot 12, Kampala Road.', '').ok).toBe(
      false,
    )
  })

  it('what has no limit is what was counted last', () => {
    expect(guard.check('Professional has no limit.', `Starter stops at ${plans.starter.products} products. `).ok).toBe(
      true,
    )
    expect(guard.check('Professional has no limit.', 'Starter stops at 1 user. ').ok).toBe(false)
  })
})
