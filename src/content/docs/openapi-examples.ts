/** Made up, believable, and the same goods in every example. Totals are sums of their lines. */
const productInput = {
  name: 'Rice 25 kg',
  barcode: '6161100250018',
  unit: 'bag',
  cost: 29_500,
  price: 32_000,
  reorder_at: 12,
}
const product = { id: 'prd_rice25', ...productInput, stock: 40, updated_at: '2025-03-14T08:02:00+02:00' }

const saleInput = {
  location: 'musanze',
  currency: 'RWF',
  paid_by: 'mobile_money',
  lines: [
    { product: 'prd_rice25', quantity: 2, price: 32_000 },
    { product: 'prd_oil5', quantity: 1, price: 14_500 },
  ],
}
const total = saleInput.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
const sale = { id: 'sal_8f2c', ...saleInput, total, created_at: '2025-03-14T09:15:00+02:00' }

export const examples = {
  productInput,
  product,
  productPage: { data: [product], next: 'c_9d41' },
  saleInput,
  sale,
  salePage: { data: [sale], next: null },
  events: {
    'sale.created': { sale: sale.id, location: sale.location, total: sale.total },
    'payment.received': { sale: sale.id, amount: sale.total, paid_by: sale.paid_by },
    'refund.processed': { sale: sale.id, refund: 'ref_11ab', amount: 14_500 },
    'stock.low': { product: product.id, location: 'musanze', stock: 11, reorder_at: product.reorder_at },
    'stock.adjusted': { product: product.id, location: 'musanze', by: -1, reason: 'broken' },
    'product.created': { product: product.id, name: product.name },
  },
} as const
