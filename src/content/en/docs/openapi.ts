import { api, webhookEvents } from '#facts/api.ts'
import { brand } from '#facts/brand.ts'
import { plans } from '#facts/plans.ts'
import { examples } from './openapi-examples.ts'
import { schemas } from './openapi-schemas.ts'
import type { Answer, Content, OpenApi, Operation, Parameter, Reference } from './openapi-types.ts'

type SchemaName = keyof typeof schemas

const body = (schema: SchemaName, example: unknown): Content => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, example },
})
const send = (schema: SchemaName, example: unknown) => ({ required: true, content: body(schema, example) }) as const

const problem = (description: string, code: string, message: string): Answer => ({
  description,
  content: body('Problem', { code, message }),
})

const badField = (description: string, message: string, field: string): Answer => ({
  description,
  content: body('Problem', { code: 'invalid', message, field }),
})

/** Each speaks of what its calls take: one without a body has no malformed one, one without a key no used one. */
const responses = {
  BadParameter: problem(
    'A parameter is malformed, or the cursor is not ours.',
    'bad-request',
    'There is no such page.',
  ),
  BadBody: problem('The body is not JSON.', 'bad-request', 'The body is not valid JSON.'),
  Unauthorized: problem('The token is missing, wrong or withdrawn.', 'unauthorized', 'The bearer token is not known.'),
  Forbidden: problem('The role of the token may not do this.', 'forbidden', 'The role of this token may not do this.'),
  NoProduct: problem('No product has this id.', 'not-found', 'There is no such product.'),
  BarcodeTaken: problem('Another product has this barcode.', 'conflict', 'This barcode belongs to another product.'),
  BarcodeOrKeyTaken: problem(
    'Another product has this barcode, or the key was used for another request.',
    'conflict',
    'This barcode belongs to another product.',
  ),
  KeyTaken: problem('The key was used for another request.', 'conflict', 'A request with this key had another body.'),
  BadProduct: badField('A field is missing or out of range.', 'The price must not be negative.', 'price'),
  BadSale: badField(
    'A field is missing or out of range, or a line names no product of yours.',
    'There is no such product.',
    'lines.0.product',
  ),
  TooMany: {
    ...problem('Too many requests at once.', 'too-many-requests', 'Please wait a moment.'),
    headers: {
      'Retry-After': { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
    },
  },
} as const satisfies Record<string, Answer>

const parameters = {
  Cursor: {
    name: 'cursor',
    in: 'query',
    description: 'What the previous page gave as next. Leave it out for the first page.',
    schema: { type: 'string' },
  },
  Limit: {
    name: 'limit',
    in: 'query',
    description: 'The most rows you want on a page; a page may hold fewer.',
    schema: { type: 'integer', minimum: 1 },
  },
  Id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of the product.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A text of your own. A repeated request with the same key is answered with the first result.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Parameter>

const takes = (name: keyof typeof parameters): Reference<'parameters'> => ({ $ref: `#/components/parameters/${name}` })
const refuses = (name: keyof typeof responses): Reference<'responses'> => ({ $ref: `#/components/responses/${name}` })

const always = { '401': refuses('Unauthorized'), '403': refuses('Forbidden'), '429': refuses('TooMany') }
const reads = { '400': refuses('BadParameter'), ...always }
const writes = { '400': refuses('BadBody'), ...always }

/** An event and what its `data` holds (DOCS-18). */
const webhooks = Object.fromEntries(
  Object.entries(webhookEvents).map(([type, summary]) => {
    const data = examples.events[type as keyof typeof webhookEvents]
    const event = { id: 'evt_5kq2', type, created_at: '2025-03-14T09:15:00+02:00', data }
    const post: Operation = {
      operationId: type,
      summary,
      tags: ['Webhooks'],
      requestBody: send('Event', event),
      responses: { '2XX': { description: 'You have kept the event. Any other answer, and we send it again.' } },
    }
    return [type, { post }]
  }),
)

/** The description of the interface (DOCS-14..18), published as `/openapi.json` and shown as the API reference. */
export const openApi: OpenApi = {
  openapi: '3.1.0',
  info: {
    title: `${brand.product} API`,
    version: api.version,
    description: `Products, sales and webhooks of ${brand.product}. Part of ${plans.professional.name} and ${plans.enterprise.name}.`,
  },
  servers: [{ url: api.url }],
  security: [{ token: [] }],
  tags: [
    { name: 'Products', description: 'What you sell.' },
    { name: 'Sales', description: 'What you have sold.' },
    { name: 'Webhooks', description: 'What we tell your server.' },
  ],
  paths: {
    '/products': {
      get: {
        operationId: 'list-products',
        summary: 'List products',
        description: 'The latest change first, archived products left out.',
        tags: ['Products'],
        parameters: [takes('Cursor'), takes('Limit')],
        responses: {
          '200': { description: 'A page of products.', content: body('ProductPage', examples.productPage) },
          ...reads,
        },
      },
      post: {
        operationId: 'add-product',
        summary: 'Add a product',
        tags: ['Products'],
        parameters: [takes('IdempotencyKey')],
        requestBody: send('Product', examples.productInput),
        responses: {
          '201': {
            description: 'The product, with its id.',
            content: body('Product', { ...examples.product, stock: 0 }),
          },
          ...writes,
          '409': refuses('BarcodeOrKeyTaken'),
          '422': refuses('BadProduct'),
        },
      },
    },
    '/products/{id}': {
      put: {
        operationId: 'replace-product',
        summary: 'Replace a product',
        description:
          'Fields left out are emptied. Stock is not changed by it: that takes a delivery, a sale or a count.',
        tags: ['Products'],
        parameters: [takes('Id')],
        requestBody: send('Product', examples.productInput),
        responses: {
          '200': { description: 'The product as it is now.', content: body('Product', examples.product) },
          ...writes,
          '404': refuses('NoProduct'),
          '409': refuses('BarcodeTaken'),
          '422': refuses('BadProduct'),
        },
      },
      delete: {
        operationId: 'archive-product',
        summary: 'Archive a product',
        description: 'It leaves the till and the lists; its past sales keep it.',
        tags: ['Products'],
        parameters: [takes('Id')],
        responses: {
          '204': { description: 'Archived. The answer has no body.' },
          ...always,
          '404': refuses('NoProduct'),
        },
      },
    },
    '/sales': {
      get: {
        operationId: 'list-sales',
        summary: 'List sales',
        description: 'The latest first.',
        tags: ['Sales'],
        parameters: [
          {
            name: 'day',
            in: 'query',
            description: 'Only sales of this day, by the clock of the location.',
            schema: { type: 'string', format: 'date' },
          },
          {
            name: 'location',
            in: 'query',
            description: 'Only sales of this location.',
            schema: { type: 'string' },
          },
          takes('Cursor'),
          takes('Limit'),
        ],
        responses: {
          '200': { description: 'A page of sales.', content: body('SalePage', examples.salePage) },
          ...reads,
        },
      },
      post: {
        operationId: 'record-sale',
        summary: 'Record a sale',
        description: 'For sales made elsewhere, such as a web shop. Stock of the location goes down.',
        tags: ['Sales'],
        parameters: [takes('IdempotencyKey')],
        requestBody: send('Sale', examples.saleInput),
        responses: {
          '201': { description: 'The sale, with its id and total.', content: body('Sale', examples.sale) },
          ...writes,
          '409': refuses('KeyTaken'),
          '422': refuses('BadSale'),
        },
      },
    },
  },
  webhooks,
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'Made under System Settings, then Integrations.' },
    },
    parameters,
    responses,
    schemas,
  },
}
