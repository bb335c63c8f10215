import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { loyaltyTiers } from '#facts/claims.ts'

/** Sample data of the drawn scenes: made up, believable, and every total adds up (a test counts). Francs are whole. */
export const scenes = {
  phone: {
    label: 'The owner’s phone: sales of three branches today, sales by hour, and what needs attention.',
    day: 'Thursday, three branches',
    change: '+12%',
    since: 'vs last Thursday',
    needs: 'Needs you',
    notices: [
      {
        module: 'pharmacy',
        what: '84 packs expire in 21 days',
        when: 'now',
        detail: 'Amoxicillin 500 mg, batch AX-2291',
      },
      {
        module: 'inventory',
        what: 'Transfer reached Musanze',
        when: '13:50',
        detail: '76 sent, 75 arrived',
      },
      { module: 'restaurant', what: 'Table 7 asked for the bill', when: '13:46', detail: 'RWF 38,500, mobile money' },
      {
        module: 'hotel',
        what: 'Three arrivals before 18:00',
        when: '13:20',
        detail: 'Rooms 103, 204 and 306 are ready',
      },
    ],
    lists: [{ title: 'By branch', rows: { Kimironko: 612_000, Musanze: 418_300, Huye: 254_200 } }],
  },
  pharmacy: {
    label: 'Batches by expiry: the first, 84 packs of amoxicillin, has 21 days left.',
    title: 'Batches by expiry',
    aside: '412 batches',
    batches: [
      {
        name: 'Amoxicillin 500 mg',
        detail: 'AX-2291, 84 packs',
        expires: '21 days',
        units: 84,
        unitPrice: 2_400,
        isDue: true,
      },
      {
        name: 'Artemether-lumefantrine',
        detail: 'AL-0907, 130 packs',
        expires: 'Mar 2027',
        units: 130,
        unitPrice: 2_800,
      },
      {
        name: 'Oral rehydration salts',
        detail: 'OR-5512, 600 sachets',
        expires: 'Aug 2027',
        units: 600,
        unitPrice: 200,
      },
    ],
  },
  inventory: {
    label: 'A stock transfer of 76 items, on the road from Kigali to Musanze.',
    title: 'Transfer TR-0418',
    aside: 'On the road since 11:40',
    route: 'Kigali to Musanze',
    distance: '92 km, 2 h 10 min',
    unit: 'items',
    items: [
      { name: 'Rice, 25 kg', sent: 40 },
      { name: 'Cooking oil, 5 L', sent: 24 },
      { name: 'Sugar, 50 kg', sent: 12 },
    ],
  },
  restaurant: {
    label: 'Table map of a terrace: five of eleven tables are taken, table 7 asks for the bill.',
    title: 'Terrace, 13:47',
    aside: '5 of 11 taken',
    key: { t: 'Taken', a: 'Bill', n: 'Reserved', f: 'Free' },
  },
  hotel: {
    label: 'Room board of eighteen rooms: eleven taken, three arriving, two being cleaned, two free.',
    title: 'Thursday night',
    aside: '14 of 18 sold',
    key: { t: 'Taken', a: 'Arriving', n: 'Cleaning', f: 'Free' },
  },
  retail: {
    label: 'A till receipt, sold offline at 11:02 and synced at 11:09.',
    title: 'Imbuto Market, Musanze',
    lines: [
      { name: 'Umuceri 5 kg', price: 7_500 },
      { name: 'Ibishyimbo 2 kg', price: 2_600 },
      { name: 'Amavuta 1 L', price: 2_400 },
      { name: 'Isukari 1 kg', price: 1_650 },
      { name: 'Amata 500 ml', price: 600 },
    ],
    total: 'Total',
    tax: 'VAT 18% included:',
    note: 'Sold offline 11:02, synced 11:09',
  },
  backoffice: {
    label: 'Sales and costs of three branches this week, and a price change to check.',
    title: 'This week',
    aside: 'RWF million',
    costs: 'costs',
    branches: [
      { name: 'Kigali', detail: '6 staff', sales: 8.4, costs: 5.9 },
      { name: 'Musanze', detail: '4 staff', sales: 5.1, costs: 3.8 },
      { name: 'Huye', detail: '3 staff', sales: 3.6, costs: 2.9 },
    ],
    check: 'Check:',
    note: 'Aline changed the price of sugar, 09:14',
  },
  crm: {
    label: 'A Gold customer with her last visits and a call due today.',
    title: 'Claudine Uwase',
    aside: '42 visits since 2022',
    tiers: loyaltyTiers,
    visits: [
      { when: 'Today', what: 'Call about 200 school notebooks', result: 'Due 16:00', isDue: true },
      { when: 'Tuesday', what: 'Shop, Kimironko', result: 'RWF 46,300' },
      { when: '18 October', what: 'Room 204, two nights', result: 'RWF 130,000' },
    ],
  },
} as const satisfies SceneCopy
