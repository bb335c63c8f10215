import type { HotelCopy } from '#content/copy/hotel.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPlan, sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans

export const hotel = {
  title: 'Hotel Management',
  searchTitle: 'Hotel management software for Rwanda, Uganda and Angola',
  description: `Room board, bookings, housekeeping, restaurant and one bill per guest: hotel software for guest houses and hotels. Try it free for ${figures.trialDays.value} days.`,
  opening: {
    kicker: 'Hotel management software',
    headline: ['The room is clean.', 'The desk knows it.'],
    lead: 'A cleaner marks the room ready on a phone, and reception hands out the key. Nights, meals and laundry gather on one bill until the guest leaves.',
    actions: [
      askUs('Start Free Trial', 'trial hotel', 'I run a hotel. How can I start a free trial?'),
      askUs('Schedule Demo', 'demo hotel', 'I would like to schedule a demo for my hotel.'),
    ],
    facts: [
      ['Hotels served', sayFigure(figures.hotels)],
      ['Try it free for', `${figures.trialDays.value} days`],
      ['A hotel pays', `${sayPrice(enterprise.monthlyPrice)} a month`],
    ],
  },
  day: {
    heading: 'A Friday by the sea',
    note: 'An example: eight rooms above the bay of Lobito, in Angola. No guest in it is real.',
    hours: [
      {
        time: '06:30',
        text: 'The night porter hands over without a notebook: two rooms leave today, two parties arrive, one guest wants breakfast packed.',
        aside: 'Room board',
      },
      {
        time: '07:20',
        text: 'Ana leaves 202 and the tap drips. The cleaner closes the room from her phone before the desk can sell it for tonight; the plumber is due at noon.',
        aside: 'Repairs',
        isUrgent: true,
      },
      {
        time: '11:05',
        text: 'A wedding party is early. 103 turns from cleaning to ready, and the bride has her key.',
        aside: 'Housekeeping',
      },
      {
        time: '14:40',
        text: 'A caller wants 103 for tonight. It is taken but 104 is free: booked at the weekend rate, with a deposit by mobile money.',
        aside: 'Bookings, rates',
      },
      {
        time: '20:10',
        text: 'Luzia signs for dinner on the terrace. It is on the bill of 204 before the coffee comes.',
        aside: 'One bill',
      },
      {
        time: '23:30',
        text: 'The night report counts rooms, restaurant and bar. The owner, in Luanda, reads it in bed.',
        aside: 'Night report',
      },
    ],
  },
  scenes: {
    heading: 'The week, and one guest in it.',
    note: 'The board at breakfast on the example Friday, and what the guest by the window pays the morning after.',
    week: {
      label:
        'Bookings of eight rooms over one week: who stays, who is expected, and one room closed for repair on Friday.',
      title: 'This week, Friday 07:30',
      sold: (sold, all) => `${sold} of ${all} nights sold`,
      roomHead: 'Door',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      guests: { group: 'Training group', wedding: 'Wedding', tap: 'Tap' },
      perNight: 'Sold',
      key: { staying: 'Stays', booked: 'Booked', free: 'Free', closed: 'Closed' },
    },
    folio: {
      label: 'The account of a guest after four nights: room, dinner, bar and laundry, less a deposit.',
      title: 'Room 204, Luzia',
      aside: 'Leaving Saturday',
      lines: [
        { name: 'Sea room', detail: 'Tue to Sat', quantity: 4, price: 41_000 },
        { name: 'Restaurant', detail: 'Fri, on the terrace', quantity: 1, price: 12_000 },
        { name: 'Bar', detail: 'Thu, passion juice', quantity: 3, price: 1_500 },
        { name: 'Laundry', detail: 'Wed, shirts', quantity: 6, price: 900 },
      ],
      currency: 'AOA',
      total: 'Total',
      deposit: { says: 'Deposit, mobile money', amount: 60_000 },
      due: 'To pay',
      note: 'Breakfast packed for 05:45. One receipt, to her company.',
    },
  },
  capabilities: {
    heading: 'What the house runs on',
    entries: [
      {
        id: 'room-board',
        title: 'Room board',
        text: 'Floor by floor: who sleeps where, who arrives tonight, which rooms wait for sheets.',
      },
      {
        id: 'bookings',
        title: 'Bookings in one calendar',
        text: 'By phone, at the desk or by email, they land on the same board, and a room that is sold cannot be sold again.',
      },
      {
        id: 'check-in',
        title: 'Check-in',
        text: 'A guest who has stayed before signs and sleeps. The name, the papers and the usual room are on file.',
      },
      {
        id: 'housekeeping',
        title: 'Housekeeping',
        text: 'Each cleaner has a list in the order the rooms are needed, and ticks them off at the door.',
      },
      {
        id: 'repairs',
        title: 'Repairs',
        text: 'The dripping tap is reported from the room it drips in. Until it is fixed, nobody can sell the bed beside it.',
      },
      {
        id: 'one-bill',
        title: 'One bill',
        text: 'Restaurant, bar, laundry and room on the same account. The guest pays once and takes one receipt.',
      },
      {
        id: 'rates',
        title: 'Rates',
        text: 'Season, weekday, conference, resident or visitor: enter the rates once and the desk quotes the right one.',
      },
      {
        id: 'deposits',
        title: 'Deposits and companies',
        text: 'What was paid in advance is taken off at the end. A company gets one invoice for all its guests of the month.',
      },
      {
        id: 'night-report',
        title: 'Night report',
        text: 'Rooms sold, money taken and keys still out, written at midnight and read before breakfast.',
      },
    ],
  },
  plan: {
    ...sayPlan('enterprise'),
    heading: 'A hotel never closes.',
    text: `A guest house with up to ${professional.users} people does well with ${professional.name}, at ${sayPrice(professional.monthlyPrice)} a month. A hotel has three shifts at the desk, cleaners, kitchen, bar and a bookkeeper: more people than ${professional.name} has accounts, so it takes ${enterprise.name}. At two in the morning you also want a voice, not a form.`,
    points: [
      'An account for everybody on every shift',
      'Phone support through the night',
      'A second hotel without a second system',
      'Your name on screens and receipts, not ours',
      'An account manager who knows your rooms',
    ],
    actions: [
      askUs('Ask for a quote', 'sales hotel', 'I run a hotel. Which plan fits my number of rooms and people?'),
      { label: 'All plans and prices', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Hoteliers ask',
    actions: [
      askUs('Ask about your rooms', 'question hotel', 'I have a question about running my hotel with the suite.'),
    ],
    entries: [
      {
        id: 'few-rooms',
        question: 'I let three rooms beside my house. Is there something smaller?',
        answer: `Yes. ${starter.name}, at ${sayPrice(starter.monthlyPrice)} a month, takes rooms, breakfasts and drinks as products or services, up to ${starter.products} of them, with one account: yours.`,
      },
      {
        id: 'travel-sites',
        question: 'Our bookings come from travel sites. Do they arrive by themselves?',
        answer:
          'No. The desk enters them from the email, and the board refuses a room that is already sold. If you depend on such sites, tell us which ones before you choose a plan; we tell you what can be connected through the API and what cannot.',
      },
      {
        id: 'offline',
        question: 'What if the network fails in the middle of a check-out?',
        answer:
          'The guest’s bill is on the device. You take the payment, print the receipt and hand over the luggage; head office hears of it later.',
      },
      {
        id: 'cleaners',
        question: 'Do the cleaners have to carry smartphones?',
        answer:
          'No. Print the list for the floor in the morning and let the desk tick what is called down the stairs. A phone is quicker, but it can wait.',
      },
      {
        id: 'privacy',
        question: 'Who can see which guest sleeps where?',
        answer:
          'The roles you choose. A waiter sees the room number to charge a dinner to, but neither the passport nor the price of the night.',
      },
      {
        id: 'dollars',
        question: 'Can a guest pay in dollars?',
        answer:
          'Yes. The bill stays in your currency; note what was handed over and at what rate, and the drawer will balance in the evening.',
      },
    ],
  },
  related: {
    label: 'Under the same roof',
    links: [
      { label: 'Restaurant', text: 'Kitchen, terrace and bar', href: '/restaurant', module: 'restaurant' },
      { label: 'Customers', text: 'An email before and after the stay', href: '/email-automation', module: 'crm' },
      {
        label: 'Backoffice',
        text: 'Last night in figures',
        href: '/real-time-analytics',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Tell us how many doors.',
    text: 'Bring a sketch of your floors. We put them on the room board together, and you walk through your own hotel.',
    actions: [
      askUs(
        'Request Demo',
        'demo hotel',
        'I would like to request a demo of the hotel module. Our house has this many rooms:',
      ),
    ],
    related: [
      { label: 'A second hotel', href: '/multi-location' },
      { label: 'Who may open which drawer', href: '/role-based-access-control' },
      { label: 'Larger groups', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies HotelCopy
