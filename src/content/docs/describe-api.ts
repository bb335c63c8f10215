import type { ApiDocumentWords } from '#content/copy/docs/api-words.ts'
import type { Answer, Content, OpenApi, Operation, Parameter, Reference } from '#content/copy/docs/openapi-types.ts'
import { api, webhookEvents } from '#facts/api.ts'
import { brand } from '#facts/brand.ts'
import { describeSchemas } from './describe-schemas.ts'
import { examples } from './openapi-examples.ts'

type SchemaName = keyof ReturnType<typeof describeSchemas>

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

/**
 * Each speaks of what its calls take: one without a body has no malformed one, one without a key no used one. The
 * messages are what the interface itself answers, in English whatever the reader speaks.
 */
const describeRefusals = ({ refusals, retryAfter }: ApiDocumentWords) =>
  ({
    BadParameter: problem(refusals.BadParameter, 'bad-request', 'There is no such page.'),
    BadBody: problem(refusals.BadBody, 'bad-request', 'The body is not valid JSON.'),
    Unauthorized: problem(refusals.Unauthorized, 'unauthorized', 'The bearer token is not known.'),
    Forbidden: problem(refusals.Forbidden, 'forbidden', 'The role of this token may not do this.'),
    NoProduct: problem(refusals.NoProduct, 'not-found', 'There is no such product.'),
    BarcodeTaken: problem(refusals.BarcodeTaken, 'conflict', 'This barcode belongs to another product.'),
    BarcodeOrKeyTaken: problem(refusals.BarcodeOrKeyTaken, 'conflict', 'This barcode belongs to another product.'),
    KeyTaken: problem(refusals.KeyTaken, 'conflict', 'A request with this key had another body.'),
    BadProduct: badField(refusals.BadProduct, 'The price must not be negative.', 'price'),
    BadSale: badField(refusals.BadSale, 'There is no such product.', 'lines.0.product'),
    TooMany: {
      ...problem(refusals.TooMany, 'too-many-requests', 'Please wait a moment.'),
      headers: { 'Retry-After': { description: retryAfter, schema: { type: 'integer' } } },
    },
  }) as const satisfies Record<string, Answer>

const describeParameters = ({ parameters }: ApiDocumentWords) =>
  ({
    Cursor: { name: 'cursor', in: 'query', description: parameters.cursor, schema: { type: 'string' } },
    Limit: { name: 'limit', in: 'query', description: parameters.limit, schema: { type: 'integer', minimum: 1 } },
    Id: { name: 'id', in: 'path', required: true, description: parameters.id, schema: { type: 'string' } },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: parameters.idempotencyKey,
      schema: { type: 'string' },
    },
  }) as const satisfies Record<string, Parameter>

const takes = (name: keyof ReturnType<typeof describeParameters>): Reference<'parameters'> => ({
  $ref: `#/components/parameters/${name}`,
})
const refuses = (name: keyof ReturnType<typeof describeRefusals>): Reference<'responses'> => ({
  $ref: `#/components/responses/${name}`,
})

const always = { '401': refuses('Unauthorized'), '403': refuses('Forbidden'), '429': refuses('TooMany') }
const reads = { '400': refuses('BadParameter'), ...always }
const writes = { '400': refuses('BadBody'), ...always }

/** An event and what its `data` holds (DOCS-18). */
const describeEvents = ({ events, eventKept }: ApiDocumentWords) =>
  Object.fromEntries(
    (Object.keys(webhookEvents) as (keyof typeof webhookEvents)[]).map((type) => {
      const event = { id: 'evt_5kq2', type, created_at: '2025-03-14T09:15:00+02:00', data: examples.events[type] }
      const post: Operation = {
        operationId: type,
        summary: events[type],
        tags: ['Webhooks'],
        requestBody: send('Event', event),
        responses: { '2XX': { description: eventKept } },
      }
      return [type, { post }]
    }),
  )

const describeProducts = ({ calls }: ApiDocumentWords): OpenApi['paths'] => ({
  '/products': {
    get: {
      operationId: 'list-products',
      ...sayCall(calls.listProducts),
      tags: ['Products'],
      parameters: [takes('Cursor'), takes('Limit')],
      responses: {
        '200': { description: calls.listProducts.answer, content: body('ProductPage', examples.productPage) },
        ...reads,
      },
    },
    post: {
      operationId: 'add-product',
      ...sayCall(calls.addProduct),
      tags: ['Products'],
      parameters: [takes('IdempotencyKey')],
      requestBody: send('Product', examples.productInput),
      responses: {
        '201': { description: calls.addProduct.answer, content: body('Product', { ...examples.product, stock: 0 }) },
        ...writes,
        '409': refuses('BarcodeOrKeyTaken'),
        '422': refuses('BadProduct'),
      },
    },
  },
  '/products/{id}': {
    put: {
      operationId: 'replace-product',
      ...sayCall(calls.replaceProduct),
      tags: ['Products'],
      parameters: [takes('Id')],
      requestBody: send('Product', examples.productInput),
      responses: {
        '200': { description: calls.replaceProduct.answer, content: body('Product', examples.product) },
        ...writes,
        '404': refuses('NoProduct'),
        '409': refuses('BarcodeTaken'),
        '422': refuses('BadProduct'),
      },
    },
    delete: {
      operationId: 'archive-product',
      ...sayCall(calls.archiveProduct),
      tags: ['Products'],
      parameters: [takes('Id')],
      responses: {
        '204': { description: calls.archiveProduct.answer },
        ...always,
        '404': refuses('NoProduct'),
      },
    },
  },
})

const describeSales = ({ calls, parameters }: ApiDocumentWords): OpenApi['paths'] => ({
  '/sales': {
    get: {
      operationId: 'list-sales',
      ...sayCall(calls.listSales),
      tags: ['Sales'],
      parameters: [
        { name: 'day', in: 'query', description: parameters.day, schema: { type: 'string', format: 'date' } },
        { name: 'location', in: 'query', description: parameters.location, schema: { type: 'string' } },
        takes('Cursor'),
        takes('Limit'),
      ],
      responses: {
        '200': { description: calls.listSales.answer, content: body('SalePage', examples.salePage) },
        ...reads,
      },
    },
    post: {
      operationId: 'record-sale',
      ...sayCall(calls.recordSale),
      tags: ['Sales'],
      parameters: [takes('IdempotencyKey')],
      requestBody: send('Sale', examples.saleInput),
      responses: {
        '201': { description: calls.recordSale.answer, content: body('Sale', examples.sale) },
        ...writes,
        '409': refuses('KeyTaken'),
        '422': refuses('BadSale'),
      },
    },
  },
})

/** The description of the interface (DOCS-14..18) in the words of one language, shown as the API reference. */
export function describeApi(words: ApiDocumentWords): OpenApi {
  return {
    openapi: '3.1.0',
    info: { title: `${brand.product} API`, version: api.version, description: words.description },
    servers: [{ url: api.url }],
    security: [{ token: [] }],
    tags: Object.entries(words.groups).map(([name, description]) => ({ name, description })),
    paths: { ...describeProducts(words), ...describeSales(words) },
    webhooks: describeEvents(words),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: words.token } },
      parameters: describeParameters(words),
      responses: describeRefusals(words),
      schemas: describeSchemas(words),
    },
  }
}

/** A call without a description has none, not an empty one. */
function sayCall({ summary, description }: ApiDocumentWords['calls'][keyof ApiDocumentWords['calls']]) {
  return { summary, ...(description !== undefined && { description }) }
}
