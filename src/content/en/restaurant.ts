import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

export const restaurant = {
  title: 'Restaurant Operations',
  description:
    'Tables, kitchen tickets, bills and ingredients in one system, so an order taken at the table is known in the kitchen and paid on one bill.',
  opening: {
    kicker: 'Restaurant Operations',
    headline: ['Order taken.', 'Kitchen told.'],
    lead: 'The waiter writes at the table and the cook reads it before he has turned round. What was ordered, served and paid stays on one bill.',
    actions: [askUs('Start Free Trial'), askUs('Schedule Demo')],
    facts: [
      ['Restaurants served', sayFigure(figures.restaurants)],
      ['Setup', 'In minutes'],
      ['Plans from', `${sayPrice(plans.starter.monthlyPrice)} a month`],
    ],
  },
  list: {
    heading: 'From the door to the bill',
    entries: [
      {
        title: 'The floor',
        text: 'Free, seated, waiting to pay: every table shows its state, and nobody walks the room to ask.',
      },
      {
        title: 'Kitchen tickets',
        text: 'Grill, bar and cold kitchen each see their own part of the order, oldest first.',
      },
      {
        title: 'Bills',
        text: 'Split by guest or merged across tables, and closed with whatever is in the pocket of the guest.',
      },
      {
        title: 'Ingredients',
        text: 'A plate sold takes its flour, oil and meat out of stock. What runs low is on the list for the market.',
      },
      {
        title: 'Roles',
        text: 'Waiters take orders and the cashier closes bills. Only a manager cancels a dish that has left the kitchen.',
      },
      {
        title: 'The evening',
        text: 'Takings by hour and by dish, ready when the last guest leaves.',
      },
    ],
  },
  closing: {
    heading: 'Bring your menu.',
    text: 'One page of it is enough. In the demo you take an order from your own dishes.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'Payments, receipts and refunds', href: '/point-of-sale-system' },
      { label: 'Rooms above the restaurant', href: '/hotel' },
      { label: 'Who may do what', href: '/role-based-access-control' },
    ],
  },
} as const satisfies OpenedPageCopy
