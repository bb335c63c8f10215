import type { webhookEvents } from '#facts/api.ts'

type Call = 'listProducts' | 'addProduct' | 'replaceProduct' | 'archiveProduct' | 'listSales' | 'recordSale'
type CallWords = {
  readonly summary: string
  readonly description?: string
  /** What a call that went well answers. */
  readonly answer: string
}
type SchemaWords<Field extends string> = {
  readonly description: string
  readonly fields: Readonly<Record<Field, string>>
}
/** Of what there are many, a page at a time. */
type PageName = 'ProductPage' | 'SalePage'

/** What the description of the interface says in words; its structure is the same in every language. */
export type ApiDocumentWords = {
  readonly description: string
  /** The three groups of calls. Their names are a part of the interface. */
  readonly groups: Readonly<Record<'Products' | 'Sales' | 'Webhooks', string>>
  readonly token: string
  readonly calls: Readonly<Record<Call, CallWords>>
  readonly events: Readonly<Record<keyof typeof webhookEvents, string>>
  /** What a 2XX says to an event, and what any other answer does. */
  readonly eventKept: string
  readonly parameters: Readonly<Record<'cursor' | 'limit' | 'id' | 'idempotencyKey' | 'day' | 'location', string>>
  readonly refusals: Readonly<
    Record<
      | 'BadParameter'
      | 'BadBody'
      | 'Unauthorized'
      | 'Forbidden'
      | 'NoProduct'
      | 'BarcodeTaken'
      | 'BarcodeOrKeyTaken'
      | 'KeyTaken'
      | 'BadProduct'
      | 'BadSale'
      | 'TooMany',
      string
    >
  >
  readonly retryAfter: string
  readonly pages: Readonly<Record<PageName | 'data' | 'next', string>>
  readonly schemas: {
    readonly Product: SchemaWords<
      'id' | 'name' | 'barcode' | 'unit' | 'cost' | 'price' | 'reorder_at' | 'stock' | 'updated_at'
    >
    readonly Sale: SchemaWords<'id' | 'location' | 'currency' | 'paid_by' | 'lines' | 'total' | 'created_at'>
    readonly SaleLine: SchemaWords<'product' | 'quantity' | 'price'>
    readonly Event: SchemaWords<'id' | 'type' | 'created_at' | 'data'>
    readonly Problem: SchemaWords<'code' | 'message' | 'field'>
  }
}
