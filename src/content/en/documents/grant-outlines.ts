import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'

export const grantOutlines = {
  title: 'Grant report outline',
  description: `The parts most donors ask for, in their usual order, with room to write and the place in ${brand.product} from which each figure comes.`,
  kind: 'Outline',
  sheets: 4,
  lead: 'For whoever writes the report at night. Take your donor’s own form first; use this where there is none, or to see what is missing.',
  sections: [
    {
      id: 'before',
      title: 'Before you write',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Read the grant agreement once more: the period, the currency, who must sign, which receipts go with the report.',
            'Ask the donor for the form. If there is one, copy its headings and drop ours.',
            'Close the period in the books first. A figure that still moves is a second report.',
            'Decide who reads it before it leaves: one person who knows the work, one who knows the money.',
          ],
        },
        {
          kind: 'fields',
          labels: ['Grant and its number', 'Donor', 'Period, from and to', 'Report due on', 'Written by', 'Signed by'],
        },
      ],
    },
    {
      id: 'summary',
      title: 'Summary',
      blocks: [
        {
          kind: 'text',
          text: 'Half a page, written last. What was promised, what became of it, what the money came to, and the one thing the donor should know even if nothing else is read.',
        },
        { kind: 'lines', label: 'In three sentences', count: 5 },
      ],
    },
    {
      id: 'people',
      title: 'The people',
      blocks: [
        {
          kind: 'text',
          text: 'Who was reached, where, and how you counted them. Say who was not reached and why. Nobody’s name or picture without permission, and no child’s name at all.',
        },
        {
          kind: 'table',
          caption: 'Whom the work reached',
          columns: [
            { label: 'Group', share: 5 },
            { label: 'Place', share: 4 },
            { label: 'Planned', share: 2, isAmount: true },
            { label: 'Reached', share: 2, isAmount: true },
            { label: 'How it was counted', share: 5 },
          ],
          rows: [],
          blankRows: 5,
        },
      ],
    },
    {
      id: 'work',
      title: 'The work',
      blocks: [
        {
          kind: 'text',
          text: 'One line for each thing you promised. If something was not done, the last column is the place to say so, before the donor finds it.',
        },
        {
          kind: 'table',
          caption: 'Promised and done',
          columns: [
            { label: 'Promised in the grant', share: 6 },
            { label: 'Done by the end of the period', share: 6 },
            { label: 'Proof: list, photograph, signature', share: 5 },
            { label: 'If not: why, and by when', share: 5 },
          ],
          rows: [],
          blankRows: 7,
        },
        {
          kind: 'terms',
          entries: [
            [
              'One person',
              'Tell one story, in that person’s words, with permission in writing. It says more than an adjective.',
            ],
            [
              'One difficulty',
              'Every project has one. Say what it cost, what you changed and what you would do again.',
            ],
            [
              'What stays',
              'Who looks after the tap, the room or the fund when the grant has ended, and from which money.',
            ],
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'The money',
      blocks: [
        {
          kind: 'table',
          caption: 'Budget and spending, in the currency of the grant',
          columns: [
            { label: 'Budget line', share: 6 },
            { label: 'Budget', share: 3, isAmount: true },
            { label: 'Spent before', share: 3, isAmount: true },
            { label: 'Spent in this period', share: 3, isAmount: true },
            { label: 'Left', share: 3, isAmount: true },
            { label: 'Receipts, from and to', share: 4 },
          ],
          rows: [],
          blankRows: 9,
        },
        {
          kind: 'list',
          items: [
            'Left is the budget less both columns of spending. A line below zero needs the donor’s permission, usually before it happens.',
            'Explain every line that is far above or below its plan. Your agreement says what counts as far.',
            'Name the day and the rate of each exchange, and where the difference was booked.',
            'Interest and the sale of things bought with the grant belong here, too.',
          ],
        },
        {
          kind: 'fields',
          labels: ['Received so far', 'Spent so far', 'In the bank and in the cash box', 'Counted on, by whom'],
        },
      ],
    },
    {
      id: 'sources',
      title: 'Where the figures come from',
      blocks: [
        {
          kind: 'table',
          caption: `Part of the report, and the place in ${brand.product}`,
          columns: [
            { label: 'Part', share: 3 },
            { label: 'Place', share: 3 },
            { label: 'What to look at before you print', share: 7 },
          ],
          rows: [
            ['The people', 'Impact', 'Entries without a place or a date; the same household entered twice'],
            ['The work', 'Impact, Volunteer', 'Hours that nobody has confirmed'],
            ['The money', 'Grant', 'Receipts that are booked to no line; lines that run short'],
            ['Gifts beside the grant', 'Donor', 'Gifts meant for this project that are booked under another'],
            ['Cost of raising money', 'Fundraising', 'Promises counted as if they had arrived'],
            ['Papers to enclose', 'Compliance', 'Registration and tax letter still valid on the day of signing'],
          ],
        },
        {
          kind: 'note',
          text: 'Keeping other books? The outline works without us. Write the name of your own notebook or file in the middle column.',
        },
      ],
    },
    {
      id: 'leaving',
      title: 'Before it leaves',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'The lines add up to the total on the first page.',
            'What is left agrees with the bank and the cash box on the same day.',
            'Every photograph and every name is printed with permission.',
            'Receipts are numbered and lie in the order of the table.',
            'The person who signs has read it to the end.',
            'One copy stays in the office, where the next writer finds it.',
          ],
        },
        { kind: 'fields', labels: ['Date', 'Name and signature'] },
      ],
    },
  ],
} as const satisfies PaperWords
