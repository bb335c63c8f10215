import type { RestaurantCopy } from '#content/copy/restaurant.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPlan, sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans

export const restaurant = {
  title: 'Restaurant Operations',
  searchTitle: "Restaurant software for Rwanda, Uganda and Côte d'Ivoire",
  description: `Orders from the table, kitchen tickets, split bills and the cost of every plate in one restaurant system. From ${sayPrice(starter.monthlyPrice)} a month, offline too.`,
  opening: {
    kicker: 'Restaurant management software',
    headline: ['Order taken.', 'Kitchen told.'],
    lead: 'The waiter writes at the table, and the grill reads it before the waiter has turned round. What was ordered, served and paid stays on one bill.',
    actions: [
      askUs('Start Free Trial', 'trial restaurant', 'I run a restaurant. How can I start a free trial?'),
      askUs('Schedule Demo', 'demo restaurant', 'I would like to schedule a demo for my restaurant.'),
    ],
    facts: [
      ['Restaurants served', sayFigure(figures.restaurants)],
      ['Setup', 'In minutes'],
      ['A restaurant pays', `${sayPrice(professional.monthlyPrice)} a month`],
    ],
  },
  day: {
    heading: 'A Friday by the grill',
    note: 'An example from Abidjan. Dishes, names and takings are made up.',
    hours: [
      {
        time: '10:15',
        text: 'Affoué leaves for the market. Her phone says 18 kg of plantain, 6 kg of goat and no more tomatoes than yesterday.',
        aside: 'Ingredients',
      },
      {
        time: '12:40',
        text: 'Lunch. The buffet is on the menu until three; then it disappears from every waiter’s phone by itself.',
        aside: 'Menus by hour',
      },
      {
        time: '17:30',
        text: 'A group of twelve books the terrace. Two tables are joined on the plan, and nobody can book them twice.',
        aside: 'Table plan',
      },
      {
        time: '20:15',
        text: 'Table 7 has waited 26 minutes for its tilapia. The ticket turns red at the pass, and the manager is at the table before anybody waves.',
        aside: 'Kitchen tickets',
        isUrgent: true,
      },
      {
        time: '21:50',
        text: 'The same table pays three ways and leaves with three receipts. It takes the cashier less time than fetching change.',
        aside: 'Split bill',
      },
      {
        time: '23:40',
        text: 'XOF 446,500 in the book and in the cash box. Tilapia sold best and earned least, so its price is the talk of Saturday morning.',
        aside: 'Cost of a plate',
      },
    ],
  },
  scenes: {
    heading: 'From the fire to the bill.',
    note: 'Each station sees its own part of the order, and each guest their own part of the bill. Both come from the example Friday.',
    pass: {
      label: 'Open kitchen tickets at grill, kitchen and bar, oldest first: table 7 has waited 26 minutes for tilapia.',
      title: 'The pass, 20:15',
      open: 'dishes open',
      table: 'Table',
      minutes: 'min',
      stations: { grill: 'Grill', kitchen: 'Kitchen', bar: 'Bar' },
      dishes: {
        tilapia: 'Tilapia, whole',
        brochettes: 'Goat brochettes',
        plantain: 'Plantain, grilled',
        chicken: 'Chicken, quarter',
        attieke: 'Attiéké',
        alloco: 'Alloco',
        rice: 'Rice, peanut sauce',
        salad: 'Avocado salad',
        bissap: 'Bissap',
        ginger: 'Ginger juice',
        beer: 'Beer, large',
        water: 'Water, 1.5 L',
      },
    },
    bill: {
      label: 'The bill of table 7, split between three guests who pay by mobile money, in cash and by card.',
      title: 'Table 7, 21:50',
      aside: 'One bill, three receipts',
      shared: 'for what was shared',
      pays: { mobileMoney: 'Mobile money', cash: 'Cash', card: 'Card' },
      dishes: { tilapia: 'Tilapia', bissap: 'Bissap', beer: 'Beer', ginger: 'Ginger juice' },
      total: 'Table 7',
      note: 'Served by Eric. Tilapia late, juice on the house next time.',
    },
  },
  capabilities: {
    heading: 'What the house gets',
    entries: [
      {
        id: 'tables',
        title: 'A plan of your room',
        text: 'Free, seated, waiting to pay: every table shows its status, and nobody has to walk the room.',
      },
      {
        id: 'orders',
        title: 'Orders from the table',
        text: 'Waiters use the phone they own. No chili, sauce on the side, child first: the cook reads it exactly as it was said.',
      },
      {
        id: 'tickets',
        title: 'Tickets by station',
        text: 'Grill, bar and kitchen each see their own part, oldest first, on a screen or on paper.',
      },
      {
        id: 'split-bills',
        title: 'Bills that split and join',
        text: 'By guest, by dish or in equal parts, across two tables if the party moved, and paid in whatever each guest has.',
      },
      {
        id: 'recipes-cost',
        title: 'Recipes and cost',
        text: 'A plate sold takes its flour, oil and meat out of stock. You see what it earned before you print the next menu.',
      },
      {
        id: 'menus-by-hour',
        title: 'Menus by hour',
        text: 'Breakfast ends when you say so. A dish that has run out disappears from every phone at once.',
      },
      {
        id: 'takeaway',
        title: 'Takeaway and motorbikes',
        text: 'Phone orders get their own queue, with the rider’s name and the change he carries.',
      },
      {
        id: 'canceled-dishes',
        title: 'Canceled dishes',
        text: 'Once a plate has left the kitchen, only a manager can take it off the bill, and must give a reason.',
      },
      {
        id: 'evening-report',
        title: 'The evening on one page',
        text: 'Takings by hour, by waiter and by dish, ready when the last guest leaves.',
      },
    ],
  },
  plan: {
    ...sayPlan('professional'),
    heading: 'For cook, cashier and waiters.',
    text: `A restaurant has a cook and a cashier besides its owner, and takes ${professional.name}. Count the people who sign in by name: beyond ${professional.users} you need ${enterprise.name}, at ${sayPrice(enterprise.monthlyPrice)} a month, which sets no limit. A coffee cart with one owner is well served by ${starter.name}: ${starter.products} dishes and drinks, ${starter.users} account.`,
    points: [
      'A menu as long as you can cook',
      `${professional.users} accounts, for instance owner, cashier, kitchen and two waiters`,
      'Stock for the kitchen and for the bar',
      'SMS when a booked table is ready',
      'The second restaurant under the same account',
    ],
    actions: [
      askUs(
        'Get Started',
        'plan professional restaurant',
        'I run a restaurant and would like to start with Professional.',
      ),
      { label: 'Prices in full', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Restaurant owners ask',
    actions: [
      askUs(
        'Ask about your kitchen',
        'question restaurant',
        'I have a question about running my restaurant with the suite.',
      ),
    ],
    entries: [
      {
        id: 'tablets',
        question: 'Do my waiters need tablets?',
        answer:
          'No, the phone in their apron will do. The order form fits an entry-level Android screen, and you can sign a lost phone out from yours.',
      },
      {
        id: 'kitchen-screen',
        question: 'My kitchen is too hot and too greasy for a screen.',
        answer:
          'Then print. A ticket printer at each station prints the same lines in the same order, and the cook spikes them as before.',
      },
      {
        id: 'power',
        question: 'The power fails at half past eight. What do we lose?',
        answer:
          'Nothing that was ordered. Open tables, tickets and bills stay on the devices, guests can still pay, and the day is complete once the network is back.',
      },
      {
        id: 'unrecorded-meals',
        question: 'Can somebody eat, pay cash and never appear in the book?',
        answer:
          'A plate leaves the kitchen only on a ticket, and every ticket ends on a bill. What was canceled, by whom and why is on the evening page.',
      },
      {
        id: 'rooms',
        question: 'We also have rooms upstairs.',
        answer:
          'A guest signs for dinner and it goes on the room’s account. The hotel module is in the same plan and the same books.',
      },
      {
        id: 'slow-dishes',
        question: 'Will it tell me to stop selling tilapia?',
        answer: 'It tells you what a plate costs and what it brings in. The menu is still yours.',
      },
    ],
  },
  related: {
    label: 'Around the kitchen',
    links: [
      { label: 'Hotel', text: 'Dinner on the room’s account', href: '/hotel', module: 'hotel' },
      {
        label: 'Inventory',
        text: 'Flour, charcoal and crates of soda',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Backoffice',
        text: 'Who may cancel, who only serves',
        href: '/role-based-access-control',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Bring your menu.',
    text: 'One page of it is enough. In the demo you take an order from your own dishes.',
    actions: [
      askUs(
        'Request Demo',
        'demo restaurant',
        'I would like to request a demo of the restaurant module with my own menu.',
      ),
    ],
    related: [
      { label: 'How payments are taken', href: '/point-of-sale-system' },
      { label: 'More than one kitchen', href: '/multi-location' },
      { label: 'Call us or visit', href: '/contact' },
    ],
  },
} as const satisfies RestaurantCopy
