import type { PaperWords } from '#content/paper-words.ts'
import { plans } from '#facts/plans.ts'

export const growthGuides = {
  title: 'Growth guides',
  description:
    'Three short guides for the owner of a small shop: hire the first person, open the second door, drop what only takes up shelf space. Each with a sheet.',
  kind: 'Guide',
  sheets: 3,
  lead: 'Three steps that many shops take too early or too late. Read the one you need, fill in its sheet, and sleep on it.',
  sections: [
    {
      id: 'first-person',
      title: 'Hire the first person',
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'Is it time?',
              'You turn customers away at the same hours each week, or you have not counted stock for a month because there is no hour for it. One busy Saturday is not a reason: ask the family to help.',
            ],
            [
              'What for?',
              'Hire for one thing first: the counter from opening to noon, or the store. Write it on one page. What is not on the page is still your work.',
            ],
            [
              'What does it cost?',
              'The wage, what your country adds to it, a second set of keys, and the days on which two do what one did. Allow three months before the first sale that you would not have made alone.',
            ],
            [
              'Whose hands are in the drawer?',
              `A name at the till for each of you, and a count when the drawer changes hands. With us that means ${plans.professional.name}, because ${plans.starter.name} is for one person; in a notebook it means two columns and two signatures.`,
            ],
            [
              'The first week',
              'Sell together, then stand behind them, then stay away for an hour. Say what may be decided alone: a discount, a return, credit. Say what may not.',
            ],
          ],
        },
        {
          kind: 'boxes',
          items: [
            'I know from my book at which hours a second pair of hands would sell more.',
            'I can pay three months if nothing changes.',
            'The agreement is written and follows the law of my country.',
            'Somebody other than family has told me what the person was like to work with.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'The work, in one line',
            'Wage and what comes on top, per month',
            'More must be sold each month',
            'Begins on, reviewed on',
          ],
        },
      ],
    },
    {
      id: 'second-door',
      title: 'Open the second door',
      startsSheet: true,
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'Can the first one do without you?',
              'Stay away for a week before you sign a lease. If the week’s cash and stock agree when you come back, you have one shop that runs. If not, you would soon have two that do not.',
            ],
            [
              'Why there?',
              'Stand on the other side of the street for three days, a market day among them, and count who passes and what they carry. A cheap rent tells you what others thought of the place.',
            ],
            [
              'With whose money?',
              'Stock for a second shop costs more than half of the first: it needs the slow sellers, too. Leave untouched what the first shop lives on for two months.',
            ],
            [
              'What is shared, what is not?',
              'One list of products and prices, two drawers, two counts. Goods travel with a slip that both sides sign, even when it is your own car.',
            ],
            [
              'When to stop',
              'Decide now which figure, in which month, makes you close it again. What you write down today is easier to obey.',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'The two doors, month by month',
          columns: [
            { label: '', share: 6 },
            { label: 'First shop today', share: 3, isAmount: true },
            { label: 'Second, first month', share: 3, isAmount: true },
            { label: 'Second, sixth month', share: 3, isAmount: true },
          ],
          rows: ['Sales', 'Goods', 'Wages', 'Rent, power, data', 'Carrying goods between them', 'Left'].map((line) => [
            line,
            '',
            '',
            '',
          ]),
          isForWriting: true,
        },
        { kind: 'fields', labels: ['Needed before the first sale', 'I close it again if'] },
      ],
    },
    {
      id: 'slow-goods',
      title: 'Drop what only takes up shelf space',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Every shop has goods that are there because they have always been there. They tie up money and space, and one day they expire. Once a quarter, take an hour with this sheet.',
        },
        {
          kind: 'steps',
          items: [
            'List what has not sold in three months. From a till that is one report; from a book, walk along the shelf and look at the dust.',
            'Write what you paid for what is left. That is the money tied up in them.',
            'Ask why: the price, the place, the season, the taste, or the one customer who moved away.',
            'Choose one of five ways for each, and a day. Choosing none is a sixth, and the most expensive.',
            'Do not order it again out of habit. Cross it off the list, or take away its reorder point.',
          ],
        },
        {
          kind: 'table',
          caption: 'Goods that do not move',
          columns: [
            { label: 'Product', share: 6 },
            { label: 'Pieces', share: 2, isAmount: true },
            { label: 'Money in it', share: 3, isAmount: true },
            { label: 'Last sold', share: 3 },
            { label: 'Way', share: 2 },
            { label: 'Until', share: 3 },
          ],
          rows: [],
          blankRows: 11,
        },
        {
          kind: 'terms',
          entries: [
            [
              'Ways',
              'Move it to eye level. Sell it together with something that sells. Take something off the price, once. Send it back or to another shop. Give it away before its date, and learn.',
            ],
          ],
        },
        { kind: 'fields', labels: ['Money in goods that do not move', 'What I buy for it instead'] },
      ],
    },
  ],
} as const satisfies PaperWords
