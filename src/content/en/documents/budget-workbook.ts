import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'

const quarters = ['First quarter', 'Second', 'Third', 'Fourth'] as const

export const budgetWorkbook = {
  title: 'Grant budget workbook',
  description:
    'Four sheets for one grant: its conditions and dates, its budget by line and quarter, its receipts, and the check at the end of each month. To fill in by hand.',
  kind: 'Worksheet',
  sheets: 4,
  lead: `One copy for each grant. Fill in the first two sheets on the day you sign, the other two every month. The columns are those of a plain table, so a spreadsheet or ${brand.product} can take them over later.`,
  sections: [
    {
      id: 'grant',
      title: 'The grant',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Name of the grant',
            'Number in the agreement',
            'Donor, and who answers there',
            'Amount and currency',
            'Begins on',
            'Ends on',
            'Our bank account for it',
            'Who may spend from it',
          ],
        },
      ],
    },
    {
      id: 'conditions',
      title: 'Conditions and dates',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'A line may be exceeded by this much without asking: write the figure from the agreement here.',
            'Costs before the first day: they count, or they do not.',
            'Purchases above this price need quotes from several sellers.',
            'Originals are sent, or kept for this many years.',
            'Exchange is booked at this rate: the bank’s, the donor’s, that of the month.',
            'What is bought belongs in the end to us, to the village, to the donor.',
          ],
        },
        {
          kind: 'table',
          caption: 'What is due, and when',
          columns: [
            { label: 'Due: report, payment, visit, audit', share: 7 },
            { label: 'Day', share: 3 },
            { label: 'Who does it', share: 4 },
            { label: 'Done', share: 2 },
          ],
          rows: [],
          blankRows: 5,
        },
      ],
    },
    {
      id: 'budget',
      title: 'Budget by line and quarter',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'The lines come first, then what we often forget. Cross out what you do not need. Whole units of the currency; no line without somebody who watches it.',
        },
        {
          kind: 'table',
          caption: 'Planned spending',
          columns: [
            { label: 'Line', share: 6 },
            ...quarters.map((label) => ({ label, share: 3, isAmount: true }) as const),
            { label: 'Whole grant', share: 3, isAmount: true },
            { label: 'Watched by', share: 3 },
          ],
          rows: [
            'Wages and social security',
            'Training: room, meals, paper',
            'Goods and materials',
            'Travel to the site',
            'Transport of goods',
            'Telephone and data',
            'Bank and mobile money fees',
            'Rent and power, our share',
            'Repairs',
            'Audit',
            'Counting and reporting',
          ].map((line) => [line, '', '', '', '', '', '']),
          isForWriting: true,
          blankRows: 5,
        },
        {
          kind: 'table',
          caption: 'Where the money comes from',
          columns: [
            { label: 'Source', share: 6 },
            ...quarters.map((label) => ({ label, share: 3, isAmount: true }) as const),
            { label: 'Whole grant', share: 3, isAmount: true },
            { label: 'Certain?', share: 3 },
          ],
          rows: ['This donor', 'Our own share, in money', 'Our own share, in work and goods', ''].map((source) => [
            source,
            '',
            '',
            '',
            '',
            '',
            '',
          ]),
          isForWriting: true,
        },
      ],
    },
    {
      id: 'receipts',
      title: 'Receipts',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'One row for each receipt, on the day. Write the same number on the receipt itself. Copy this sheet as often as you need it.',
        },
        {
          kind: 'table',
          caption: 'Receipts of the month',
          columns: [
            { label: 'No.', share: 2 },
            { label: 'Day', share: 2 },
            { label: 'What, and from whom', share: 7 },
            { label: 'Line', share: 4 },
            { label: 'Amount', share: 3, isAmount: true },
            { label: 'Paid by', share: 3 },
          ],
          rows: [],
          blankRows: 21,
        },
      ],
    },
    {
      id: 'month',
      title: 'The end of the month',
      startsSheet: true,
      blocks: [
        {
          kind: 'table',
          caption: 'What is left of each line',
          columns: [
            { label: 'Line', share: 6 },
            { label: 'Budget', share: 3, isAmount: true },
            { label: 'Spent before', share: 3, isAmount: true },
            { label: 'Spent this month', share: 3, isAmount: true },
            { label: 'Left', share: 3, isAmount: true },
            { label: 'Enough until the end?', share: 4 },
          ],
          rows: [],
          blankRows: 11,
        },
        {
          kind: 'boxes',
          items: [
            'Money in the bank, in the cash box and on the phone adds up to what the books say.',
            'Somebody who spends nothing from this grant has counted with you.',
            'The donor has been told of each line that will run short, before it does.',
            'Gifts for other purposes have stayed where they belong.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'In the bank',
            'In the cash box',
            'On the phone',
            'Total, and what the books say',
            'Counted by',
            'Seen by',
          ],
        },
      ],
    },
  ],
} as const satisfies PaperWords
