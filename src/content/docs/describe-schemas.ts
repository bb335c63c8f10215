import type { ApiDocumentWords } from '#content/copy/docs/api-words.ts'
import type { Schema } from '#content/copy/docs/openapi-types.ts'
import { webhookEvents } from '#facts/api.ts'

const ref = <Name extends string>(name: Name) => ({ $ref: `#/components/schemas/${name}` }) as const
const time = { type: 'string', format: 'date-time' } as const
const price = { type: 'integer', minimum: 0 } as const

/** The kinds of object of the interface. What we give is `readOnly`: it stands in answers and is not sent to us. */
export function describeSchemas({ pages, schemas }: Pick<ApiDocumentWords, 'pages' | 'schemas'>) {
  const { Product, Sale, SaleLine, Event, Problem } = schemas
  const page = (item: string, description: string) =>
    ({
      type: 'object',
      description,
      properties: {
        data: { type: 'array', items: ref(item), description: pages.data },
        next: { type: ['string', 'null'], description: pages.next },
      },
      required: ['data', 'next'],
    }) as const satisfies Schema
  return {
    Product: {
      type: 'object',
      description: Product.description,
      properties: {
        id: { type: 'string', readOnly: true, description: Product.fields.id },
        name: { type: 'string', minLength: 1, description: Product.fields.name },
        barcode: { type: ['string', 'null'], description: Product.fields.barcode },
        unit: { type: 'string', description: Product.fields.unit },
        cost: { ...price, description: Product.fields.cost },
        price: { ...price, description: Product.fields.price },
        reorder_at: { type: 'integer', minimum: 0, description: Product.fields.reorder_at },
        stock: { type: 'integer', readOnly: true, description: Product.fields.stock },
        updated_at: { ...time, readOnly: true, description: Product.fields.updated_at },
      },
      required: ['id', 'name', 'unit', 'price', 'stock', 'updated_at'],
    },
    Sale: {
      type: 'object',
      description: Sale.description,
      properties: {
        id: { type: 'string', readOnly: true, description: Sale.fields.id },
        location: { type: 'string', description: Sale.fields.location },
        currency: { type: 'string', description: Sale.fields.currency },
        paid_by: {
          type: 'string',
          enum: ['cash', 'mobile_money', 'card', 'account'],
          description: Sale.fields.paid_by,
        },
        lines: { type: 'array', minItems: 1, items: ref('SaleLine'), description: Sale.fields.lines },
        total: { ...price, readOnly: true, description: Sale.fields.total },
        created_at: { ...time, readOnly: true, description: Sale.fields.created_at },
      },
      required: ['id', 'location', 'currency', 'paid_by', 'lines', 'total', 'created_at'],
    },
    SaleLine: {
      type: 'object',
      description: SaleLine.description,
      properties: {
        product: { type: 'string', description: SaleLine.fields.product },
        quantity: { type: 'number', exclusiveMinimum: 0, description: SaleLine.fields.quantity },
        price: { ...price, description: SaleLine.fields.price },
      },
      required: ['product', 'quantity', 'price'],
    },
    ProductPage: page('Product', pages.ProductPage),
    SalePage: page('Sale', pages.SalePage),
    Event: {
      type: 'object',
      description: Event.description,
      properties: {
        id: { type: 'string', description: Event.fields.id },
        type: { type: 'string', enum: Object.keys(webhookEvents), description: Event.fields.type },
        created_at: { ...time, description: Event.fields.created_at },
        data: { type: 'object', description: Event.fields.data },
      },
      required: ['id', 'type', 'created_at', 'data'],
    },
    Problem: {
      type: 'object',
      description: Problem.description,
      properties: {
        code: { type: 'string', description: Problem.fields.code },
        message: { type: 'string', description: Problem.fields.message },
        field: { type: 'string', description: Problem.fields.field },
      },
      required: ['code', 'message'],
    },
  } as const satisfies Record<string, Schema>
}
