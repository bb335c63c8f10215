import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'

export const genderEquality = {
  title: 'Gender Equality',
  description:
    'Rights in the suite follow the role and never the person: the same access, the same record and the same figures for whoever does the work.',
  opening: {
    kicker: 'Gender Equality',
    headline: ['Same work.', 'Same access.'],
    lead: 'Who may open the safe is a question of trust, and trust is often handed out by habit. A written role takes the habit out of it.',
    actions: [],
  },
  list: {
    heading: 'Where equality is a setting',
    entries: [
      {
        title: 'Rights by role',
        text: 'The screen asks what somebody is employed to do. Nothing else about the person is asked.',
        links: [{ label: 'The roles', href: '/role-based-access-control' }],
      },
      {
        title: 'A fair record',
        text: 'The audit trail shows who did what and when, so praise and blame go to the right name.',
      },
      {
        title: 'Figures before opinions',
        text: 'Sales by cashier and takings by shift are counted the same way for all of them.',
      },
      {
        title: 'Leave for parents',
        text: 'The leave that we give is parental: it belongs to whoever has become one.',
        links: [{ label: 'How long it is', href: '/women-empowerment' }],
      },
    ],
  },
  closing: {
    heading: 'Compare two people with one job.',
    text: 'If they cannot do the same things in your system today, show us, and we show you the role that would mend it.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'Women Empowerment', href: '/women-empowerment' },
      { label: 'About us', href: '/about' },
    ],
  },
} as const satisfies OpenedPageCopy
