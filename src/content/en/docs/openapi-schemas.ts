import { webhookEvents } from '#facts/api.ts'
import type { Schema } from './openapi-types.ts'

const ref = <Name extends string>(name: Name) => ({ $ref: `#/components/schemas/${name}` }) as const
const time = { type: 'string', format: 'date-time' } as const
const location = {
  type: 'string',
  description: 'The short name of the location.',
  examples: ['musanze'],
} as const
const price = {
  type: 'integer',
  minimum: 0,
  description: 'Whole number in the smallest unit of the currency.',
} as const

const productFields = {
  name: { type: 'string', minLength: 1, description: 'As it is printed on the receipt.' },
  barcode: { type: ['string', 'null'], description: 'What the scanner reads, if there is one.' },
  unit: { type: 'string', description: 'How it is sold: piece, bag, can.' },
  cost: { ...price, description: 'What one unit costs you.' },
  price: { ...price, description: 'What one unit sells for, tax included.' },
  reorder_at: { type: 'integer', minimum: 0, description: 'The count at which the low stock alert is sent.' },
} as const satisfies Record<string, Schema>

const saleFields = {
  location,
  currency: { type: 'string', description: 'Three letters, for example RWF.' },
  paid_by: {
    type: 'string',
    enum: ['cash', 'mobile_money', 'card', 'account'],
    description: 'How the customer paid.',
  },
  lines: { type: 'array', minItems: 1, items: ref('SaleLine'), description: 'What was sold.' },
} as const satisfies Record<string, Schema>

const next = {
  type: ['string', 'null'],
  description: 'The cursor of the following page; null on the last one.',
} as const

export const schemas = {
  ProductInput: {
    type: 'object',
    description: 'A product as you send it.',
    properties: productFields,
    required: ['name', 'unit', 'price'],
  },
  Product: {
    type: 'object',
    description: 'A product as we keep it.',
    properties: {
      id: { type: 'string', description: 'Given by us; it never changes.' },
      ...productFields,
      stock: { type: 'integer', description: 'The count over all locations that the token may see.' },
      updated_at: { ...time, description: 'When it was last changed.' },
    },
    required: ['id', 'name', 'unit', 'price', 'stock', 'updated_at'],
  },
  ProductPage: {
    type: 'object',
    description: 'One page of products.',
    properties: { data: { type: 'array', items: ref('Product'), description: 'The products of this page.' }, next },
    required: ['data', 'next'],
  },
  SaleLine: {
    type: 'object',
    description: 'One product on a receipt.',
    properties: {
      product: { type: 'string', description: 'The id of the product.' },
      quantity: { type: 'number', exclusiveMinimum: 0, description: 'How many units; parts are allowed.' },
      price: { ...price, description: 'What one unit was sold for.' },
    },
    required: ['product', 'quantity', 'price'],
  },
  SaleInput: {
    type: 'object',
    description: 'A sale as you send it.',
    properties: saleFields,
    required: ['location', 'currency', 'paid_by', 'lines'],
  },
  Sale: {
    type: 'object',
    description: 'A sale as we keep it.',
    properties: {
      id: { type: 'string', description: 'Names the sale for good.' },
      ...saleFields,
      total: { ...price, description: 'The sum of its lines.' },
      created_at: { ...time, description: 'When it was rung up.' },
    },
    required: ['id', 'location', 'currency', 'paid_by', 'lines', 'total', 'created_at'],
  },
  SalePage: {
    type: 'object',
    description: 'One page of sales.',
    properties: { data: { type: 'array', items: ref('Sale'), description: 'The sales of this page.' }, next },
    required: ['data', 'next'],
  },
  Problem: {
    type: 'object',
    description: 'Why a request was refused.',
    properties: {
      code: { type: 'string', description: 'For your program; it stays the same.' },
      message: { type: 'string', description: 'For whoever reads the log.' },
      field: { type: 'string', description: 'The field it is about, if it is about one.' },
    },
    required: ['code', 'message'],
  },
  Event: {
    type: 'object',
    description: 'What is posted to your address.',
    properties: {
      id: { type: 'string', description: 'The same when an event is sent again.' },
      type: { type: 'string', enum: Object.keys(webhookEvents), description: 'What has happened.' },
      created_at: { ...time, description: 'When it happened.' },
      data: { type: 'object', description: 'The product, sale, payment or count it is about.' },
    },
    required: ['id', 'type', 'created_at', 'data'],
  },
} as const satisfies Record<string, Schema>
