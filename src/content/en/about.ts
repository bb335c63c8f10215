import type { TimelineWords, AboutCopy } from '#content/copy/about.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { externalLinks } from '#facts/links.ts'
import { figures, history } from '#facts/claims.ts'
import { milestones, type MilestoneId } from '#facts/history.ts'
import { offices } from '#facts/offices.ts'
import { sayFigure, sayList, spell } from './figures.ts'
import { channelLabels } from './hours.ts'

const cities = offices.map(({ city }) => city)
const [kigali, , , luanda, abidjan] = offices

const timelineWords = {
  book: {
    title: 'A book',
    description:
      'The company begins in Kigali, with the stock book of a small business and the wish to retire it for good.',
  },
  till: {
    title: 'A till',
    description:
      'Sales join the stock. The till learns to carry on alone when the network drops, and to catch up later.',
  },
  house: {
    title: 'A house',
    description: 'A hotel wants its rooms, a restaurant its tables, and both want one bill. They get it.',
  },
  dispensary: {
    title: 'A dispensary',
    description: 'Pharmacies bring batches, dates and prescriptions, and the habit of writing down who did what.',
  },
  neighbours: {
    title: 'Neighbors',
    description:
      'Shops across the border ask for it too. The suite learns their taxes, their money and their languages.',
  },
  suite: {
    title: 'A suite',
    description: `Seven modules run on one account, and somebody answers in ${sayList(cities)}.`,
  },
} as const satisfies Record<MilestoneId, Omit<TimelineWords, 'year'>>

/** A milestone keeps its year in the facts and its words here. */
function tellMilestone(id: MilestoneId) {
  return { year: `${milestones[id].year}`, ...timelineWords[id] }
}

export const about = {
  title: 'About us',
  searchTitle: 'About us: business software made in Kigali',
  description: `${brand.company} makes business software in Kigali for shops, pharmacies, restaurants and hotels. Its story, its team in ${spell(offices.length)} offices, and its figures.`,
  opening: {
    kicker: `About ${brand.company}`,
    headline: ['Made in Kigali', 'for the counter.'],
    lead: 'We write software for people who open a shop in the morning and count the drawer at night. It has to be understood on the first day, by somebody with a customer waiting.',
    actions: [
      askUs('Our Story', 'question about', `How did ${brand.company} begin?`),
      askUs('Meet the Team', 'question offices', 'I would like to meet the team. Who works near me?'),
    ],
    facts: [
      ['Since', `${history.from}`],
      ['Headquarters', `${kigali.city}, ${kigali.country}`],
      ['Other offices', sayList(cities.slice(1))],
    ],
  },
  jumps: [
    { label: 'Read how it began', href: '#story' },
    { label: 'Read who does what', href: '#team' },
  ],
  stats: {
    id: 'how-we-count',
    heading: 'In figures, and how we count',
    notes: [
      'The figures about our company and our customers on this website are our own, and no outside auditor has examined them. A plus sign means at least. Ask about any of them and we tell you how it was counted.',
      'Active businesses use the suite today; businesses served are all those that ever did. The lines by trade cannot be added up, because a hotel with a restaurant and a shop appears in several of them.',
    ],
    entries: [
      {
        label: 'active businesses',
        number: sayFigure(figures.activeBusinesses),
        text: 'Accounts that sell, book or bill with the suite.',
      },
      {
        label: 'daily transactions',
        number: sayFigure(figures.dailyTransactions),
        text: 'Receipts, room nights and transfers that pass through it in a day.',
      },
      { label: 'pharmacies', number: sayFigure(figures.pharmacies), text: 'From the drug shop to the hospital gate.' },
      { label: 'retail stores', number: sayFigure(figures.retailStores), text: 'Every counter with a queue.' },
      { label: 'restaurants', number: sayFigure(figures.restaurants), text: 'Cafés, bars and canteens among them.' },
      { label: 'hotels', number: sayFigure(figures.hotels), text: 'Guest houses and lodges, too.' },
    ],
  },
  story: {
    heading: 'It began with a line that did not add up.',
    text: [
      'A family shop in Kigali kept a page for sugar, a page for rice and a page for those who pay on Friday. At the end of the month the three pages told three stories, and the evening went into finding out which one was true.',
      'So the first thing we wrote was a page that adds itself up. It ran on the phone that was already in the shop, because there was no money for another one. It kept selling through power cuts, because there was one every week.',
      'We have tested every new part the same way since. Somebody who has never met us sells with it for a day. Where they stop and look up, we change the screen, not the person.',
    ],
    book: {
      label: 'A page of a stock book for sugar: on Thursday eight bags were sold, and nobody took them off.',
      title: 'Sugar, 50 kg',
      aside: 'an example page',
      columns: ['Day', 'In', 'Out', 'Left'],
      opening: 12,
      lines: [
        { day: 'Monday', received: 40, sold: 6, written: 46 },
        { day: 'Tuesday', received: 0, sold: 9, written: 37 },
        { day: 'Wednesday', received: 20, sold: 7, written: 50 },
        { day: 'Thursday', received: 0, sold: 8, written: 50 },
        { day: 'Friday', received: 0, sold: 11, written: 39 },
        { day: 'Saturday', received: 0, sold: 15, written: 24 },
      ],
      correction: 'not',
    },
  },
  timeline: {
    heading: `From ${history.from} to ${history.to}`,
    note: 'One step a year, each on the one below it.',
    entries: [
      tellMilestone('book'),
      tellMilestone('till'),
      tellMilestone('house'),
      tellMilestone('dispensary'),
      tellMilestone('neighbours'),
      tellMilestone('suite'),
    ],
  },
  team: {
    heading: 'Who does what',
    note: 'By role and by office. Whoever picks up gives you their name, so you can ask for them again.',
    map: {
      mapLabel: `Map of Africa with the places where the team sits: ${sayList(cities)}`,
      mapNote: 'Where the team sits.',
      openMap: `See the street in ${kigali.city}`,
      equator: 'Equator',
    },
    roles: [
      {
        role: 'Setup',
        text: 'Load lists, connect printers and stand by you on the first morning. The first people you meet.',
        places: 'Every office',
      },
      {
        role: 'Support',
        text: 'Answer calls, chats and emails, and call back when something takes longer than they said.',
        places: 'Every office',
      },
      {
        role: 'Training',
        text: 'Teach cashiers with goods from their own shelves, and write the documentation in the evening.',
        places: 'Every office',
      },
      {
        role: 'Sales',
        text: 'Find out which plan is enough, and say so when the smallest one is.',
        places: sayList([kigali.city, luanda.city, abidjan.city]),
      },
      {
        role: 'Product and design',
        text: 'Decide what the next screen does, after a day behind somebody’s counter.',
        places: kigali.city,
      },
      {
        role: 'Engineering',
        text: 'Write it, test it on an old phone with a weak signal, and get woken when it breaks.',
        places: kigali.city,
      },
      {
        role: 'Security and records',
        text: 'Keep keys, backups and access lists, and answer anyone who asks what we store about them.',
        places: kigali.city,
      },
    ],
  },
  habits: {
    heading: 'House rules',
    entries: [
      {
        id: 'oldest-phone',
        title: 'The oldest phone decides',
        text: 'A screen is ready when it works on the slowest phone we can still buy in Nyabugogo.',
      },
      {
        id: 'closing-time',
        title: 'Nothing new at closing time',
        text: 'We do not change a till while drawers are being counted. Updates come when shops sleep.',
      },
      {
        title: 'Your figures are yours',
        text: 'We follow the GDPR, for a kiosk in Huye as much as for a hotel chain, and we sell nobody’s data.',
        links: [{ label: 'Privacy policy', href: '/privacy-policy' }],
      },
      {
        title: 'The price is on the page',
        text: 'Before you talk to any of us, you can read what each plan costs and what it leaves out.',
        links: [{ label: 'Plans and prices', href: '/pricing' }],
      },
      {
        id: 'we-say-no',
        title: 'We say no',
        text: 'If we do not understand your trade, somebody else will serve you better, and we tell you whom to look for.',
      },
      {
        id: 'mistakes',
        title: 'Mistakes are written down',
        text: 'What broke, for whom, since when, and what we did about it. Everybody affected gets to read it.',
      },
    ],
  },
  questions: {
    heading: 'Asked about us',
    entries: [
      {
        id: 'visit',
        question: 'May I visit you?',
        answer:
          'Please do. Let us know a day ahead, so that somebody who knows your trade is in and a business like yours is ready on the screen.',
      },
      {
        id: 'answer-hours',
        question: 'When do people answer?',
        answer: `By phone ${channelLabels.phone}, in the live chat ${channelLabels.chat}. Email: ${channelLabels.email}.`,
      },
      {
        id: 'company-disappears',
        question: 'What if your company disappears?',
        answer:
          'Then you should not disappear with it. You can take out everything you entered, as plain files, on any day, and a package you have paid for keeps its license for life.',
      },
      {
        id: 'no-diploma',
        question: 'Do you hire people without a diploma?',
        answer: `For setup and support we would rather hear how you once calmed a queue. ${externalLinks.careers === null ? 'Write to us what you can do.' : 'Open jobs are on our careers page.'}`,
      },
    ],
  },
  closing: {
    heading: 'Come and see it work.',
    text: 'Tell us your trade and your town. We show you the day you would have, on the phone you have.',
    actions: [
      askUs('Schedule Consultation', 'visit', 'I would like to visit you, or be visited. My business and town:'),
    ],
    related: [
      { label: 'Every office and its hours', href: '/contact' },
      { label: 'How we treat people', href: '/gender-equality' },
      { label: 'What we do for small shops', href: '/small-business-backbone' },
      { label: 'How we waste less', href: '/environment-friendly' },
    ],
  },
} as const satisfies AboutCopy
