import { brand } from './brand.ts'

/** The interface for other systems (DOCS-14..18). The site describes it and never calls it. */
export const api = {
  what: 'REST API with bearer tokens for products and sales',
  url: `https://api.${brand.host}`,
  version: '1.0.0',
  source: 'DOCS-14, DOCS-15, DOCS-16, DOCS-17',
} as const

/** How what a webhook sends is signed (https://www.standardwebhooks.com). */
export const webhookSignature = { digest: 'SHA-256', encoding: 'base64' } as const

/** What a webhook can tell of, by the name it is sent under (DOCS-18). */
export const webhookEvents = {
  'sale.created': 'New sale',
  'payment.received': 'Payment received',
  'refund.processed': 'Refund processed',
  'stock.low': 'Low stock alert',
  'stock.adjusted': 'Stock adjustment',
  'product.created': 'New product added',
} as const
