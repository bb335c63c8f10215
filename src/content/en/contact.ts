import type { Href, ListWords, OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { channels, contact as reach } from '#facts/contact.ts'
import { offices, type OfficeId } from '#facts/offices.ts'

export type ContactCopy = OpenedPageCopy & { readonly offices: ListWords }

const officeWords = {
  kigali: 'Product, support and training for East Africa.',
  kampala: 'Shops and pharmacies in Uganda, set up on site.',
  bafoussam: 'Francophone Central Africa. We answer in French first.',
  luanda: 'Southern Africa. We answer in Portuguese first.',
  abidjan: 'Francophone West Africa, with an ear for hotels and restaurants.',
} as const satisfies Record<OfficeId, string>

/** `list` holds the four channels (CONT-1..5). */
export const contact = {
  title: 'Contact',
  description: `Phone, e-mail, live chat and emergency support of ${brand.company}, and its offices in Kigali, Kampala, Bafoussam, Luanda and Abidjan.`,
  opening: {
    kicker: 'Contact',
    headline: ['Five offices.', 'One line.'],
    lead: 'The line is the Equator, and none of us sits far from it. Call the nearest office, or write to any of them.',
    actions: [askUs('Request Demo'), askUs('Contact Sales')],
    facts: [
      ['Demo request answered', `Within ${reach.demoReplyHours} hours`],
      ['E-mail answered', `Within ${channels.email.replyHours} hours`],
    ],
  },
  list: {
    heading: 'Ways to reach us',
    entries: [
      {
        title: 'Phone',
        text: 'A person in Kigali picks up.',
        aside: channels.phone.said,
        links: [{ label: reach.phone, href: callTo(reach.phone) }],
      },
      {
        title: 'Email',
        text: 'For anything with a list, a picture or a long story.',
        aside: channels.email.said,
        links: [{ label: reach.email, href: writeTo(reach.email) }],
      },
      {
        title: 'Live Chat',
        text: `${brand.assistant} takes the question and a colleague takes over when you ask for one.`,
        aside: channels.chat.said,
      },
      {
        title: 'Technical Support',
        text: 'You cannot sell, bill or check a guest in: call, day or night.',
        aside: channels.support.said,
        links: [{ label: reach.phone, href: callTo(reach.phone) }],
      },
    ],
  },
  offices: {
    heading: 'Where we sit',
    entries: offices.map(({ id, city, address, phone, email, isHeadquarters }) => ({
      title: city,
      text: officeWords[id],
      aside: address,
      links: [
        { label: phone, href: callTo(phone) },
        { label: email, href: writeTo(email) },
      ],
      ...(isHeadquarters ? { tag: 'Headquarters' } : {}),
    })),
  },
  closing: {
    heading: 'Rather be called?',
    text: 'Leave your number and the hour that suits you, and we ring at that hour.',
    actions: [askUs('Schedule Demo')],
    related: [
      { label: 'Answers in the documentation', href: '/documentation' },
      { label: 'What it costs', href: '/pricing' },
      { label: 'What we keep of your message', href: '/privacy-policy' },
    ],
  },
} as const satisfies ContactCopy

function callTo(phone: string): Href {
  return `tel:${phone.replaceAll(' ', '')}`
}

function writeTo(address: string): Href {
  return `mailto:${address}`
}
