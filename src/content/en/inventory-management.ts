import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'

export const inventoryManagement = {
  title: 'Inventory Management',
  description:
    'One count for shop, store room and branch: barcode and RFID, reorder points, batch and serial tracking, expiry alerts, transfers.',
  opening: {
    kicker: 'Inventory management',
    headline: ['Never sell', 'what is not there.'],
    lead: 'The till, the store room and the branch across town look at the same number. It falls with a sale and rises with a delivery, and each change has a name beside it.',
    actions: [askUs('Schedule Demo'), askUs('Start Free Trial')],
    facts: [
      [`Products on ${plans.starter.name}`, `Up to ${plans.starter.products}`],
      [`Products from ${plans.professional.name}`, 'Unlimited'],
    ],
  },
  list: {
    heading: 'From the crate to the count',
    entries: [
      {
        title: 'Barcode and RFID',
        text: 'Scan a carton at the door, or read a whole pallet by its tags. The count follows.',
      },
      {
        title: 'Reorder points',
        text: 'Each product knows how low it may fall. Below that, an order to its supplier waits for your signature.',
      },
      {
        title: 'Batch and serial tracking',
        text: 'Trace a phone to its buyer or a medicine to its crate, long after the sale.',
      },
      {
        title: 'Expiry alerts',
        text: 'What must go first is listed first, while there is still time to sell it or send it back.',
      },
      {
        title: 'Multi-location transfers',
        text: 'Goods on the road belong to the journey and not to two shops at once.',
      },
    ],
  },
  closing: {
    heading: 'Pick the product you always run out of.',
    text: 'We enter it with you, give it a reorder point, and you see the alert arrive.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'Medicines and their dates', href: '/pharmacy' },
      { label: 'Goods between branches', href: '/multi-location' },
      { label: 'How the till changes the count', href: '/point-of-sale-system' },
    ],
  },
} as const satisfies OpenedPageCopy
