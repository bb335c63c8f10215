import type { Passage } from '#server/assistant/library.ts'

/** A few headings and sentences of the pages, for tests that run without a build. */
export const testPassages: readonly Pick<Passage, 'page' | 'heading' | 'text'>[] = [
  { page: 'Services', heading: 'Set-up', text: 'Branches, tills and opening hours. Printer, scanner and cash drawer.' },
  { page: 'Services', heading: 'Data import', text: 'A spreadsheet, a CSV file, photographs of the book.' },
  { page: 'Services', heading: 'Training', text: 'Cashiers, on sales and returns.' },
  { page: 'Services', heading: 'Integrations', text: 'Mobile money and card machines. API and webhooks.' },
  { page: 'Services', heading: 'Support', text: 'Phone, e-mail, live chat and technical support.' },
  { page: 'Services', heading: 'On-site visits', text: 'We come from Kigali. A new branch on its opening day.' },
  { page: 'Services', heading: 'Do I have to buy printers and tablets from you?', text: 'No. Most printers do.' },
  { page: 'Modules', heading: 'Pharmacy Management', text: 'Batches and expiry dates. Insurance and credit lines.' },
  { page: 'Modules', heading: 'Restaurant Operations', text: 'Live table map. Kitchen tickets by station.' },
  { page: 'Modules', heading: 'Hotel Management', text: 'A calendar of rooms and nights.' },
  { page: 'Modules', heading: 'Inventory Management', text: 'Barcode and RFID scanning.' },
  { page: 'Modules', heading: 'Retail Business', text: 'Cash, card and mobile money.' },
  { page: 'Features', heading: 'Real-time analytics and reports', text: 'Works on Android and in Chrome.' },
  { page: 'Features', heading: 'Roles and audit trail', text: 'The key for each hand. Our own rules.' },
  { page: 'Features', heading: 'Batch tracking and expiry alerts', text: 'First to expire, first to sell.' },
  { page: 'Features', heading: 'Loyalty, campaigns and customers', text: 'Segments and tiers.' },
  { page: 'Contact', heading: 'Email and live chat', text: 'Monday to Friday.' },
  { page: 'Contact', heading: 'Phone', text: 'A person in Kigali.' },
  { page: 'Privacy Policy', heading: 'Information we collect', text: 'What you write into a form.' },
  { page: 'Pricing', heading: 'White-label', text: 'From one shop to many.' },
  { page: 'Pricing', heading: 'Pay once, keep it.', text: 'For good.' },
  { page: 'Documentation', heading: 'API reference', text: 'Every call.' },
  { page: 'Documentation', heading: 'API and webhooks', text: 'REST and Bearer tokens.' },
  {
    page: 'Women',
    heading: 'For her who owns it',
    text: 'A year of sales is an argument for a loan. A kiosk in Huye.',
  },
]
