import type { PharmacyCopy } from '#content/copy/pharmacy.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPlan, sayPrice } from './figures.ts'

const trial = `${figures.trialDays.value} days`

export const pharmacy = {
  title: 'Pharmacy Management',
  searchTitle: 'Pharmacy software for Rwanda, Uganda and Cameroon',
  description: `Sell every pack before it expires: batches, expiry alerts, prescriptions and a till that works offline. Pharmacy software, ${figures.trialDays.value} days free.`,
  opening: {
    kicker: 'Pharmacy management software',
    headline: ['No box', 'too late', 'to sell.'],
    lead: `${brand.product} follows every batch from the delivery crate to the customer. You see what expires first, sell it first, and order again before a shelf is bare.`,
    actions: [
      askUs('Start Free Trial', 'trial pharmacy', 'I run a pharmacy. How can I start a free trial?'),
      askUs('Schedule Demo', 'demo pharmacy', 'I would like to schedule a demo for my pharmacy.'),
    ],
    facts: [
      ['Pharmacies served', sayFigure(figures.pharmacies)],
      ['Free trial', trial],
      ['Most pharmacies pay', `${sayPrice(plans.professional.monthlyPrice)} a month`],
    ],
  },
  day: {
    heading: 'A Thursday at the counter',
    note: 'An example from Bafoussam, Cameroon, to lay beside one of your days. Names and amounts are made up.',
    hours: [
      {
        time: '07:50',
        text: 'Alphonsine opens the till. Three deliveries are due, and no medicine is below its reorder point.',
        aside: 'Inventory',
      },
      {
        time: '09:15',
        text: 'A mother brings a prescription for two children. The record shows a penicillin allergy, so the pharmacist changes one line before anything leaves the shelf.',
        aside: 'Prescriptions',
      },
      {
        time: '11:40',
        text: 'The network drops. Eleven sales go through and print their receipts; at 12:05 they are in the books.',
        aside: 'Offline mode',
      },
      {
        time: '14:20',
        text: '84 packs of amoxicillin are 21 days from their date. The alert proposes a transfer to the Dschang branch, which sells 30 a week.',
        aside: 'Expiry alert, transfer',
        isUrgent: true,
      },
      {
        time: '20:10',
        text: 'The till balances at XAF 187,900, to the franc. The owner reads it on the bus home.',
        aside: 'Reports',
      },
    ],
  },
  scenes: {
    heading: 'First to expire, first to sell.',
    note: 'What the owner reads in the morning, and what the pharmacist reads before she hands over a bottle. Batches and patient are made up.',
    expiry: {
      label: 'Expiry list of five batches: 84 packs of amoxicillin come first, with 21 days left.',
      title: 'Expiry list, main store',
      currency: 'XAF',
      atRisk: 'within 90 days',
      columns: ['Batch', 'Packs', 'Time left'],
      batches: [
        { name: 'Amoxicillin 500 mg', batch: 'AX-2291', packs: 84, unitPrice: 950, days: 21, says: '21 days' },
        { name: 'Ibuprofen 400 mg', batch: 'IB-0332', packs: 40, unitPrice: 700, days: 58, says: '58 days' },
        { name: 'Metronidazole 250 mg', batch: 'MZ-7710', packs: 65, unitPrice: 400, days: 84, says: '84 days' },
        {
          name: 'Artemether-lumefantrine',
          batch: 'AL-0907',
          packs: 130,
          unitPrice: 1_100,
          days: null,
          says: 'Mar 2027',
        },
        { name: 'Oral rehydration salts', batch: 'OR-5512', packs: 600, unitPrice: 100, days: null, says: 'Aug 2027' },
      ],
    },
    prescription: {
      label: 'A prescription for a six-year-old with a penicillin allergy, checked and ready to pay.',
      title: 'Ngono M., 6 years',
      warning: 'Allergy: penicillin',
      lines: [
        { name: 'Azithromycin 200 mg/5 ml', quantity: '1 bottle', price: 1_800 },
        { name: 'Paracetamol 120 mg/5 ml', quantity: '1 bottle', price: 600 },
        { name: 'Oral rehydration salts', quantity: '6 sachets', price: 600 },
      ],
      currency: 'XAF',
      total: 'To pay',
      note: 'Checked by A. Kamga, 09:21',
    },
  },
  capabilities: {
    heading: 'What the pharmacist gets',
    entries: [
      {
        id: 'batch-tracking',
        title: 'Batch tracking',
        text: 'Every pack knows its supplier, its cost, its date and its shelf. A recall takes one search instead of one night.',
      },
      {
        id: 'expiry-alerts',
        title: 'Expiry alerts',
        text: `They come while the medicine can still be sold, with the value at risk: on the till and, from ${plans.professional.name} on, by email.`,
      },
      {
        id: 'prescription-records',
        title: 'Prescription records',
        text: 'Kept by patient, with allergies and refills, and open only to the roles you choose.',
      },
      {
        id: 'reorder-points',
        title: 'Reorder points',
        text: 'Set once for each medicine. On the day the shelf reaches it, an order is drafted and waits for your approval.',
      },
      {
        id: 'counter-sales',
        title: 'Counter sales',
        text: 'Scan, price, receipt. Cash, card or mobile money; while the network is down, cash and credit sales go on.',
      },
      {
        id: 'insurance',
        title: 'Insurance and credit lines',
        text: 'The patient pays their share at the counter; what the insurer owes stays on a list until it is paid.',
      },
      {
        id: 'branch-transfers',
        title: 'Branch transfers',
        text: 'A slow batch moves to the branch that sells it. The box leaves one count when it is loaded and joins the other when somebody there has checked it in.',
      },
      {
        id: 'stock-count',
        title: 'Stock count by shelf',
        text: 'Count one shelf between two customers. The till keeps selling, and differences are shown, not guessed.',
      },
      {
        id: 'roles',
        title: 'Roles and audit trail',
        text: `You start with ${roleTemplates.length} role templates. Who sold, changed or refunded what, and when, is kept for the inspector.`,
      },
    ],
  },
  plan: {
    ...sayPlan('professional'),
    heading: `${plans.professional.name} fits most pharmacies.`,
    text: `A pharmacy has more than ${plans.starter.products} medicines on the first day, so ${plans.starter.name} only suits a drug shop with a single shelf. From three branches on, ask us to compare it with ${plans.enterprise.name}.`,
    points: [
      'As many medicines as you stock',
      `Up to ${plans.professional.users} people, each with their own rights`,
      'Branches and transfers between them',
      'Email and SMS reminders',
    ],
    actions: [
      askUs('Get Started', 'plan professional pharmacy', 'I run a pharmacy and would like to start with Professional.'),
      { label: 'Compare all plans', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Pharmacists ask',
    actions: [askUs('Ask a question', 'question pharmacy', 'I have a question about the pharmacy module.')],
    entries: [
      {
        id: 'stock-list',
        question: 'Do I have to type in my whole stock?',
        answer:
          'No. Import the list you have as a spreadsheet. You check it shelf by shelf, and batches get their dates when you count them. If all you have is a paper book, show it to us before you start.',
      },
      {
        id: 'power',
        question: 'What happens when the power or the network goes?',
        answer:
          'A phone or tablet keeps selling on its battery, and a printer with a battery keeps printing. When the network is back, the sales are sent in the order they were made.',
      },
      {
        id: 'who-sees-prescriptions',
        question: 'Can the assistant at the counter see prescriptions?',
        answer:
          'No, unless you say so. The role decides who may read a record and who may change it, and every look goes into the audit trail.',
      },
      {
        id: 'interactions',
        question: 'Does it warn about two medicines that do not go together?',
        answer:
          'It shows the allergies and the medicines noted for the patient. The judgment stays with the pharmacist; the suite does not replace it.',
      },
      {
        id: 'wholesale',
        question: 'I keep a wholesale room behind the shop. Is that a second system?',
        answer:
          'No, it is a second location in the same system: boxes in the back, packs in front, and a transfer between them.',
      },
    ],
  },
  related: {
    label: 'Works with',
    links: [
      { label: 'Inventory', text: 'Stock across branches', href: '/inventory-management', module: 'inventory' },
      { label: 'Point of Sale', text: 'The counter, offline too', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'Customers', text: 'Refill reminders by email', href: '/email-automation', module: 'crm' },
    ],
  },
  closing: {
    heading: 'Count your shelves once more, then stop.',
    text: 'Bring the list for one shelf to the demo. You see what expires first, and which order is waiting for your yes.',
    actions: [askUs('Request Demo', 'demo pharmacy', 'I would like to request a demo of the pharmacy module.')],
    related: [
      { label: 'What each plan costs', href: '/pricing' },
      { label: 'More than one branch', href: '/multi-location' },
      { label: 'Find an office near you', href: '/contact' },
    ],
  },
} as const satisfies PharmacyCopy
