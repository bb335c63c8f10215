import { linkToMail } from '#contract/contact-links.ts'
import type { ContactCopy } from '#content/copy/contact.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { callTo, channels, contact as reach } from '#facts/contact.ts'
import { degreesFromEquator, offices, type OfficeId } from '#facts/offices.ts'
import { sayList, spell } from './figures.ts'
import { channelLabels, clock, sayHours } from './hours.ts'
import { requestSent } from './request-sent.ts'

const { next } = requestSent

const descriptions = {
  kigali:
    'Product, support and training. This is the office for East and West Africa, and the one that knows everything.',
  kampala: 'Shops and pharmacies in Uganda, set up on your own counter.',
  bafoussam: 'Central Africa, from the highlands to the coast. We answer in French first.',
  luanda: 'Southern Africa, in Portuguese first. Come in the morning, before the traffic does.',
  abidjan: 'Francophone West Africa, with an ear for hotels and restaurants.',
} as const satisfies Record<OfficeId, string>

export const contact = {
  title: 'Contact',
  searchTitle: 'Contact: phone, email, WhatsApp and offices in Africa',
  description: `Call, email, chat or write on WhatsApp. ${brand.company} has offices in ${sayList(offices.map(({ city }) => city))}.`,
  opening: {
    kicker: `Contact ${brand.company}`,
    headline: [`${spell(offices.length, 'first')} offices.`, 'One line.'],
    lead: `None of our doors is more than ${spell(degreesFromEquator)} degrees from the Equator. Call the nearest, write to any of them, or ask ${brand.assistant} now.`,
    actions: [askUs('Start Live Chat', 'question')],
    map: `Map along the Equator, from west to east: ${sayList([...offices].toSorted((a, b) => a.longitude - b.longitude).map(({ city, country }) => `${city} in ${country}`))}.`,
    equator: 'Equator',
  },
  openingTimes: {
    clock,
    openUntil: 'Open now, until {time}',
    opens: 'Opens {day} {time}',
    holiday: 'Closed for {holiday}.',
    today: 'today',
    yours: '({moment} on your clock)',
  },
  channels: {
    heading: 'Who picks up, and when',
    cards: {
      phone: {
        title: 'Phone',
        hours: channelLabels.phone,
        action: { label: reach.phone, href: callTo(reach.phone) },
        text: 'A person in Kigali who has set up a till before.',
      },
      email: {
        title: 'Email',
        hours: channelLabels.email,
        action: { label: reach.email, href: linkToMail(reach.email) },
        text: 'For a stock list, a photograph of a receipt, or a long story.',
      },
      chat: {
        title: 'Live Chat',
        hours: channelLabels.chat,
        action: askUs('Start Live Chat', 'question'),
        text: `${brand.assistant} begins, and a colleague takes over when you ask for one.`,
      },
      support: {
        title: 'Technical Support',
        hours: channelLabels.support,
        action: { label: reach.phone, href: callTo(reach.phone) },
        text: 'The same number. Out of hours it reaches the engineer on duty: say that you cannot sell.',
      },
    },
    whatsApp: { label: 'Or write on WhatsApp', number: reach.whatsApp },
  },
  demo: {
    heading: 'Request a Demo',
    text: `Rather see it than ask about it? We answer a demo request within ${reach.demoReplyHours} hours, weekends included.`,
    actions: [askUs('Request Demo', 'demo'), askUs('Contact Sales', 'sales')],
    steps: [
      ['At once', 'Your reference, here and by email.'],
      [`Within ${reach.demoReplyHours} hours`, next.by[1]],
      next.after,
    ],
  },
  offices: {
    heading: 'Where to find us',
    headquarters: 'Headquarters',
    nearest: 'Nearest to you',
    nearestBy: 'by the time zone of your device',
    entries: offices.map((office) => ({
      id: office.id,
      address: office.address,
      description: descriptions[office.id],
      // The door's on its own clock, so that a phone has the hours of its channel alone.
      hours: `Visits ${sayHours(office.hours, office.zoneName)}`,
      links: [
        { label: office.phone, href: callTo(office.phone) },
        { label: office.email, href: linkToMail(office.email) },
      ],
      whatsApp: office.isOnWhatsApp ? 'WhatsApp' : null,
    })),
  },
  streetMap: {
    heading: 'Find the door',
    note: [
      'The street map belongs to OpenStreetMap, not to us. If you ask for it, your browser fetches it from their server, which then sees your internet address, your kind of browser and the office you looked for.',
      'Until you ask, nothing is fetched. We remember your choice only if you tick the box, which appears once you allow remembered choices.',
    ],
    office: 'Office',
    show: 'Show interactive map',
    hide: 'Close the map',
    always: 'Always show it on this device',
    places: offices.map(({ id, city }) => ({
      id,
      frame: `Street map around our office in ${city}`,
      link: `${city} on OpenStreetMap`,
    })),
  },
  questions: {
    heading: 'Before you dial',
    actions: [askUs('Schedule Demo', 'demo')],
    entries: [
      {
        id: 'reply-time',
        question: 'How soon do I hear from a person?',
        answer: `On the phone at once, ${channelLabels.phone}. By email within ${channels.email.replyHours} hours, whatever the day. A demo request is answered within ${reach.demoReplyHours} hours, because somebody reads it properly first.`,
      },
      {
        id: 'emergency',
        question: 'What counts as an emergency?',
        answer:
          'You cannot sell, you cannot bill, or a guest is at the desk and you cannot check them in. Call, even at three in the morning. A wrong price or a new printer can wait until we open.',
      },
      {
        id: 'clock',
        question: 'Which clock are your hours on?',
        answer:
          'The phone and the chat run on EAT, the time of Kampala and Nairobi. Kigali is an hour behind, so the line opens while Kigali is still at its tea. The hours beside an office are for visits, on the clock of its own town, and this page works out the rest. Nobody sits at phone and chat on public holidays of Rwanda; an office keeps those of its own country.',
      },
      {
        id: 'come-to-shop',
        question: 'Can somebody come to my shop?',
        answer: `Yes, from any of the ${spell(offices.length)} cities. Tell us where you are, what you sell and how many tills you have. We name the day and the price before anybody sets out.`,
      },
      {
        id: 'which-language',
        question: 'In which language may I write?',
        answer:
          'In Kinyarwanda, English, French or Portuguese. Write to the office that speaks yours, or to any of us, and somebody who reads your language answers.',
      },
      {
        id: 'other-countries',
        question: 'My country is not on the map. Who looks after me?',
        answer:
          'The office whose language and hours are closest to yours. All of them share the same notes, so nobody asks you to tell your story twice.',
      },
    ],
  },
  closing: {
    id: 'call-back',
    heading: 'Rather be called?',
    text: `Leave your number and the hour that suits the shop, after the morning rush or once the shutter is down. Within ${reach.demoReplyHours} hours we confirm it, and then we call.`,
    actions: [askUs('Ask for a call', 'call', 'Please call me. My number and the best hour are:')],
    related: [
      { label: 'Look it up in the documentation', href: '/documentation' },
      { label: 'What it costs', href: '/pricing' },
      { label: 'What we keep from your message', href: '/privacy-policy' },
    ],
  },
} as const satisfies ContactCopy
