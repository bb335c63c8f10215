import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayList } from './figures.ts'

export const roleBasedAccessControl = {
  title: 'Role-based Access Control',
  description:
    'Who may do what in the suite: Administrator, Manager, Employee and Auditor in detail, and the role templates every business starts with.',
  opening: {
    kicker: 'Role-based access control',
    headline: ['Each hand', 'in its own drawer.'],
    lead: `A cashier needs the till and not the payroll. Give each person one of ${sayFigure(figures.roleTemplates)} role templates, and the rest of the suite stays out of sight.`,
    actions: [askUs('Schedule Demo'), askUs('Start Free Trial')],
    facts: [
      ['Predefined role templates', sayFigure(figures.roleTemplates)],
      ['Two-factor authentication', 'Yes'],
      ['Audit trail', 'Every change'],
    ],
  },
  list: {
    heading: 'Sample roles, and what each may do',
    entries: [
      {
        title: 'Administrator',
        text: 'Full access. Manages users and roles, and monitors what happens in the system.',
      },
      {
        title: 'Manager',
        text: 'The data of one department, the management of its team, and its reporting.',
      },
      {
        title: 'Employee',
        text: 'The functions of the job, personal data and limited reporting: enough for the work in hand.',
      },
      {
        title: 'Auditor',
        text: 'Audit logs, read-only, and compliance reporting. An auditor sees everything that was changed and changes nothing.',
      },
      {
        title: 'All templates',
        text: `${sayList(roleTemplates)}. The documentation describes the four that a new account begins with.`,
        links: [{ label: 'Read the default roles', href: '/documentation' }],
      },
      {
        title: 'Finer than a template',
        text: `Advanced role-based access, with permissions of your own making, is part of ${plans.enterprise.name}.`,
        links: [{ label: 'Compare plans', href: '/pricing' }],
      },
    ],
  },
  closing: {
    heading: 'List the people, not the permissions.',
    text: 'Write down who works for you and what they touch. We turn the list into roles with you.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'One business beside another', href: '/multi-tenant-architecture' },
      { label: 'Equal rights for equal work', href: '/gender-equality' },
      { label: 'Security for large organisations', href: '/enterprise-grade' },
    ],
  },
} as const satisfies OpenedPageCopy
