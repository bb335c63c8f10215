import type { PaperWords } from '#content/paper-words.ts'

export const marketingTemplates = {
  title: 'Marketing templates',
  description:
    'A price board, loyalty cards to cut out, and messages for holidays, new stock and late credit: to fill in with your name and print around the corner.',
  kind: 'Templates',
  sheets: 4,
  lead: 'Fill in, copy, cut. Black ink on plain paper is enough; a strong pen reads better than a weak printer.',
  sections: [
    {
      id: 'messages',
      title: 'Messages',
      blocks: [
        {
          kind: 'text',
          text: 'For SMS, WhatsApp or email. Write only to people who gave you their number for it, say who you are in the first words, and stop when somebody asks you to.',
        },
        {
          kind: 'terms',
          entries: [
            [
              'New stock',
              '[Shop]: [product] has come in, [price]. We keep one for you until [day] if you answer yes. No more messages? Answer no.',
            ],
            [
              'Before a holiday',
              '[Shop]: on [holiday] we are open from [hour] to [hour], and closed on [day]. Order [bread, cake, meat] by [day], [hour].',
            ],
            [
              'Market day',
              '[Shop]: tomorrow in [place] from [hour]. We are bringing [three products]. What shall we set aside for you?',
            ],
            [
              'It is ready',
              '[Shop]: your [repair, order] is ready. It costs [amount]. Open until [hour]; we keep it until [day].',
            ],
            [
              'We have missed you',
              '[Shop]: you were last here in [month]. If something was not right, tell us: [number]. If it was, you know where we are.',
            ],
            [
              'Credit, friendly',
              '[Shop]: [name], [amount] from [day] is still open. Can you bring it by [day]? If not, tell us which day you can.',
            ],
            [
              'Thank you',
              '[Shop]: thank you for the visit today. Your receipt number is [number]; bring it if you need to exchange something.',
            ],
          ],
        },
        {
          kind: 'note',
          text: 'One message a week at most, none before eight or after eight, and none that you would not like to get yourself.',
        },
      ],
    },
    {
      id: 'price-board',
      title: 'Today’s prices',
      startsSheet: true,
      blocks: [
        { kind: 'fields', labels: ['Shop', 'Prices of'] },
        {
          kind: 'table',
          caption: 'Prices, everything included',
          columns: [
            { label: 'Product', share: 7 },
            { label: 'For', share: 3 },
            { label: 'Price', share: 3, isAmount: true },
          ],
          rows: [],
          blankRows: 20,
        },
        { kind: 'fields', labels: ['Open', 'Call or write to'] },
      ],
    },
    {
      id: 'loyalty',
      title: 'Loyalty cards',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Copy onto strong paper and cut along the lines. Stamp or sign one field for each purchase; a full row earns what you write on the card. Decide first what one gift costs you, and how much more somebody has to buy for it.',
        },
        ...['First card', 'Second card', 'Third card', 'Fourth card'].map(
          (caption) =>
            ({
              kind: 'table',
              caption,
              columns: [
                { label: 'Shop, customer', share: 7 },
                { label: 'a', share: 2 },
                { label: 'b', share: 2 },
                { label: 'c', share: 2 },
                { label: 'd', share: 2 },
                { label: 'e', share: 2 },
                { label: 'Gift', share: 4 },
              ],
              rows: [],
              blankRows: 3,
            }) as const,
        ),
      ],
    },
    {
      id: 'plan',
      title: 'Which message, when',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'One line for each occasion of the year: school begins, the rains, harvest, wages are paid, your customers’ holidays. Write down what came of it, and next year’s plan is half written.',
        },
        {
          kind: 'table',
          caption: 'The year',
          columns: [
            { label: 'Occasion', share: 5 },
            { label: 'Send on', share: 3 },
            { label: 'To whom', share: 4 },
            { label: 'Message', share: 5 },
            { label: 'Sold because of it', share: 4, isAmount: true },
          ],
          rows: [],
          blankRows: 16,
        },
        {
          kind: 'boxes',
          items: [
            'I know who agreed to hear from us, and since when.',
            'What I offer is on the shelf in the quantity I expect to sell.',
            'Whoever stands at the counter knows the message.',
            'I ask at the till: what brought you here?',
          ],
        },
      ],
    },
  ],
} as const satisfies PaperWords
