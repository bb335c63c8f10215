import { linkToMail } from '#contract/contact-links.ts'
import type { PrivacyPolicyCopy } from '#content/copy/privacy-policy.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { callTo, contact } from '#facts/contact.ts'
import { privacy, privacyLaws } from '#facts/legal.ts'
import { offices } from '#facts/offices.ts'
import { sayList } from './figures.ts'

const { rwanda, europe } = privacyLaws

export const privacyPolicy = {
  title: 'Privacy Policy',
  searchTitle: 'Privacy Policy of this website',
  description: `What this website asks of you, where it goes, how long it stays, and how you take it back: the privacy policy of ${brand.company}.`,
  opening: {
    kicker: brand.company,
    headline: ['Privacy Policy'],
    lead: 'What this website asks of you, where that goes and how you take it back. In plain words, because you should not need a lawyer to read it.',
    actions: [],
    facts: [
      ['Cookies set by this site', 'None'],
      ['A request is erased after', `${privacy.retentionDays} days`],
      ['We answer you within', `${privacy.answerDays} days`],
    ],
  },
  dates: { today: 'Date', revised: 'Text last revised' },
  contents: 'The ten sections',
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      text: [
        `This policy is about the public website of ${brand.product}. ${brand.company}, ${contact.address}, runs it and is responsible for what happens to your data here.`,
        `We follow Rwanda’s ${rwanda.name} relating to ${rwanda.subject}, and ${europe.name} wherever it protects you. What your business keeps in the suite itself is covered by its own contract, not by this page.`,
        'You need no account. Every page can be read from top to bottom without telling us anything.',
      ],
    },
    {
      id: 'information',
      title: 'Information we collect',
      text: [
        'We learn about you in these ways and no others. We buy no data about you, and this site takes no payments.',
      ],
      points: [
        'The demo form: your name, phone number, email address, company and its size, the modules you chose, your message and, if you name one, the time you would like to be called. You get one email that confirms it, if we can write to your address. We note when it came, whether you had written shortly before, and whether it looks like the work of a bot.',
        `The live chat: what you write to ${brand.assistant} or a colleague, and what you tell us about yourself before it begins. The conversation is kept on our server, and our sales team gets a summary of it.`,
        'Where you came from, only if you allow marketing: the website that sent you and the campaign words in its link. They are sent along with a demo request.',
        'Your answer to the cookie banner: the four choices, the date and a random number, without an internet address. It shows that we asked.',
        'That a page was read, only if you allow analytics: we count the visit, with nothing that could tell you apart from the next reader.',
        'Your internet address, for as long as your request is being answered and a little longer. It is counted so that nobody can flood the form, in our database for two days under a sign it cannot be read from, and it is never written down itself. For the chat we look up your country from it, and keep only the country.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      text: ['Everything above has one of these uses.'],
      points: [
        'To answer you and to prepare what you asked to see.',
        'To recognize a second message from the same email address, so that nobody asks you everything twice.',
        'To keep bots out of the form. A request that only a bot could have sent is set aside, and a colleague looks at it before it is discarded.',
        'To learn, with your consent, which pages are read and which campaign was worth the money.',
      ],
      after: [
        'In the words of the law: we act because you asked us to, because we have a fair interest in a form that works, and for everything optional because you agreed. We put you on no mailing list that you did not join.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      text: ['Your data is not sold, and no advertiser learns that you were here. These do see some of it:'],
      points: [
        'Our colleagues in sales and support.',
        'The company that delivers our email, because a request or the summary of a chat reaches our sales team by email.',
        'A service that forwards forms, and the customer database our sales team works with, where we use them. They get the request with its notes.',
        'The provider of a language model, where the assistant uses one instead of answering from our own server. It gets the words of the conversation.',
        'A service that looks up the country of an internet address, where we use one instead of our own list.',
        'OpenStreetMap, once you ask for the street map on our contact page. Your browser then fetches it from their server, under their rules, until you close it.',
        'A court or an authority, when the law leaves us no choice.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      text: [
        'Between your browser and our server the connection is encrypted. Your browser is told to run no script on these pages but our own, and to show them inside no other site.',
        'Our log records which page was asked for and how long it took. It holds no internet address, no name and not a word of any message.',
        `After ${privacy.retentionDays} days our server erases a request or a conversation, together with its record of the emails sent about it. Emails in our mailboxes are deleted by hand, and a backup goes when the next one replaces it.`,
        `If your data reaches somebody it was not meant for, we tell you and Rwanda’s ${rwanda.authority}, as the law asks.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: ['The data is about you, so you decide. You may:'],
      points: [
        'see what we hold about you, and take it with you as a file;',
        'have it corrected;',
        'have it erased, from our database, mailboxes and customer database;',
        'object to a use, or have it stopped while we look into it;',
        'withdraw a consent, without giving a reason and free of charge;',
        `complain to Rwanda’s ${rwanda.authority}, or to the authority of the country you live in.`,
      ],
      after: [
        `Tell us the email address or phone number you used, since that is how we find you. We answer within ${privacy.answerDays} days, and it costs nothing.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      text: [
        'This site sets no cookies. What it remembers stays in the storage of your own browser, and before you have made a choice it remembers nothing. There are four kinds, and you can change your mind about them on any page.',
      ],
      points: [
        'Necessary: security, network management and accessibility. Always on.',
        'Functional: remembered choices, chat support and personalized content.',
        'Analytics: anonymous visit statistics.',
        'Marketing: relevant advertisements and campaign effectiveness.',
      ],
      after: ['Each item has a name, and you can find it under that name in your browser’s settings.'],
    },
    {
      id: 'transfers',
      title: 'International transfers',
      text: [
        `We have offices in ${sayList(offices.map(({ country }) => country))}, and your request may be read in any of them under these same rules.`,
        `A provider named under Sharing may work in yet another country. We use one only if it is bound by contract to protect your data as we do, and with the permission of the ${rwanda.authority} where the law requires it.`,
      ],
    },
    {
      id: 'children',
      title: "Children's privacy",
      text: [
        `This site is for people who run a business. It is not for children under ${privacy.leastAge}, and we do not knowingly keep anything about them. If a child has written to us, tell us, and we erase it.`,
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      text: [
        `For anything on this page, write to ${brand.company}, ${contact.address}, or send an email. A person reads it and answers within ${privacy.answerDays} days at the latest.`,
      ],
      links: [
        { label: contact.email, href: linkToMail(contact.email) },
        { label: contact.phone, href: callTo(contact.phone) },
      ],
    },
  ],
  storage: {
    caption: 'What your browser keeps for this site',
    columns: ['Name', 'Its purpose', 'Kind, and how long it stays'],
    purposes: {
      'cookie-consent': 'Your choice among the four kinds, so that we ask once.',
      'cookie-consent-date': 'The moment of that choice.',
      'cookie-consent-version': 'Which wording of the four kinds you chose from, so that we ask again when it changes.',
      'cookie-consent-id': 'The random number under which our register holds that choice.',
      'cookie-consent-unsent': 'That choice once more, until our register has heard of it.',
      'demo-request-draft':
        'The form as far as you have filled it in. Gone once it is sent, or seven days after the last change.',
      'demo-request-unsent': 'A request that found no network, until it has been delivered, for seven days at most.',
      'challenge-paused': 'That you stopped the clock beside the math problem.',
      'plan-needs': 'The numbers you gave the price calculator.',
      'price-view': 'Whether you read prices by the month or by the year, and in which currency.',
      'management-chat-state':
        'Your chat with us: what was said, what you told us about yourself, and where the window is. Gone a week after the last word, or after a link in an email of ours opened it.',
      'chat-draft': 'What you have begun to write to us in the chat. Gone once it is sent.',
      language: 'The language you chose, so that no other is offered to you.',
      'street-map': 'That the street map may be shown without asking each time.',
      'pages-kept': 'Pages you have opened, prices and contact, so that you can read them without a network.',
      attribution: 'The website or campaign that first and last sent you here.',
    },
    kinds: { necessary: 'Necessary', functional: 'Functional', analytics: 'Analytics', marketing: 'Marketing' },
    spans: { visit: 'until you close the tab', device: 'until you or your browser delete it' },
  },
  closing: {
    heading: 'A question this page does not answer?',
    text: 'Ask it in your own words. You need no legal wording to use a right.',
    actions: [askUs('Ask us', 'question privacy', 'I have a question about my data.')],
    related: [
      { label: 'How businesses are kept apart', href: '/multi-tenant-architecture' },
      { label: 'Offices and mailboxes', href: '/contact' },
    ],
  },
} as const satisfies PrivacyPolicyCopy
