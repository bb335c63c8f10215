import type { MultiTenantArchitectureCopy } from '#content/copy/multi-tenant-architecture.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

export const multiTenantArchitecture = {
  title: 'Multi-tenant Architecture',
  searchTitle: 'Multi-tenant architecture: each business kept apart',
  description:
    'How many businesses share one cloud suite and none sees another: data isolation, shared resources, custom configuration and tenant management.',
  opening: {
    kicker: 'Multi-tenant architecture',
    headline: ['Many houses,', 'one hill.'],
    lead: 'Hundreds of businesses live on the same hill, each behind its own walls. Data, users, settings and roles are yours alone; the road, the water and the night watch are shared.',
    actions: [
      askUs('Schedule Demo', 'demo tenants', 'I would like to see how our data is kept apart from other businesses.'),
      askUs('Contact Sales', 'sales tenants', 'We run several businesses and would like to keep their books apart.'),
    ],
    facts: [
      ['Uptime', sayFigure(figures.uptime)],
      ['Servers in your back room', 'None'],
      ['Plans from', `${sayPrice(plans.starter.monthlyPrice)} a month`],
    ],
  },
  themes: {
    heading: 'What is yours, what is shared',
    exampleLabel: 'For example:',
    themes: [
      {
        id: 'data-isolation',
        title: 'Data isolation',
        text: [
          'Every business on the suite is a tenant, and every tenant is isolated: it has its own data, its own users, its own settings and its own roles. We call it a house, because that is how it behaves.',
          'The wall is not a filter that somebody could forget to set. Every query the software makes names the house it comes from, and a query without a name gets no answer. That holds for reports as much as for exports.',
        ],
        example:
          'Claude has a hardware shop in Huye, his brother has one in Rubavu. Both sell to a builder called Uwase. Each finds his own Uwase with his own unpaid bill, and neither screen hints that there is another.',
      },
      {
        id: 'shared-resources',
        title: 'Shared resources',
        text: [
          'Servers, backups, updates and the night watch are run once for everybody. The cost is spread over the whole hill, which is how a kiosk can afford what used to be built for chains.',
          `Daily backups cover every plan alike. Making and restoring a backup of your own books, on the day you choose, comes with ${plans.professional.name} and ${plans.enterprise.name}.`,
          'Shared does not mean crowded. Each house has its share of the machine, so a market day in one does not hold up the queue in the next.',
        ],
        example:
          'On the last Friday before school, a stationer in Musanze rings up 900 baskets. The café whose books are on the same machine closes its till at 21:00 as always and notices nothing.',
      },
      {
        id: 'custom-configuration',
        title: 'Custom configuration',
        text: [
          'Currency, tax, the words on the receipt, who approves what, when the day ends: each house sets its own rules, and changes them without calling us.',
          'Settings survive every update. What one business renames, prices or forbids changes nothing for its neighbors.',
        ],
        example:
          'A lodge in Kampala ends its day at 02:00, when the bar does. A bakery in Huye has counted its money by 20:30. Both days end when the owner says so, in the same suite.',
      },
      {
        id: 'tenant-management',
        title: 'Tenant management',
        text: [
          'A new business is opened with a name and an invitation. Its first administrator gets an email, sets a password, and finds an empty house with the lights on.',
          'Whoever owns several houses has them in one list and moves between them without a second password. Staff who work in two have a separate role in each.',
          'Pause a house for a season and its history stays whole. Close it for good, and you take your data out first.',
        ],
        example:
          'A café on the lake in Rubavu pauses in March, when the rain empties the terrace. In June it opens again with the same menu, the same prices and the same three waiters.',
      },
    ],
  },
  pictures: {
    walls: {
      label: 'Four businesses on one hill, each on its own terrace with its own data, users, settings and roles.',
      title: 'Four houses, one hill',
      aside: 'no door between them',
      columns: ['House and settings', 'Products', 'Users', 'Roles'],
      houses: [
        {
          name: 'Bakery, Huye',
          settings: 'RWF, closes 20:30',
          products: 46,
          users: 3,
          roles: 2,
          module: 'retail',
        },
        {
          name: 'Pharmacy, Kigali',
          settings: 'RWF, two branches',
          products: 1_840,
          users: 9,
          roles: 5,
          module: 'pharmacy',
        },
        { name: 'Lodge, Kampala', settings: 'UGX, closes 02:00', products: 212, users: 17, roles: 6, module: 'hotel' },
        {
          name: 'Grill, Goma',
          settings: 'USD and CDF',
          products: 88,
          users: 6,
          roles: 3,
          module: 'restaurant',
        },
      ],
    },
    shared: {
      caption: 'What belongs to one house, and what all houses share',
      columns: ['What', 'Yours alone', 'Shared by all'],
      yes: 'Yes',
      rows: [
        { head: 'Products, sales and customers', isShared: false },
        { head: 'Users and their roles', isShared: false },
        { head: 'Settings, taxes and receipts', isShared: false },
        { head: 'The audit trail', isShared: false },
        { head: 'Servers and network', isShared: true },
        { head: 'Backups and the night watch', isShared: true },
        { head: 'Updates and repairs', isShared: true },
      ],
    },
    settings: {
      label:
        'The same six settings in two houses: a bakery in Huye and a lodge in Kampala chose differently each time.',
      title: 'Same suite, two sets of rules',
      columns: ['Setting', 'Bakery, Huye', 'Lodge, Kampala'],
      rows: [
        ['Currency', 'RWF', 'UGX'],
        ['Receipt', 'Kinyarwanda', 'English'],
        ['Receipt says', 'Murakoze', 'Safe journey'],
        ['Discounts', 'Baker, to 10%', 'Manager only'],
        ['Day ends', '20:30', '02:00'],
        ['Books close', 'Every Sunday', 'On the 1st'],
      ],
    },
    states: {
      label:
        'The houses of one owner: two are open, one is paused until June, one waits for its administrator, one is closed.',
      title: 'Houses of Solange',
      unit: 'houses',
      words: { open: 'Open', paused: 'Paused', invited: 'Invited', closed: 'Closed' },
      houses: [
        { name: 'Guest house, Musanze', detail: '11 users, since 2022', state: 'open' },
        { name: 'Grocery, Musanze', detail: '4 users, since 2023', state: 'open' },
        { name: 'Lake café, Rubavu', detail: 'opens again on 1 June', state: 'paused' },
        { name: 'Laundry, Kigali', detail: 'waits for Eric’s password', state: 'invited' },
        { name: 'Kiosk, Ruhengeri road', detail: 'data handed over 14 May', state: 'closed' },
      ],
    },
  },
  readers: {
    heading: 'Who needs walls this thick',
    entries: [
      {
        id: 'several-businesses',
        title: 'Owners of more than one business',
        text: 'A shop and a guest house are two houses on one key ring. The tax office gets separate books; you keep one sign-in.',
      },
      {
        id: 'bookkeepers',
        title: 'Bookkeepers with many clients',
        text: 'Work in every client’s house with the role that client gave you. No drawer full of passwords, and no figure that turns up in the wrong report.',
      },
      {
        id: 'groups-franchises',
        title: 'Groups and franchises',
        text: `Each company keeps its own staff and rules, and shows the group what was agreed. With ${plans.enterprise.name} the suite carries your own name, too: only that plan includes white-label.`,
      },
    ],
  },
  together: {
    heading: 'Inside the walls',
    note: 'Isolation is the ground floor. The rest is built on it.',
    entries: [
      {
        title: 'Roles open rooms',
        text: 'The wall decides which house you are in. Your role decides which of its rooms you may enter.',
        links: [{ label: 'Role-based access control', href: '/role-based-access-control' }],
      },
      {
        title: 'Branches are rooms, not houses',
        text: `Shops that share stock and staff belong in one house, as locations. More than one location comes with ${plans.professional.name} and ${plans.enterprise.name}.`,
        links: [{ label: 'Multi-location management', href: '/multi-location' }],
      },
      {
        title: 'One key for each house',
        text: `Your own software talks to the suite through a RESTful API and webhooks, from ${plans.professional.name} on. A token opens the house it was made in and no other.`,
        links: [{ label: 'How the API works', href: '/documentation' }],
      },
      {
        title: 'Figures stay at home',
        text: 'A live chart adds up one house. To see two together, you need a role in both.',
        links: [{ label: 'Real-time analytics', href: '/real-time-analytics' }],
      },
    ],
  },
  questions: {
    heading: 'Before you move in',
    actions: [
      askUs(
        'Ask about our data',
        'question dataLocation',
        'I have a question about where our data is kept and who can read it.',
      ),
    ],
    entries: [
      {
        id: 'other-businesses',
        question: 'Can another business on the suite see my prices or my customers?',
        answer:
          'No. No screen, report or export reaches into a second house. Only what you print and hand over the counter is public.',
      },
      {
        id: 'two-shops',
        question: 'I have two shops. Are they two tenants?',
        answer:
          'Usually not. If they share stock, staff and an owner, they are two locations of one tenant. Two tenants are right when the books must be separate, for a second company or a partner.',
      },
      {
        id: 'cost',
        question: 'Do walls cost extra?',
        answer: `No. Every plan has them, ${plans.starter.name} at ${sayPrice(plans.starter.monthlyPrice)} a month as well as ${plans.enterprise.name} at ${sayPrice(plans.enterprise.monthlyPrice)}. If you need a second house, ask us for one price for both before you open it.`,
      },
      {
        id: 'our-staff',
        question: 'Can your own staff look into my books?',
        answer:
          'No, unless you let support in, and then for that case only. The visit is in your audit trail like everybody else’s, with name and time.',
      },
      {
        id: 'leaving',
        question: 'What if I want to leave?',
        answer:
          'You export products, customers, stock and sales as ordinary tables and take them with you. Then the house is closed, and nobody else moves in.',
      },
      {
        id: 'attacks',
        question: 'If one business is attacked, are the others in danger?',
        answer:
          'A stolen password opens only that person’s houses, and in each only the rooms of their role. Two-factor authentication makes even that hard, so switch it on for everybody who can change a price.',
      },
    ],
  },
  related: {
    label: 'Parts you find in every house',
    links: [
      {
        label: 'Backoffice',
        text: 'Who may enter which room',
        href: '/role-based-access-control',
        module: 'backoffice',
      },
      { label: 'Stock', text: 'One count inside one wall', href: '/inventory-management', module: 'inventory' },
      { label: 'Till', text: 'A counter for every house', href: '/point-of-sale-system', module: 'restaurant' },
    ],
  },
  closing: {
    heading: 'Ask where your data lives.',
    text: 'Bring the person who signs for it. We answer with the door open: who can read what, and who has.',
    actions: [askUs('Request Demo', 'demo tenants', 'I would like a demo of tenant isolation with our data officer.')],
    related: [
      { label: 'Service levels for large companies', href: '/enterprise-grade' },
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'What each plan costs', href: '/pricing' },
    ],
  },
} as const satisfies MultiTenantArchitectureCopy
