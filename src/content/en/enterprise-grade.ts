import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { claims, figures } from '#facts/claims.ts'
import { sayFigure, sayList } from './figures.ts'

const frames = [claims.soc2.what, 'GDPR', claims.ccpa.what, claims.hipaa.what, claims.sox.what]

export const enterpriseGrade = {
  title: 'Enterprise Grade',
  description: `Security, performance, dedicated support and SLAs with financial remedies: a ${sayFigure(figures.enterpriseUptime)} uptime SLA for organisations that must prove it.`,
  opening: {
    kicker: 'Enterprise Grade',
    headline: ['An SLA that', 'costs us to miss.'],
    lead: 'A promise about uptime is worth what happens when it is broken. Ours names the figure, and the remedy is money.',
    actions: [
      askUs('Schedule Enterprise Demo', 'I would like to schedule an enterprise demo.'),
      askUs('Download Security Whitepaper', 'Please send me the security whitepaper.'),
    ],
    facts: [
      ['Uptime SLA', sayFigure(figures.enterpriseUptime)],
      ['Response', `Under ${sayFigure(figures.responseTime)}ms`],
      ['Data centers', sayFigure(figures.dataCenters)],
    ],
  },
  list: {
    heading: 'What stands behind it',
    entries: [
      {
        title: 'Security',
        text: `${sayFigure(figures.encryption)}-bit encryption and multi-factor authentication. The frameworks we work to are ${sayList(frames)}.`,
      },
      {
        title: 'Performance and scalability',
        text: `Answers in under ${sayFigure(figures.responseTime)}ms from ${sayFigure(figures.dataCenters)} data centers, whether the account has one till or a great many.`,
      },
      {
        title: 'Dedicated support',
        text: 'An account manager who knows your branches by name, and a telephone that is answered at night.',
      },
      {
        title: 'SLAs with financial remedies',
        text: `An uptime of ${sayFigure(figures.enterpriseUptime)} is in the contract, and so is what we pay back when we fall short of it.`,
      },
      {
        title: 'The standard service',
        text: `All other plans run on a platform with ${sayFigure(figures.uptime)} uptime.`,
        links: [{ label: 'Plans without an SLA', href: '/pricing' }],
      },
    ],
  },
  closing: {
    heading: 'Bring your security team.',
    text: 'The whitepaper comes by e-mail: say where to send it. The demo leaves time for the uncomfortable questions.',
    actions: [askUs('Download Security Whitepaper', 'Please send me the security whitepaper.')],
    related: [
      { label: 'Use cases', href: '/enterprise-solutions' },
      { label: 'How roles work', href: '/role-based-access-control' },
      { label: 'Figures while the day runs', href: '/real-time-analytics' },
    ],
  },
} as const satisfies OpenedPageCopy
