/**
 * What visitors ask for by name and no page of ours names: offices of tax and insurance, wallets, programs, standards.
 * Whoever asks for one is told so above the answer, which may be true of it and may not. A test holds the pages against
 * the list. Names that are words as well are meant only with their capital.
 */
export const outsideNames = [
  'EBM',
  'EFRIS',
  'RRA',
  'URA',
  'AGT',
  'DGI',
  'FNE',
  'RSSB',
  'NHIF',
  'MTN',
  'Airtel',
  'Orange Money',
  'M-Pesa',
  'Multicaixa',
  'PayPal',
  'Flutterwave',
  'QuickBooks',
  'Xero',
  'Odoo',
  'SAP',
  'Salesforce',
  'Mailchimp',
  'Zapier',
  'Shopify',
  'WooCommerce',
  'Jumia',
  'Booking.com',
  'Expedia',
  'Airbnb',
  'ISO 27001',
  'PCI DSS',
  'Epson',
  'Sunmi',
] as const
export const outsideWords = ['Wave', 'Sage', 'Tally', 'Oracle', 'Stripe'] as const
