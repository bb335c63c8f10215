import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { offices } from '#facts/offices.ts'
import { sayList } from './figures.ts'

export type PrivacyPolicyCopy = OpenedPageCopy & {
  readonly dates: { readonly today: string; readonly revised: string }
}

/** The sections stand in the order of the specification (PRIV-2). */
export const privacyPolicy = {
  title: 'Privacy Policy',
  description: `What this website asks of you, where it goes, how long it stays, and how you take it back: the privacy policy of ${brand.company}.`,
  opening: {
    kicker: brand.company,
    headline: ['Privacy Policy'],
    lead: 'What this website asks of you, where that goes and how you take it back. It is short because we ask for little.',
    actions: [],
  },
  dates: { today: 'Date', revised: 'Text last revised' },
  list: {
    heading: 'The policy',
    entries: [
      {
        title: 'Overview',
        text: `This policy covers the public website of ${brand.product}, run by ${brand.company} in Kigali. You need no account to read any page of it.`,
      },
      {
        title: 'Information we collect',
        text: 'What you write in the demo form or tell the assistant: your name, phone, e-mail, company and message. We buy nothing about you from others.',
      },
      {
        title: 'How we use it',
        text: 'To answer you, to prepare the demo and to remember what was agreed. You are put on no mailing list that you did not join.',
      },
      {
        title: 'Sharing',
        text: 'Your request goes to our sales team, through the providers that carry our e-mail. It is not sold.',
      },
      {
        title: 'Security',
        text: 'Requests are stored on our own server for the people who answer them. Neither your address nor your words are written to its logs.',
      },
      {
        title: 'Your rights',
        text: `Ask for a copy of what we hold about you, for its correction or for its deletion, as GDPR gives you the right to. You have our answer within ${privacy.answerDays} days.`,
      },
      {
        title: 'Cookies',
        text: 'Statistics and advertising stay off until you switch them on. Your choice is kept in your own browser.',
      },
      {
        title: 'International transfers',
        text: `We have offices in ${sayList(offices.map(({ country }) => country))}, and a request may be answered from any of them under these same rules.`,
      },
      {
        title: "Children's privacy",
        text: `This site is for people who run a business. It is not for children under ${privacy.leastAge}, and we do not knowingly keep anything about them.`,
      },
      {
        title: 'Contact',
        text: `Write to us, or send a letter to ${contact.address}.`,
        links: [{ label: contact.email, href: `mailto:${contact.email}` }],
      },
    ],
  },
  closing: {
    heading: 'A question this page does not answer?',
    text: 'Ask it in your own words. No form of words is needed to use a right.',
    actions: [askUs('Ask us', 'I have a question.')],
    related: [
      { label: 'How businesses are kept apart', href: '/multi-tenant-architecture' },
      { label: 'Offices and mailboxes', href: '/contact' },
    ],
  },
} as const satisfies PrivacyPolicyCopy
