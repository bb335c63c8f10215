import type { DeskRefusal } from '#contract/desk.ts'
import { brand } from '#facts/brand.ts'

/** Words of the team's own pages. No visitor reads them. */
export const desk = {
  title: (page: string) => `${page} | The desk`,
  name: 'The desk',
  skip: 'Skip to content',
  home: `${brand.product}, the desk`,
  nav: {
    label: 'The desk',
    waiting: 'Waiting',
    open: 'To answer',
    late: (count: number) => `, ${count} late`,
    all: 'Everything',
    you: 'You',
  },
  signIn: {
    title: 'Sign in',
    heading: 'The desk',
    label: 'Your email address',
    unreadable: 'This is no email address. Please look again.',
    send: 'Send me a link',
    note: 'No password. The link works once, for 15 minutes.',
    tell: 'For those of us who answer. Looking for help?',
    help: 'Write to us',
    instead: 'instead.',
  },
  mailbox: {
    title: 'Look into your mailbox',
    heading: 'A letter is out',
    lead: 'Look into your mailbox.',
    said: (email: string) => `If ${email} is on the desk, a letter with a link is on its way.`,
    steps: [
      'Open it on the device you want to work on.',
      'Press its link before',
      'Nothing after 2 minutes? Look under junk, then',
    ],
    again: 'ask for another',
    tell: 'Everybody sees this page, member or not. It tells nobody who works here.',
  },
  comeIn: {
    title: 'Come in',
    heading: 'Come in',
    link: (made: string, until: string) => `link of ${made}, good until ${until}`,
    press: 'Sign in on this device',
    note: 'You stay signed in while you work, and 12 hours after. Not your device? Close this page: the link is still unused.',
    tell: 'Only the button uses the link up. A mail scanner that looks at it does not.',
  },
  used: {
    title: 'Link is used',
    heading: 'Link is used',
    lead: 'A link opens the desk once, and within 15 minutes. This one does not any more.',
    again: 'Send me a new link',
    tell: 'You did not use it? Sign in again and look at your sessions: any of them can be ended there.',
  },
  refused: {
    'not-ours': {
      heading: 'Not from here',
      lead: 'This was not sent from a page of the desk, so nothing was done. Go back to the desk and press the button there.',
    },
    gone: {
      heading: 'Not there',
      lead: 'There is nothing at this address. Perhaps it was erased, or somebody copied half of it.',
    },
    unreadable: {
      heading: 'Not understood',
      lead: 'What was sent could not be read, so nothing was done. Go back, look at what you typed and send it again.',
    },
    busy: {
      heading: 'Too many tries',
      lead: 'Too much was asked for from here in the last hour. Nothing is lost; try again in an hour.',
    },
    insecure: {
      heading: 'Not without https',
      lead: 'The desk opens over https only, or on the machine itself. Set PUBLIC_URL to the https address of the site.',
    },
    failed: {
      heading: 'Not done',
      lead: 'Something went wrong on our side and nothing was changed. Please try again in a moment.',
    },
  } satisfies Record<DeskRefusal, { readonly heading: string; readonly lead: string }>,
  toDesk: 'To the desk',
  you: {
    title: 'You',
    since: (time: string) => `signed in ${time}`,
    seen: (time: string) => `last used ${time}`,
    unknownDevice: 'A browser we do not know',
    isThis: 'this one',
    sessions: 'Where you are signed in',
    sessionsNote: 'After 12 hours unused a browser is signed out by itself, and after 30 days in any case.',
    end: 'Sign out there',
    endOthers: 'Sign out everywhere else',
    signOut: 'Sign out',
  },
  inbox: {
    title: 'Inbox',
    noneWait: 'No one waits.',
    noneWaitLead: `When a visitor asks ${brand.assistant} for a person, the name stands here.`,
    open: 'To answer',
    all: 'Everything',
  },
} as const
