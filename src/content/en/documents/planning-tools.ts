import type { PaperTable, PaperWords } from '#content/paper-words.ts'

/** A day's bread in a small bakery; the sums are counted below. Made up, in francs. */
const batch = {
  baked: 60,
  notSold: 4,
  costs: [
    ['Flour', 24_000],
    ['Yeast, sugar, salt, oil', 6_300],
    ['Wood or gas', 3_500],
    ['Hands: the hours of this batch', 6_000],
    ['Rent, power, water: one day’s share', 2_200],
  ],
  price: 1_000,
} as const

const say = (amount: number) => amount.toLocaleString('en-US')
const allCosts = batch.costs.reduce((sum, [, cost]) => sum + cost, 0)
const sold = batch.baked - batch.notSold
const costEach = allCosts / sold

const loaf: PaperTable = {
  kind: 'table',
  caption: 'An example with made-up figures: one batch of loaves, in francs',
  columns: [
    { label: 'What', share: 7 },
    { label: 'Example', share: 3, isAmount: true },
    { label: 'Mine', share: 3 },
    { label: 'Mine, another product', share: 3 },
  ],
  rows: [
    ...batch.costs.map(([what, cost]) => [what, say(cost), '', '']),
    ['All costs of the batch (A)', say(allCosts), '', ''],
    ['Pieces made', say(batch.baked), '', ''],
    ['Given away, broken, left over', say(batch.notSold), '', ''],
    ['Pieces sold (B)', say(sold), '', ''],
    ['One piece costs me: A divided by B', say(costEach), '', ''],
    ['My price for one piece (C)', say(batch.price), '', ''],
    ['Left of one piece: C less what it costs', say(batch.price - costEach), '', ''],
    ['Left of the whole batch', say((batch.price - costEach) * sold), '', ''],
  ],
  isForWriting: true,
  isSample: true,
}

export const planningTools = {
  title: 'Planning sheets',
  description:
    'Four sheets for a small shop, to copy and fill in by hand: opening stock, the price of a loaf with everything in it, the evening’s cash, and the months ahead.',
  kind: 'Worksheet',
  sheets: 4,
  lead: 'Each sheet works on its own and without a computer. Keep the first copy blank, and fill in the second.',
  sections: [
    {
      id: 'stock',
      title: 'The opening stock',
      blocks: [
        {
          kind: 'list',
          items: [
            'Count one shelf at a time, two people: one counts, one writes. The shop stays open.',
            'Count pieces, and write how many make a crate. Do not write what should be there.',
            'The price is what you paid, not what you ask for.',
          ],
        },
        { kind: 'fields', labels: ['Shelf or room', 'Day, and who counted'] },
        {
          kind: 'table',
          caption: 'Count',
          columns: [
            { label: 'Product, size', share: 7 },
            { label: 'Pieces', share: 2, isAmount: true },
            { label: 'Paid for one', share: 3, isAmount: true },
            { label: 'Worth', share: 3, isAmount: true },
            { label: 'Expires', share: 3 },
          ],
          rows: [],
          blankRows: 13,
        },
        { kind: 'fields', labels: ['Total of this sheet', 'Total of all sheets'] },
      ],
    },
    {
      id: 'price',
      title: 'The price of a loaf with everything in it',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'A loaf stands for whatever you make or pack yourself: soap, samosas, a repaired screen. Take a usual day, not the best one.',
        },
        loaf,
        {
          kind: 'text',
          text: 'If nothing is left, change one thing and count again: bake fewer of those nobody buys, buy flour together with a neighbor, or ask a little more. Your own hours are a cost, even when you pay yourself nothing.',
        },
        { kind: 'lines', label: 'What I will change', count: 3 },
      ],
    },
    {
      id: 'cash',
      title: 'The evening’s cash',
      startsSheet: true,
      blocks: [
        {
          kind: 'steps',
          items: [
            'Write down the morning’s float and the day’s sales, from the till or the book.',
            'Count the drawer before you look at what should be in it.',
            'Write the difference down, even a small one. The same difference on the same weekday has a reason.',
          ],
        },
        { kind: 'fields', labels: ['Till, and day', 'Closed by'] },
        {
          kind: 'table',
          caption: 'Notes and coins in the drawer',
          columns: [
            { label: 'Note or coin', share: 4 },
            { label: 'How many', share: 3, isAmount: true },
            { label: 'Amount', share: 4, isAmount: true },
            { label: 'Remark', share: 5 },
          ],
          rows: [],
          blankRows: 8,
        },
        {
          kind: 'table',
          caption: 'What should be there',
          columns: [
            { label: 'What', share: 6 },
            { label: 'Amount', share: 3, isAmount: true },
          ],
          rows: [
            'Morning float',
            'Sales in cash',
            'Credit paid back in cash',
            'Paid out of the drawer, with a receipt (take off)',
            'Carried to the bank or the phone (take off)',
            'Should be in the drawer',
            'Is in the drawer',
            'Difference',
            'Besides: mobile money today',
            'Besides: sold on credit today',
          ].map((line) => [line, '']),
          isForWriting: true,
        },
      ],
    },
    {
      id: 'months',
      title: 'The month in which cash gets short',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Write into each month what will really come in and go out, not what is billed. School fees, the rains and the holidays come every year: look at last year’s book. What is left goes to the top of the next month.',
        },
        {
          kind: 'table',
          caption: 'Six months of cash',
          columns: [
            { label: 'Month', share: 6 },
            ...['A', 'B', 'C', 'D', 'E', 'F'].map((label) => ({ label, share: 2, isAmount: true }) as const),
          ],
          rows: [
            'Name of the month',
            'In hand at the start',
            'Sales in cash and mobile money',
            'Credit paid back',
            'Other money in',
            'Goods bought',
            'Wages, and my own',
            'Rent, power, water, data',
            'Tax and fees',
            'Loan or savings group',
            'School fees, family',
            'Other money out',
            'In hand at the end',
          ].map((line) => [line, '', '', '', '', '', '']),
          isForWriting: true,
        },
        {
          kind: 'list',
          items: [
            'If a month ends below zero, act two months earlier.',
            'First look for goods that only sit there, then for credit that is late, and only then for a loan.',
          ],
        },
        { kind: 'lines', label: 'The short month, and what I do before it', count: 4 },
      ],
    },
  ],
} as const satisfies PaperWords
