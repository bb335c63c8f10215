import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'

export const financialResources = {
  title: 'Before you ask for a loan',
  description:
    'What a bank or a savings group wants to see before it lends to a small business, sheets to fill in from your own figures, and a model letter for the request.',
  kind: 'Guide',
  sheets: 3,
  lead: `We lend nothing and know no bank’s rules. These are the questions most lenders ask, so that you meet them with your own figures and not unprepared.`,
  sections: [
    {
      id: 'folder',
      title: 'What goes into the folder',
      blocks: [
        {
          kind: 'table',
          caption: 'Papers, and where they come from',
          columns: [
            { label: 'They ask for', share: 5 },
            { label: 'Where it is', share: 6 },
            { label: 'In the folder', share: 2 },
          ],
          rows: [
            ['Who you are', 'Identity card, registration of the business, tax number', ''],
            ['What you sell', 'Sales by month and by product, a year if you have it', ''],
            ['What is left of it', 'Sales less goods, wages and rent, month by month', ''],
            ['What you have', 'Stock at the price you paid, machines, money on hand', ''],
            ['What you owe', 'Suppliers, other loans, savings group, tax', ''],
            ['Who owes you', 'Credit to customers, oldest first', ''],
            ['How the money moves', 'Statements of bank and mobile money', ''],
            ['What the loan is for', 'A quote from the seller, with a price and a date', ''],
            ['What happens if it goes wrong', 'A pledge or a guarantor, and what you would sell first', ''],
          ],
          isForWriting: true,
        },
        {
          kind: 'text',
          text: `If you sell with ${brand.product}, sales, stock and customers’ credit can be printed from the reports; choose the whole year and export it. If you keep a book, the sheet below is enough: three honest months are worth more than twelve guessed ones.`,
        },
      ],
    },
    {
      id: 'figures',
      title: 'Your figures on one sheet',
      startsSheet: true,
      blocks: [
        {
          kind: 'table',
          caption: 'The last three months',
          columns: [
            { label: '', share: 6 },
            { label: 'Month', share: 3, isAmount: true },
            { label: 'Month before', share: 3, isAmount: true },
            { label: 'And before that', share: 3, isAmount: true },
          ],
          rows: [
            'Sales',
            'Goods that were sold, at the price paid',
            'Wages, your own included',
            'Rent, power, water, data',
            'Transport and repairs',
            'Tax and fees',
            'Installments on other loans',
            'Left',
          ].map((line) => [line, '', '', '']),
          isForWriting: true,
        },
        {
          kind: 'table',
          caption: 'Today',
          columns: [
            { label: 'You have', share: 5 },
            { label: 'Amount', share: 3, isAmount: true },
            { label: 'You owe', share: 5 },
            { label: 'Amount', share: 3, isAmount: true },
          ],
          rows: [
            ['Money: cash, bank, phone', '', 'Suppliers', ''],
            ['Stock, at the price paid', '', 'Loans and savings group', ''],
            ['Customers owe you', '', 'Tax and wages not yet paid', ''],
            ['Machines and furniture', '', 'Family', ''],
            ['Total', '', 'Total', ''],
          ],
          isForWriting: true,
        },
        {
          kind: 'list',
          items: [
            'The installment must fit into what is left in your worst month, not your best.',
            'Ask for the total you will have paid back at the end, fees and insurance included, and compare lenders by that.',
            'A loan for goods should end before the goods are sold out, a loan for a machine before the machine is worn out.',
          ],
        },
        { kind: 'fields', labels: ['Left in the worst month', 'The most I can pay each month'] },
      ],
    },
    {
      id: 'letter',
      title: 'The request',
      startsSheet: true,
      blocks: [
        {
          kind: 'letter',
          subject: 'Request for a loan of [amount and currency]',
          paragraphs: [
            'Dear [name of the officer or the group],',
            'I run [trade] in [place] since [year], with [number] people. In the last three months I sold for [sum] and kept [sum] after all costs; the sheet with the figures is enclosed.',
            'I ask for [amount] to [buy what, from whom, at which price]. It lets me [sell what more, save what cost]. I expect [sum] more each month from [month] on, and have planned with half of that.',
            'I propose to pay back [installment] each [week, month, harvest] from [day] to [day]. In a bad month I have [sum] from [source].',
            'As security I offer [pledge or guarantor]. I owe others [sum], due by [day].',
            'You may see my books at any time. [Name, telephone, signature]',
          ],
        },
      ],
    },
    {
      id: 'offers',
      title: 'What they answered',
      blocks: [
        {
          kind: 'table',
          caption: 'Offers side by side',
          columns: [
            { label: '', share: 6 },
            { label: 'Lender', share: 4 },
            { label: 'Lender', share: 4 },
            { label: 'Lender', share: 4 },
          ],
          rows: [
            'Paid out to me, after fees',
            'Each installment, and how often',
            'First and last installment due on',
            'All I will have paid at the end',
            'Cost of the loan: all paid less paid out',
            'Security they want',
            'If I pay late',
            'If I pay back early',
          ].map((line) => [line, '', '', '']),
          isForWriting: true,
        },
        { kind: 'fields', labels: ['I choose, because', 'Somebody I trust has read it: name, day'] },
      ],
    },
  ],
} as const satisfies PaperWords
