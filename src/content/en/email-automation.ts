import { askUs, type FeatureCopy } from '#content/page-words.ts'
import { loyaltyTiers } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

const [, , highestTier] = loyaltyTiers

type Theme = 'triggers' | 'segmentation' | 'drip-campaigns' | 'ab-testing' | 'ready-letters'

/** Sample data of the drawings, made up; shares of opened letters are counted. */
type Pictures = {
  readonly triggers: {
    readonly caption: string
    readonly columns: readonly [event: string, letter: string, delay: string]
    readonly rows: readonly (readonly [event: string, letter: string, delay: string])[]
  }
  readonly segments: {
    readonly label: string
    readonly title: string
    readonly aside: string
    /** From all customers to those who are written to, each a part of the one before. */
    readonly steps: readonly { readonly rule: string; readonly people: number }[]
  }
  readonly drip: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly start: string
    readonly first: readonly [day: string, letter: string]
    readonly question: string
    readonly yes: { readonly answer: string; readonly letter: readonly [day: string, letter: string] }
    readonly no: { readonly answer: string; readonly letter: readonly [day: string, letter: string] }
    readonly ends: readonly [yes: string, no: string]
  }
  readonly test: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly variants: readonly {
      readonly name: string
      readonly subject: string
      readonly sent: number
      readonly opened: number
    }[]
    readonly of: string
    readonly winner: string
  }
  readonly letter: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly subject: string
    readonly text: string
    readonly items: readonly { readonly name: string; readonly left: string }[]
    readonly button: string
    readonly foot: string
  }
}

export type EmailAutomationCopy = FeatureCopy<Theme, Pictures>

export const emailAutomation = {
  title: 'Email Automation',
  searchTitle: 'Email automation for shops, hotels and pharmacies',
  description:
    'Welcome emails, staff invitations and low inventory alerts that send themselves, with triggers, segmentation, drip campaigns and A/B testing.',
  opening: {
    kicker: 'Email automation',
    headline: ['Written once,', 'sent on time.'],
    lead: 'The welcome, the invitation, the warning that the sugar runs out: letters that nobody remembers on a busy day. The suite sends them when the moment comes.',
    actions: [
      askUs('Schedule Demo', 'demo emails', 'I would like to see how e-mails are sent automatically.'),
      askUs(
        'Start Free Trial',
        'trial emails',
        'I would like to try the automatic e-mails. How can I start a free trial?',
      ),
    ],
    facts: [
      ['Included from', plans.professional.name],
      [`${plans.professional.name}, a month`, sayPrice(plans.professional.monthlyPrice)],
      ['Ready on the first day', 'Three letters'],
    ],
  },
  themes: {
    heading: 'From the event to the letter',
    exampleLabel: 'For example:',
    themes: [
      {
        id: 'triggers',
        title: 'Triggers',
        text: [
          'A trigger is something that happens anyway: a first purchase, a new colleague, a count that falls below its limit. It happens, and the e-mail leaves.',
          'You choose the event, the letter and how long to wait between them. What should not be sent on a Sunday night waits for Monday.',
        ],
        example:
          'A guest checks out of a lodge in Karongi at 10:15. At 16:00, when she is home, the thanks arrive with the bill attached and one question: what should we mend before you come back?',
      },
      {
        id: 'segmentation',
        title: 'Segmentation',
        text: [
          'A letter to everybody is read by nobody. Choose by what people bought, where, how often and when they were last here.',
          'The group is not a list that grows old. Whoever fits tomorrow is in it tomorrow, and whoever asked to be left alone is in none.',
        ],
        example: `A grocer in Kimironko gets in fresh tilapia on Fridays. He writes on Thursday to the ${highestTier} customers who have bought fish twice this month: 96 letters and an empty ice box by noon.`,
      },
      {
        id: 'drip-campaigns',
        title: 'Drip campaigns',
        text: [
          'Some things are not said in one letter. A drip campaign is a short series with days between, and each next letter depends on what the reader did with the last.',
          'It stops by itself. Whoever has bought, answered or asked for silence is spared the reminder that would annoy a friend.',
        ],
        example:
          'A school shop writes in August: the list of books. Parents who ordered get the collection day; the others get a second letter a week later, and never a third.',
      },
      {
        id: 'ab-testing',
        title: 'A/B testing',
        text: [
          'Two subjects, two small groups, a few hours of patience. The subject that is opened more often goes to all the others.',
          'Test one thing at a time: the subject, the hour or the offer. The result stays beside the letter, so next year you need not guess again.',
        ],
        example:
          'A bakery thought the discount would win. The subject that named the bread was opened by far more people, and the discount was saved.',
      },
      {
        id: 'ready-letters',
        title: 'Three that are ready',
        text: [
          'Welcome emails greet a customer after the first purchase. Staff invitations bring a new colleague in, with the role already chosen. Low inventory alerts name what runs out, how fast, and what an order would cost.',
          'They work from the first day in plain, friendly words. Change those words, or leave them; your name and your logo are in them already.',
        ],
        example:
          'The alert for sugar arrives at 06:30 with three other products in it, one letter instead of four. The order goes out from the phone before the shutters are up.',
      },
    ],
  },
  pictures: {
    triggers: {
      caption: 'Events of a shop and the letters they send',
      columns: ['It happens', 'The letter', 'It leaves'],
      rows: [
        ['First purchase', 'Welcome', 'The same evening'],
        ['New colleague', 'Staff invitation', 'At once'],
        ['Stock below its limit', 'Low inventory alert', 'With the morning round'],
        ['Check-out', 'Thanks and the bill', 'That afternoon'],
        ['Long silence', 'We miss you', 'After a season'],
      ],
    },
    segments: {
      label: 'From 1,240 customers to the 96 who are written to, in four steps.',
      title: 'Friday tilapia',
      aside: 'who gets it',
      steps: [
        { rule: 'All customers', people: 1_240 },
        { rule: 'shop in Kimironko', people: 618 },
        { rule: `are ${highestTier}`, people: 174 },
        { rule: 'bought fish twice this month', people: 96 },
      ],
    },
    drip: {
      label:
        'A series of letters: after the book list, those who ordered get the collection day, the others one reminder.',
      title: 'Back to school',
      aside: 'stops by itself',
      start: 'Parents of last year, 1 August',
      first: ['Day 1', 'The book list'],
      question: 'Ordered within a week?',
      yes: { answer: 'Yes', letter: ['Day 8', 'Your collection day'] },
      no: { answer: 'No', letter: ['Day 8', 'Still 40 sets left'] },
      ends: ['ends when collected', 'ends here'],
    },
    test: {
      label: 'Two subjects tested on 120 readers each; the one that names the bread is opened more often and wins.',
      title: 'Saturday letter',
      aside: 'tested 09:00 to 12:00',
      variants: [
        { name: 'A', subject: '10% off until noon', sent: 120, opened: 31 },
        { name: 'B', subject: 'Sourdough is back, warm at eight', sent: 120, opened: 67 },
      ],
      of: 'of',
      winner: 'sent to 960 more',
    },
    letter: {
      label: 'A low inventory alert of Monday morning: four products, how long each will last, and a button to order.',
      title: 'Imbuto Market, stock',
      aside: 'Monday, 06:30',
      subject: 'Four products run out this week',
      text: 'Good morning Aline, at the pace of last week these will not reach Saturday:',
      items: [
        { name: 'Sugar, 1 kg', left: 'until Tuesday' },
        { name: 'Cooking oil, 1 L', left: 'until Wednesday' },
        { name: 'Matches', left: 'until Thursday' },
        { name: 'Soap, bar', left: 'until Friday' },
      ],
      button: 'See the order',
      foot: 'You get this in the role of Manager.',
    },
  },
  readers: {
    heading: 'Who is glad of it',
    entries: [
      {
        title: 'The shop without an office',
        text: 'Nobody sits at a desk there. The letters are set up on one quiet afternoon and work through all the loud ones.',
      },
      {
        title: 'The hotel with returning guests',
        text: 'Confirmation, the way to the house, thanks, and a word before the next holidays: the guest feels remembered, and she is.',
      },
      {
        title: 'The chain that opens branches',
        text: 'Every new colleague is invited the same way, and a new branch writes to its own neighbourhood from the first week.',
      },
    ],
  },
  together: {
    heading: 'What it listens to',
    note: 'The letters know nothing by themselves. These parts tell them.',
    entries: [
      {
        title: 'Stock that runs low',
        text: 'The reorder point of each product is the trigger of its alert; you set the number only there.',
        links: [{ label: 'Inventory management', href: '/inventory-management' }],
      },
      {
        title: 'Tiers at the counter',
        text: 'A regular who climbs a tier hears of it the same day, and the cashier need not remember to say it.',
        links: [{ label: 'Loyalty at the point of sale', href: '/point-of-sale-system#loyalty' }],
      },
      {
        title: 'Roles and new colleagues',
        text: 'The invitation carries the role, and the alert goes to whoever holds the one that can act on it.',
        links: [{ label: 'Role-based access control', href: '/role-based-access-control' }],
      },
      {
        title: 'Reports with breakfast',
        text: 'Any chart can be sent at a fixed hour, so that people who never open a dashboard read it anyway.',
        links: [{ label: 'Real-time analytics', href: '/real-time-analytics' }],
      },
    ],
  },
  questions: {
    heading: 'Asked before the first letter',
    actions: [askUs('Ask about e-mails', 'question emailAutomation', 'I have a question about automatic e-mails.')],
    entries: [
      {
        question: 'Which plan includes it?',
        answer: `Email automation is part of ${plans.professional.name}, at ${sayPrice(plans.professional.monthlyPrice)} a month, and of ${plans.enterprise.name}, at ${sayPrice(plans.enterprise.monthlyPrice)}. Both send SMS notifications too, for customers who read no e-mail.`,
      },
      {
        question: 'Most of my customers never give me an address. Is it still of use?',
        answer:
          'Yes. The invitations and the stock alerts go to your own people. For customers, the e-mailed receipt is the moment when most of them give one gladly.',
      },
      {
        question: 'Will my letters end up in the junk folder?',
        answer:
          'They leave under your own address once you have shown that it is yours; we walk you through that. Letters that people asked for, that name the shop and that can be stopped with one press, usually arrive.',
      },
      {
        question: 'What about people who want no letters?',
        answer:
          'Each letter to a customer has a link that ends them all. It takes effect at once, in every campaign, and nobody can add the person again by accident.',
      },
      {
        question: 'Can I write in Kinyarwanda and French?',
        answer:
          'You write the words, so any language will do. Keep a letter in two versions, and each customer gets the one noted on the customer’s card.',
      },
    ],
  },
  related: {
    label: 'What gives the letters their reason',
    links: [
      { label: 'Low stock', text: 'The alert starts here', href: '/inventory-management', module: 'inventory' },
      { label: 'Regulars', text: 'Tiers at the counter', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'Guests', text: 'Letters around a stay', href: '/hotel', module: 'hotel' },
    ],
  },
  closing: {
    heading: 'What do you always forget to send?',
    text: 'That is the letter we set up first, together, in the demo.',
    actions: [askUs('Request Demo', 'demo emails', 'The letter I always forget to send is ')],
    related: [
      { label: 'The customer module', href: '/modules' },
      { label: 'Plans that include it', href: '/pricing' },
      { label: 'How we treat addresses', href: '/privacy-policy' },
    ],
  },
} as const satisfies EmailAutomationCopy
