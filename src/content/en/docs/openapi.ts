import { describeApi } from '#content/docs/describe-api.ts'
import { webhookEvents } from '#facts/api.ts'
import { brand } from '#facts/brand.ts'
import { plans } from '#facts/plans.ts'

/** The description of the interface (DOCS-14..18), published as `/openapi.json`. */
export const openApi = describeApi({
  description: `Products, sales and webhooks of ${brand.product}. Part of ${plans.professional.name} and ${plans.enterprise.name}.`,
  groups: {
    Products: 'What you sell.',
    Sales: 'What you have sold.',
    Webhooks: 'What we tell your server.',
  },
  token: 'Made under System Settings, then Integrations.',
  calls: {
    listProducts: {
      summary: 'List products',
      description: 'The latest change first, archived products left out.',
      answer: 'A page of products.',
    },
    addProduct: { summary: 'Add a product', answer: 'The product, with its id.' },
    replaceProduct: {
      summary: 'Replace a product',
      description: 'Fields left out are emptied. Stock is not changed by it: that takes a delivery, a sale or a count.',
      answer: 'The product as it is now.',
    },
    archiveProduct: {
      summary: 'Archive a product',
      description: 'It leaves the till and the lists; its past sales keep it.',
      answer: 'Archived. The answer has no body.',
    },
    listSales: { summary: 'List sales', description: 'The latest first.', answer: 'A page of sales.' },
    recordSale: {
      summary: 'Record a sale',
      description: 'For sales made elsewhere, such as a web shop. Stock of the location goes down.',
      answer: 'The sale, with its id and total.',
    },
  },
  events: webhookEvents,
  eventKept: 'You have kept the event. Any other answer, and we send it again.',
  parameters: {
    cursor: 'What the previous page gave as next. Leave it out for the first page.',
    limit: 'The most rows you want on a page; a page may hold fewer.',
    id: 'The id of the product.',
    idempotencyKey: 'A text of your own. A repeated request with the same key is answered with the first result.',
    day: 'Only sales of this day, by the clock of the location.',
    location: 'Only sales of this location.',
  },
  refusals: {
    BadParameter: 'A parameter is malformed, or the cursor is not ours.',
    BadBody: 'The body is not JSON.',
    Unauthorized: 'The token is missing, wrong or withdrawn.',
    Forbidden: 'The role of the token may not do this.',
    NoProduct: 'No product has this id.',
    BarcodeTaken: 'Another product has this barcode.',
    BarcodeOrKeyTaken: 'Another product has this barcode, or the key was used for another request.',
    KeyTaken: 'The key was used for another request.',
    BadProduct: 'A field is missing or out of range.',
    BadSale: 'A field is missing or out of range, or a line names no product of yours.',
    TooMany: 'Too many requests at once.',
  },
  retryAfter: 'Seconds to wait before the next request.',
  pages: {
    ProductPage: 'Some of your products.',
    SalePage: 'Some of your sales.',
    data: 'The latest first.',
    next: 'The cursor of the following page; null on the last one.',
  },
  schemas: {
    Product: {
      description: 'What you sell.',
      fields: {
        id: 'Given by us; it never changes.',
        name: 'As it is printed on the receipt.',
        barcode: 'What the scanner reads, if there is one.',
        unit: 'How it is sold: piece, bag, can.',
        cost: 'What one unit costs you.',
        price: 'What one unit sells for, tax included.',
        reorder_at: 'The count at which the low stock alert is sent.',
        stock: 'The count over all locations the token may see.',
        updated_at: 'When it was last changed.',
      },
    },
    Sale: {
      description: 'What is on one receipt.',
      fields: {
        id: 'Names the sale for good.',
        location: 'The short name of the location.',
        currency: 'Three letters, for example RWF.',
        paid_by: 'How the customer paid.',
        lines: 'What was sold.',
        total: 'The sum of its lines.',
        created_at: 'When it was rung up.',
      },
    },
    SaleLine: {
      description: 'One product of a sale.',
      fields: {
        product: 'The id of the product.',
        quantity: 'How many units; parts are allowed.',
        price: 'What one unit was sold for.',
      },
    },
    Event: {
      description: 'What a webhook posts to your address.',
      fields: {
        id: 'The same when an event is sent again.',
        type: 'What has happened.',
        created_at: 'When it happened.',
        data: 'The product, sale, payment or count it is about.',
      },
    },
    Problem: {
      description: 'Why a request was refused.',
      fields: {
        code: 'For your program; it stays the same.',
        message: 'For whoever reads the log.',
        field: 'The field it is about, if it is about one.',
      },
    },
  },
})
