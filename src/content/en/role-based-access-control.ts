import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { askUs } from '#content/page-words.ts'
import { figures, requirements, roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayList, sayPrice } from './figures.ts'

const [superAdmin, administrator, manager, employee, staff, auditor] = roleTemplates

export const roleBasedAccessControl = {
  title: 'Role-based Access Control',
  searchTitle: 'Role-based access control for shop and hotel staff',
  description:
    'Decide who may sell, refund, change a price or read the books: Administrator, Manager, Employee and Auditor roles, two-factor sign-in and an audit trail.',
  opening: {
    kicker: 'Role-based access control',
    headline: ['The right key', 'for each hand.'],
    lead: `A cashier needs the till, not the payroll. Give each person one of ${sayFigure(figures.roleTemplates)} role templates, and the rest of the suite stays out of sight.`,
    actions: [
      askUs('Schedule Demo', 'demo roles', 'I would like to see how roles and rights work.'),
      askUs(
        'Start Free Trial',
        'trial roles',
        'I would like to try the suite with my staff. How can I start a free trial?',
      ),
    ],
    facts: [
      ['Predefined role templates', sayFigure(figures.roleTemplates)],
      ['Two-factor authentication', 'Yes'],
      ['Audit trail', 'Every change'],
    ],
  },
  themes: {
    heading: 'What each of them sees',
    exampleLabel: 'For example:',
    themes: [
      {
        id: 'administrator',
        title: administrator,
        text: [
          'Full access, user and role management, and monitoring. The administrator opens up in the morning, hands out the keys and sees which of them are used.',
          'Give this role to as few people as you can bear. Have all of them sign in with two-factor authentication: the password, and a code from the phone in their pocket.',
        ],
        example:
          'A cashier leaves on Friday. Before the evening count, Diane ends the role; the till signs that name out, and the day’s 61 sales stay under it.',
      },
      {
        id: 'manager',
        title: manager,
        text: [
          'Department data, team management and reporting. The department next door has a manager of its own, and the two do not read each other’s books.',
          'Shifts, refunds and discounts within your limit are decided on the floor, while the customer is still there.',
        ],
        example:
          'In a restaurant in Kigali, the kitchen manager sees what each plate costs and who is on shift tonight. What the bar took is the bar manager’s business.',
      },
      {
        id: 'employee',
        title: employee,
        text: [
          'Job-specific functions, personal data and limited reporting: sell, count a shelf, look up the next shift, see what the till in front of you has taken today.',
          'A short screen is a quick screen. A cashier who sees only the buttons for the job learns them in a morning, and cannot press the wrong one.',
        ],
        example:
          'Patrick starts on Monday in a shop in Muhanga. By 10:00 he sells without help. He has never seen a purchase price, so nobody can talk him into giving one away.',
      },
      {
        id: 'auditor',
        title: auditor,
        text: [
          'Read-only audit logs and compliance reporting. An auditor sees everything that was changed and can change none of it.',
          'Audit trail logging runs in every business, at every hour. It notes who did what, from which till, and what was there before. Nobody can strike a line out, whatever the role.',
        ],
        example:
          'The accountant who comes once a quarter finds a discount of 30% at 19:58, two minutes before closing, four Fridays in a row. The conversation has a list on the table.',
      },
      {
        id: 'templates',
        title: 'Templates, and roles of your own',
        text: [
          `The ${sayFigure(figures.roleTemplates)} templates are ${sayList(roleTemplates)}. A small business needs only a few of them and can use them as they are.`,
          `If a job fits none of them, add a role of your own: start from the nearest template, give it the name the job has in your business, and close what it does not need.`,
          `Finer rules than that are advanced role-based access, which only ${plans.enterprise.name} has. ${plans.starter.name} is for one person, so roles start to matter with ${plans.professional.name}, which has room for up to ${plans.professional.users}.`,
        ],
        example:
          'A pharmacy in Gisenyi makes a role called Night guard from Staff. It may open the shop and see the alarm list, and it cannot sell.',
      },
    ],
  },
  pictures: {
    rights: {
      heading: 'Four roles, side by side',
      note: 'The sample roles as they come. You can add rights to each, or take some away.',
      caption: `Who may do what, as ${administrator}, ${manager}, ${employee} or ${auditor}`,
      corner: 'Part of the suite',
      none: 'No',
      roles: [administrator, manager, employee, auditor],
      rows: [
        {
          head: 'Sales and POS',
          cells: ['Full', 'Department', 'Own job', 'No'],
        },
        {
          head: 'Inventory',
          cells: ['Full', 'Department', 'Own job', 'No'],
        },
        {
          head: 'Personal data',
          cells: ['Full', 'Own team', 'Own only', 'No'],
        },
        {
          head: 'Reports and analytics',
          cells: ['Full', 'Department', 'Limited', 'Compliance'],
        },
        {
          head: 'User management',
          cells: ['Users, roles', 'Own team', 'No', 'No'],
        },
        {
          head: 'System settings',
          cells: ['Full', 'No', 'No', 'No'],
        },
        {
          head: 'Monitoring',
          cells: ['Full', 'No', 'No', 'No'],
        },
        {
          head: 'Audit logs',
          cells: ['Read', 'No', 'No', 'Read-only'],
        },
      ],
    },
    users: {
      label: 'Six users of one shop: four work, one is invited, one has left and has no access any more.',
      title: 'Users and roles',
      aside: 'two-factor: 4 of 4',
      people: [
        { name: 'Diane', detail: 'signed in 07:31, phone', role: administrator, state: 'active' },
        { name: 'Olivier', detail: 'signed in 07:46, office', role: manager, state: 'active' },
        { name: 'Patrick', detail: 'signed in 07:58, till 2', role: employee, state: 'active' },
        { name: 'Immaculée', detail: 'last seen Friday, 20:31', role: auditor, state: 'active' },
        { name: 'Yvonne', detail: 'invited today, 08:12', role: employee, state: 'invited' },
        { name: 'Fabrice', detail: 'ended Friday, 17:40', role: 'No access', state: 'ended' },
      ],
    },
    team: {
      label:
        'The manager’s view: three people on shift in household goods, their sales, and one refund waiting for approval.',
      title: 'Household goods, today',
      shift: 'on shift',
      people: [
        { name: 'Patrick', hours: '08:00 to 16:00', sold: 184_500 },
        { name: 'Chantal', hours: '08:00 to 16:00', sold: 152_200 },
        { name: 'Innocent', hours: '12:00 to 20:00', sold: 96_800 },
      ],
      total: 'The department',
      request: 'Refund of RWF 18,000?',
      requestDetail: 'Patrick asks, kettle, receipt 20714',
      decide: ['Allow', 'Refuse'],
    },
    screen: {
      label: 'A cashier’s screen with six functions; purchase prices, payroll and settings are not there.',
      title: 'Patrick, till 2',
      aside: '08:04',
      functions: ['Sell', 'Return', 'Count a shelf', 'Customers', 'My shifts', 'My sales'],
      hidden: ['Purchase prices', 'Payroll', 'Settings'],
      note: 'Not on this screen:',
    },
    log: {
      label: 'Six lines of an audit trail; a discount of 30% two minutes before closing stands out.',
      title: 'Audit trail, Friday',
      aside: 'read-only',
      lines: [
        { time: '17:40', who: 'Diane', what: 'ended the role of Fabrice' },
        { time: '18:15', who: 'Olivier', what: 'sugar 1 kg: 1,600 to 1,650' },
        { time: '19:02', who: 'Chantal', what: 'refund 4,200, receipt 20688' },
        { time: '19:58', who: 'Innocent', what: 'discount 30%, receipt 20731', isOdd: true },
        { time: '20:06', who: 'Olivier', what: 'closed the day' },
        { time: '20:31', who: 'Immaculée', what: 'read this list' },
      ],
    },
    templates: {
      caption: 'The role templates and who usually holds them',
      columns: ['Template', 'Usually held by'],
      rows: [
        { name: superAdmin, holder: 'The owner' },
        { name: administrator, holder: 'Who runs the system from day to day' },
        { name: manager, holder: 'Head of a shop, a kitchen, a floor' },
        { name: employee, holder: 'Cashier, waiter, receptionist' },
        { name: staff, holder: 'Helpers with basic operations' },
        { name: auditor, holder: 'Accountant, inspector' },
      ],
    },
  },
  readers: {
    heading: 'For everyone who is not always there',
    entries: [
      {
        id: 'owners',
        title: 'The owner who travels',
        text: 'You are in Dubai for stock and the shop sells on. What needs your approval comes to your phone; the rest is settled by somebody you named.',
      },
      {
        id: 'teams',
        title: 'The team that shares a till',
        text: 'One machine, three shifts: each signs in by name, so a missing note is a question for one person, not a cloud over everybody.',
      },
      {
        id: 'inspection',
        title: 'The business under inspection',
        text: 'Pharmacies, hotels and non-profits must show who touched what. The list exists before anybody asks for it.',
      },
    ],
  },
  together: {
    heading: 'A role goes everywhere',
    note: 'Set once, it applies in every part of the suite.',
    entries: [
      {
        title: 'At the counter',
        text: 'Who may give a discount, open the drawer or take goods back is checked at that moment, even offline.',
        links: [{ label: 'Point of sale', href: '/point-of-sale-system' }],
      },
      {
        title: 'In the storeroom',
        text: 'One role counts, another corrects the count. The person who ordered the crate is not the one who signs for it.',
        links: [{ label: 'Inventory management', href: '/inventory-management' }],
      },
      {
        title: 'In the inbox',
        text: 'A new colleague gets a staff invitation by email, with the role already in it.',
        links: [{ label: 'Email automation', href: '/email-automation' }],
      },
      {
        title: 'Behind the wall',
        text: 'A role means nothing in another business. Whoever works in two has one in each.',
        links: [{ label: 'Multi-tenant architecture', href: '/multi-tenant-architecture' }],
      },
    ],
  },
  questions: {
    heading: 'Owners ask about keys',
    actions: [askUs('Ask about roles', 'question roles', 'I have a question about roles and rights for my staff.')],
    entries: [
      {
        id: 'password',
        question: 'What if a cashier gives away the password?',
        answer: `With two-factor authentication the password alone opens nothing: the code on the phone is missing. A password has at least ${requirements.passwordLength.value} characters, and you can end all of a person’s sessions with one tap.`,
      },
      {
        id: 'two-roles',
        question: 'Can one person hold two roles?',
        answer:
          'Yes. The manager who works the till on Saturdays has both, and the audit trail notes in which role a discount was given.',
      },
      {
        id: 'plans',
        question: 'Which plan do I need for this?',
        answer: `The templates come with every plan. Because ${plans.starter.name} has ${plans.starter.users} user account, most teams begin with ${plans.professional.name}, at ${sayPrice(plans.professional.monthlyPrice)} a month. Advanced role-based access, with rules down to the single right, is in ${plans.enterprise.name} only.`,
      },
      {
        id: 'offline',
        question: 'Do roles work when the network is down?',
        answer:
          'The till keeps the rights of those who work on it and keeps checking them. A role you change in the meantime takes effect when the till is connected again.',
      },
      {
        id: 'leavers',
        question: 'Somebody has left. Do I lose what they did?',
        answer:
          'No. Their access ends, but their name stays on every sale, count and refund. A business has to remember longer than its staff.',
      },
    ],
  },
  related: {
    label: 'Where roles are used every day',
    links: [
      { label: 'The counter', text: 'Refunds that need approval', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'The storeroom', text: 'Counts with a name', href: '/inventory-management', module: 'inventory' },
      { label: 'The inbox', text: 'Invitations for new staff', href: '/email-automation', module: 'crm' },
    ],
  },
  closing: {
    heading: 'List the people, not the permissions.',
    text: 'Write down who works for you and what they do. We turn the list into roles with you.',
    actions: [askUs('Request Demo', 'demo roles', 'I have a list of my staff and would like a demo of roles.')],
    related: [
      { label: 'Read the default roles', href: '/documentation' },
      { label: 'Equal rights for equal work', href: '/gender-equality' },
      { label: 'Compare the plans', href: '/pricing' },
    ],
  },
} as const satisfies RoleBasedAccessControlCopy
