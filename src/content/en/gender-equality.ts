import type { GenderEqualityCopy } from '#content/copy/gender-equality.ts'
import { askUs } from '#content/page-words.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

export const genderEquality = {
  title: 'Gender Equality',
  searchTitle: 'Gender Equality: roles, pay and leave',
  description:
    'Rights in the suite follow the role and never the person. So do hiring, pay and leave in the company that makes it. What decides, and what does not.',
  opening: {
    kicker: 'Gender equality at work',
    headline: ['Same work.', 'Same access.'],
    lead: 'Who may open the safe is a question of trust, and trust is often given out of habit. A written role takes the habit out of it.',
    actions: [
      askUs(
        'Go through your roles',
        'consultation roles',
        'I would like to go through the roles in my business with somebody.',
      ),
      { label: 'Who may do what', href: '/role-based-access-control' },
    ],
    facts: [
      ['Roles to begin with', `${roleTemplates.length}`],
      ['For a team', `${plans.professional.name}, ${sayPrice(plans.professional.monthlyPrice)} a month`],
      ['Parental leave', `${sayFigure(figures.parentalLeave)} weeks, any parent`],
    ],
  },
  settings: {
    heading: 'Where equality is a setting',
    note: 'In the suite, for whoever works in your shop.',
    entries: [
      {
        title: 'Rights by role',
        text: 'The screen asks what somebody is employed to do. Nothing else about the person is asked, and there is no field for it.',
      },
      {
        title: 'A fair record',
        text: 'The audit trail shows who did what and when, so praise and blame go to the right name.',
      },
      {
        title: 'Figures before opinions',
        text: 'Sales by cashier and takings by shift are counted the same way for everybody.',
        links: [{ label: 'Reports by person and shift', href: '/real-time-analytics' }],
      },
      {
        title: 'Shifts everybody can read',
        text: 'Hours and tills are on one schedule. Everybody can see who always gets the late shift, the owner first.',
      },
      {
        title: 'Approval by two',
        text: 'A refund or a price change can require a second person. The rule is the same for the new cashier and the old friend.',
      },
    ],
  },
  scenes: {
    heading: 'One role, one measure.',
    note: 'Two pictures from an example shop. The people are made up; the way of counting is not.',
    rights: {
      label: 'Solange and Jean-Paul are both Manager: every right that one has, the other has too.',
      title: 'One role, two people',
      role: 'Manager',
      people: ['Solange', 'Jean-Paul'],
      rights: [
        { name: 'Change a price', isGiven: true },
        { name: 'Approve a refund', isGiven: true },
        { name: 'Order stock', isGiven: true },
        { name: 'Read the branch report', isGiven: true },
        { name: 'Hand out roles', isGiven: false },
        { name: 'Close the account', isGiven: false },
      ],
      yes: 'yes',
      no: 'no',
    },
    shift: {
      label: 'Two cashiers on one Saturday, measured alike: receipts, takings, francs a receipt, and the drawer.',
      title: 'Saturday, both tills',
      aside: '08:00 to 16:00',
      people: [
        { name: 'Divine', receipts: 214, takings: 486_200, counted: 486_200 },
        { name: 'Patrick', receipts: 198, takings: 461_340, counted: 461_140 },
      ],
      cashier: 'Cashier',
      receipts: 'Receipts',
      takings: 'Takings',
      each: 'A receipt, about',
      difference: 'Drawer',
    },
  },
  practice: {
    heading: 'What decides here',
    note: 'The same idea in our own company, written down so that anybody can hold us to it.',
    caption: 'What decides hiring, pay, leave and complaints in the company, and what does not',
    columns: ['About', 'What decides', 'What does not'],
    rows: [
      ['Hiring', 'A task from the job, done before names are known', 'A photograph, a marriage, plans for children'],
      ['Pay', 'A written band for the role, known to all who have it', 'What somebody earned before, or dared to ask'],
      ['Promotion', 'Two people who saw the work say why', 'Late hours in the office'],
      ['Leave', 'A child has come, by birth or by adoption', 'Which of the parents works here'],
      ['Night duty', 'A roster that counts everybody', 'Who is assumed to be free in the evening'],
      ['Meetings', 'The hours when schools are open', 'Who usually speaks first'],
      ['Complaints', 'Somebody who is neither side’s boss', 'The rank of the person complained about'],
    ],
  },
  open: {
    heading: 'What is still missing',
    note: 'Equality is never finished. These are the next two things to count.',
    entries: [
      {
        id: 'pay-comparison',
        title: 'A published comparison',
        text: 'How pay compares between women and men in our company is not on this page yet. When it is, the date of the count will stand beside it.',
      },
      {
        title: 'The other half of the leave',
        text: 'Parental leave here belongs to whoever has become a parent. Whether fathers take all of it is still to be counted.',
        links: [{ label: 'What leave means for mothers', href: '/women-empowerment' }],
      },
    ],
  },
  questions: {
    heading: 'Questions about fairness',
    entries: [
      {
        id: 'stored-gender',
        question: 'Does the suite store whether somebody is a woman or a man?',
        answer: 'Not for staff. A person has a name, a sign-in, a role and the branches they work in.',
      },
      {
        id: 'tips',
        question: 'Can I use it to share tips or commission fairly?',
        answer:
          'It counts sales and shifts by person, which is the hard part. How the total is shared is your rule, and you can print the rule on the same sheet.',
      },
      {
        id: 'report',
        question: 'One of your people treated me badly. What do I do?',
        answer: `Write to ${contact.email} and tell us the day. Somebody who does not work with that person reads it and tells you what happened next.`,
      },
      {
        id: 'fathers',
        question: 'May a father take the leave?',
        answer: 'Yes, and he is asked when, not whether. So is a parent who adopts.',
      },
    ],
  },
  closing: {
    heading: 'Compare two people with one job.',
    text: 'If they cannot do the same things in your system today, show us, and we show you the role that would fix it.',
    actions: [askUs('Request Demo', 'demo roles', 'I would like to see how roles would look in my business.')],
    related: [
      { label: 'Women Empowerment', href: '/women-empowerment' },
      { label: 'Who works here', href: '/about' },
      { label: 'Offices and phones', href: '/contact' },
      { label: 'How access is given', href: '/role-based-access-control' },
      { label: 'All plans with their prices', href: '/pricing' },
    ],
  },
} as const satisfies GenderEqualityCopy
