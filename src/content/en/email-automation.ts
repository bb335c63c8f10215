import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import { askUs } from '#content/page-words.ts'
import { loyaltyTiers } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

const [, , highestTier] = loyaltyTiers

export const emailAutomation = {
  title: 'Email Automation',
  searchTitle: 'Email automation for shops, hotels and pharmacies',
  description:
    'Welcome emails, staff invitations and low inventory alerts that send themselves, with triggers, segmentation, drip campaigns and A/B testing.',
  opening: {
    kicker: 'Email automation',
    headline: ['Written once,', 'sent on time.'],
    lead: 'The welcome, the invitation, the warning that the sugar is running out: emails that nobody remembers on a busy day. The suite sends them when the moment comes.',
    actions: [
      askUs('Schedule Demo', 'demo emails', 'I would like to see how emails are sent automatically.'),
      askUs(
        'Start Free Trial',
        'trial emails',
        'I would like to try the automatic emails. How can I start a free trial?',
      ),
    ],
    facts: [
      ['Included from', plans.professional.name],
      [`${plans.professional.name}, a month`, sayPrice(plans.professional.monthlyPrice)],
      ['Ready on the first day', 'Three emails'],
    ],
  },
  themes: {
    heading: 'From the event to the email',
    exampleLabel: 'For example:',
    themes: [
      {
        id: 'triggers',
        title: 'Triggers',
        text: [
          'A trigger is something that happens anyway: a first purchase, a new colleague, a count that falls below its limit. It happens, and the email goes out.',
          'You choose the event, the email and how long to wait in between. What should not go out on a Sunday night waits for Monday.',
        ],
        example:
          'A guest checks out of a lodge in Karongi at 10:15. At 16:00, when she is home, the thank-you arrives with the bill attached and one question: what should we fix before you come back?',
      },
      {
        id: 'segmentation',
        title: 'Segmentation',
        text: [
          'An email to everybody is read by nobody. Choose by what people bought, where, how often, and when they last came.',
          'A segment is not a list that grows old. Whoever fits tomorrow is in it tomorrow, and whoever asked to be left alone is in none.',
        ],
        example: `A grocer in Kimironko gets in fresh tilapia on Fridays. He writes on Thursday to the ${highestTier} customers who have bought fish twice this month: 96 emails and an empty ice box by noon.`,
      },
      {
        id: 'drip-campaigns',
        title: 'Drip campaigns',
        text: [
          'Some things take more than one email. A drip campaign is a short series, days apart, and what comes next depends on what the reader did with the last.',
          'It stops by itself. Whoever has bought, answered or asked for silence is spared the reminder.',
        ],
        example:
          'A school shop writes in August: the list of books. Parents who ordered get the collection day; the others get a second email a week later, and never a third.',
      },
      {
        id: 'ab-testing',
        title: 'A/B testing',
        text: [
          'Two subject lines, two small groups, a few hours of patience. The one that is opened more often goes to everybody else.',
          'Test one thing at a time: the subject, the hour or the offer. The result stays with the email, so next year you need not guess again.',
        ],
        example:
          'A bakery thought the discount would win. The subject line that named the bread was opened by far more people, and nobody had to give a discount.',
      },
      {
        id: 'ready-letters',
        title: 'Three that are ready',
        text: [
          'Welcome emails greet a customer after the first purchase. Staff invitations bring a new colleague in, with the role already chosen. Low inventory alerts name what runs out, how fast, and what an order would cost.',
          'They work from the first day in plain, friendly words. Change those words or leave them; your name and your logo are already in them.',
        ],
        example:
          'The alert for sugar arrives at 06:30 with three other products in it, one email instead of four. The order goes out from the phone before the shutters are up.',
      },
    ],
  },
  pictures: {
    triggers: {
      caption: 'Events in a shop and the emails they send',
      columns: ['What happens', 'The email', 'When it goes out'],
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
        'A series of emails: after the book list, those who ordered get the collection day, the others one reminder.',
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
      label:
        'Two subject lines tested on 120 readers each; the one that names the bread is opened more often and wins.',
      title: 'Saturday email',
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
      text: 'Good morning Aline, at last week’s pace these will not last until Saturday:',
      items: [
        { name: 'Sugar, 1 kg', left: 'until Tuesday' },
        { name: 'Cooking oil, 1 L', left: 'until Wednesday' },
        { name: 'Matches', left: 'until Thursday' },
        { name: 'Soap, bar', left: 'until Friday' },
      ],
      button: 'See the order',
      foot: 'You receive this as Manager.',
    },
  },
  readers: {
    heading: 'Who is glad to have it',
    entries: [
      {
        id: 'shops',
        title: 'The shop without an office',
        text: 'Nobody sits at a desk there. The emails are set up on one quiet afternoon and work through all the busy ones.',
      },
      {
        id: 'hotels',
        title: 'The hotel with returning guests',
        text: 'Confirmation, directions, thanks, and a note before the next holidays: the guest feels remembered, and she is.',
      },
      {
        title: 'The chain that opens branches',
        text: 'Every new colleague is invited the same way, and a new branch writes to its own neighborhood from the first week.',
      },
    ],
  },
  together: {
    heading: 'What it listens to',
    note: 'The emails know nothing by themselves. These parts tell them.',
    entries: [
      {
        title: 'Stock that runs low',
        text: 'The reorder point of each product is the trigger of its alert; you set the number in one place.',
        links: [{ label: 'Inventory management', href: '/inventory-management' }],
      },
      {
        title: 'Tiers at the counter',
        text: 'A regular who moves up a tier hears of it the same day, and the cashier need not remember to say so.',
        links: [{ label: 'Loyalty at the point of sale', href: '/point-of-sale-system#loyalty' }],
      },
      {
        title: 'Roles and new colleagues',
        text: 'The invitation carries the role, and the alert goes to whoever can act on it.',
        links: [{ label: 'Role-based access control', href: '/role-based-access-control' }],
      },
      {
        title: 'Reports with breakfast',
        text: 'Any chart can be sent at a fixed time, so that people who never open a dashboard read it anyway.',
        links: [{ label: 'Real-time analytics', href: '/real-time-analytics' }],
      },
    ],
  },
  questions: {
    heading: 'Asked before the first email',
    actions: [askUs('Ask about emails', 'question emailAutomation', 'I have a question about automatic emails.')],
    entries: [
      {
        id: 'plan',
        question: 'Which plan includes it?',
        answer: `Email automation is part of ${plans.professional.name}, at ${sayPrice(plans.professional.monthlyPrice)} a month, and of ${plans.enterprise.name}, at ${sayPrice(plans.enterprise.monthlyPrice)}. Both send SMS notifications too, for customers who do not read email.`,
      },
      {
        id: 'no-address',
        question: 'Most of my customers never give me an address. Is it still useful?',
        answer:
          'Yes. The invitations and the stock alerts go to your own people. As for customers, a receipt by email is what most of them give an address for.',
      },
      {
        id: 'spam',
        question: 'Will my emails end up in the spam folder?',
        answer:
          'They go out under your own address once you have shown that it is yours; we walk you through that. Emails that people asked for, that name the shop and that can be stopped with one click usually arrive.',
      },
      {
        id: 'unsubscribe',
        question: 'What about people who want no emails?',
        answer:
          'Every email to a customer has a link that stops them all. It takes effect at once, in every campaign, and nobody can add the person again by accident.',
      },
      {
        id: 'languages',
        question: 'Can I write in Kinyarwanda and French?',
        answer:
          'Yes. You write the words, so any language will do. Keep an email in two versions, and each customer gets the language noted on their card.',
      },
    ],
  },
  related: {
    label: 'What the emails are about',
    links: [
      { label: 'Low stock', text: 'The alert starts here', href: '/inventory-management', module: 'inventory' },
      { label: 'Regulars', text: 'Tiers at the counter', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'Guests', text: 'Emails around a stay', href: '/hotel', module: 'hotel' },
    ],
  },
  closing: {
    heading: 'What do you always forget to send?',
    text: 'That is the email we set up first, together, in the demo.',
    actions: [askUs('Request Demo', 'demo emails', 'The email I always forget to send is ')],
    related: [
      { label: 'The customer module', href: '/modules' },
      { label: 'Plans that include it', href: '/pricing' },
      { label: 'How we treat addresses', href: '/privacy-policy' },
    ],
  },
} as const satisfies EmailAutomationCopy
