import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

export const inventoryManagement = {
  title: 'Inventory Management',
  searchTitle: 'Inventory software for Rwanda, Uganda and Cameroon',
  description:
    'Know what is on every shelf: barcode and RFID, reorder points, batch and serial tracking, expiry alerts and transfers between branches.',
  opening: {
    kicker: 'Inventory management software',
    headline: ['Never sell', 'what is', 'not there.'],
    lead: 'The till, the storeroom and the branch across town look at the same number. It falls with a sale and rises with a delivery, and each change has a name beside it.',
    actions: [
      askUs('Schedule Demo', 'demo inventory', 'I would like to see how stock is counted and ordered.'),
      askUs(
        'Start Free Trial',
        'trial inventory',
        'I would like to try the inventory with my own products. How can I start a free trial?',
      ),
    ],
    facts: [
      [`${plans.starter.name}, ${sayPrice(plans.starter.monthlyPrice)} a month`, `${plans.starter.products} products`],
      [`${plans.professional.name}, ${sayPrice(plans.professional.monthlyPrice)} a month`, 'No limit'],
      ['Scanner', 'Your phone’s camera'],
    ],
  },
  themes: {
    heading: 'From the crate to the count',
    exampleLabel: 'For example:',
    themes: [
      {
        id: 'barcode-rfid',
        title: 'Barcode and RFID',
        text: [
          'Scan a carton at the door and all its packs are in. A hand scanner is quick, the camera of a phone is enough, and goods without a code get a label from your own printer.',
          'Where there is a lot to count, RFID tags answer all at once: a rail of clothes or a pallet of tires is read in passing, without unpacking.',
        ],
        example:
          'Before, two people counted the boutique in Remera from Sunday noon until dark. Now one of them walks along the rails with the reader, and they are done by one.',
      },
      {
        id: 'reorder-points',
        title: 'Reorder points',
        text: [
          'Each product knows how low it may fall before its supplier can deliver. When the shelf reaches that point, an order is drafted and waits for your approval.',
          'The point follows the seasons if you let it: more sugar before Christmas, more umbrellas before the long rains.',
        ],
        example:
          'Cement takes two days from the factory, and the yard sells 22 bags a day. With a day or two to spare, the point is 80. On Tuesday evening the count is 74; on Thursday the truck is in the yard, and no mason has gone next door.',
      },
      {
        id: 'batch-serial',
        title: 'Batch and serial tracking',
        text: [
          'A batch came in together and must be recalled together. A serial number is one piece and no other: a phone, a battery, a gas cylinder.',
          'Both are noted when the goods come in, and follow them through every store and sale. The way back, from the customer to the crate, is one search.',
        ],
        example:
          'A supplier calls back one delivery of baby milk. The shopkeeper types the batch: 14 tins still on two shelves, 22 sold, and 17 of those buyers have left a phone number.',
      },
      {
        id: 'expiry-alerts',
        title: 'Expiry alerts',
        text: [
          'What must go first is listed first, while there is still time to sell it, move it or send it back. You choose how many weeks ahead, for each kind of goods.',
          'The alert shows the value, because thirty packets of biscuits are not worth a meeting and thirty tins of formula are.',
        ],
        example:
          'Yogurt with nine days left sells out at the school gate in Muhanga within two. The branch in town would have thrown it away.',
      },
      {
        id: 'transfers',
        title: 'Multi-location transfers',
        text: [
          'Goods on the road belong to the journey, not to two shops at once. They leave one count when they are loaded and join the next when somebody there has counted them.',
          `What is missing on arrival is followed up the same day, while the driver still remembers. Several locations come with ${plans.professional.name} and ${plans.enterprise.name}.`,
        ],
        example:
          'Kigali sends 76 pieces to Musanze, 75 arrive. The slip names the product, the loader and the receiver, and the missing can of oil is found under the seat.',
      },
    ],
  },
  pictures: {
    codes: {
      label:
        'A delivery counted in three ways: cartons by barcode, loose packs by phone, tires by RFID gate; the total is below.',
      title: 'Delivery, 09:40',
      aside: 'counted by Samuel',
      code: '6 161101 440387',
      product: 'Laundry soap, carton of 24',
      rows: [
        { how: 'Barcode', what: '12 cartons of soap', pieces: 288 },
        { how: 'Phone camera', what: 'loose packs of tea', pieces: 37 },
        { how: 'RFID gate', what: 'one pallet of tires', pieces: 64 },
      ],
      total: 'Pieces in',
    },
    reorder: {
      label:
        'Cement over two weeks: the stock falls to the reorder point twice, and each time a delivery brings it back up.',
      title: 'Cement, 50 kg',
      aside: 'two weeks',
      pointName: 'Reorder point: 80 bags',
      events: [
        ['Tuesday', 'below the point, order drafted'],
        ['Wednesday', 'signed by the owner'],
        ['Thursday', '160 bags delivered'],
      ],
    },
    trace: {
      label:
        'The path of one batch of baby milk: 36 tins came in and went to two shops; 22 were sold, 14 are still on the shelves.',
      title: 'Batch BM-0417',
      aside: 'baby milk, 400 g',
      steps: [
        { place: 'Delivery from Kigali', detail: '3 March, crate 2 of 5', pieces: 36, depth: 0 },
        { place: 'Shop in Huye', detail: 'on the shelf', pieces: 9, depth: 1 },
        { place: 'Sold in Huye', detail: '12 buyers known', pieces: 15, depth: 2 },
        { place: 'Shop in Nyanza', detail: 'on the shelf', pieces: 5, depth: 1 },
        { place: 'Sold in Nyanza', detail: '5 buyers known', pieces: 7, depth: 2 },
      ],
      serial: 'Battery SN 88-20417: sold 14 May, under warranty until May 2028',
    },
    expiry: {
      label: 'Four batches along the coming six months; yogurt and bread flour expire first.',
      title: 'What expires first',
      aside: 'next six months',
      months: ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'],
      batches: [
        { name: 'Yogurt, 500 ml', pieces: 46, unitPrice: 1_100, at: 0.3, advice: 'sell in Muhanga' },
        { name: 'Bread flour, 10 kg', pieces: 18, unitPrice: 11_500, at: 1.4, advice: 'offer to bakeries' },
        { name: 'Infant formula', pieces: 30, unitPrice: 9_800, at: 2.6, advice: 'send back in time' },
        { name: 'Mango juice, 1 L', pieces: 120, unitPrice: 1_700, at: 5.2, advice: 'nothing to do' },
      ],
    },
    transfer: {
      label: 'A transfer of 76 pieces from Kigali to Musanze: 75 arrived, one can of oil is missing.',
      title: 'Kigali to Musanze',
      aside: 'arrived 13:50',
      columns: ['Product', 'Sent', 'Arrived'],
      rows: [
        { name: 'Rice, 25 kg', sent: 40, arrived: 40 },
        { name: 'Cooking oil, 5 L', sent: 24, arrived: 23 },
        { name: 'Sugar, 50 kg', sent: 12, arrived: 12 },
      ],
      total: 'Pieces',
      missing: 'missing',
    },
  },
  readers: {
    heading: 'Whose shelves these are',
    entries: [
      {
        title: 'Shops and wholesalers',
        text: 'Thousands of small things, bought by the carton and sold by the piece. The suite knows both units, and the price of each.',
      },
      {
        title: 'Pharmacies and clinics',
        text: 'Dates, batches and the inspector’s questions. The first to expire is the first the till offers.',
      },
      {
        id: 'kitchens',
        title: 'Kitchens, bars and hotels',
        text: 'A plate takes its flour and fish from the store when it is ordered. On Monday you see what was cooked, and what simply vanished.',
      },
    ],
  },
  together: {
    heading: 'One number, many readers',
    note: 'Stock is where the other parts meet.',
    entries: [
      {
        title: 'The till takes from it',
        text: 'Each sale lowers the count that second, each return raises it, and goods that come back broken are kept separate.',
        links: [{ label: 'Point of sale', href: '/point-of-sale-system' }],
      },
      {
        title: 'The email warns of it',
        text: `A low inventory alert goes by email to whoever orders, with what is left and how long it will last, from ${plans.professional.name} on. With ${plans.starter.name} the till shows it.`,
        links: [{ label: 'Low inventory alerts', href: '/email-automation#ready-letters' }],
      },
      {
        title: 'The chart learns from it',
        text: 'The cost of a batch becomes the margin of a sale, and goods that have not moved all season stand out.',
        links: [{ label: 'Margin, live', href: '/real-time-analytics#margin' }],
      },
      {
        title: 'Your own software reads it',
        text: `A RESTful API lists and changes products, and webhooks report a low stock alert or an adjustment. Both start with ${plans.professional.name}.`,
        links: [{ label: 'The products in the API', href: '/documentation' }],
      },
    ],
  },
  questions: {
    heading: 'Storekeepers ask',
    actions: [askUs('Ask about stock', 'question inventory', 'I have a question about inventory.')],
    entries: [
      {
        id: 'scanner',
        question: 'Do I need a scanner?',
        answer:
          'No. The camera of an ordinary Android phone reads barcodes. Buy a scanner when the queue at the delivery door makes you wish for one; RFID pays off where you often count hundreds of tagged pieces.',
      },
      {
        id: 'no-barcode',
        question: 'My goods have no barcode. What then?',
        answer:
          'Then the suite gives them one. Print labels on plain sheets or a label printer, or put the things you sell by weight on named buttons.',
      },
      {
        id: 'how-many',
        question: 'How many products may I have?',
        answer: `${plans.starter.name} holds up to ${plans.starter.products} products or services. From ${plans.professional.name} on there is no limit, so nobody has to decide which soap to leave out.`,
      },
      {
        id: 'counting',
        question: 'Can I count while the shop is open?',
        answer:
          'Yes. Count one shelf at a time; sales made in those minutes are taken into account. You see the difference and its value before you accept it.',
      },
      {
        id: 'sack-and-cup',
        question: 'I buy a sack and sell by the cup. Does that work?',
        answer:
          'Yes. A product has as many units as you trade it in. The sack comes in, cups go out, and you always know what is left in the sack.',
      },
    ],
  },
  related: {
    label: 'Trades and parts that count on it',
    links: [
      { label: 'For pharmacies', text: 'Batches with a date', href: '/pharmacy', module: 'pharmacy' },
      { label: 'At the till', text: 'Each sale moves the count', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'On the road', text: 'Several stores, one count', href: '/multi-location', module: 'backoffice' },
    ],
  },
  closing: {
    heading: 'Pick the product you always run out of.',
    text: 'We enter it with you, give it a reorder point, and you see the alert arrive.',
    actions: [askUs('Request Demo', 'demo inventory', 'The product I always run out of is ')],
    related: [
      { label: 'Shops: cartons in, pieces out', href: '/retail' },
      { label: 'How stock is set up, step by step', href: '/documentation' },
      { label: 'Plans and their limits', href: '/pricing' },
    ],
  },
} as const satisfies InventoryManagementCopy
