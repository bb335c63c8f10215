import type { PaperWords } from '#content/paper-words.ts'
import { planList, sayNgoPrices } from '#content/price-lists.ts'
import { brand } from '#facts/brand.ts'
import { roleTemplates } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { ngoProgram } from '#facts/programs.ts'
import { sayPrice } from '../figures.ts'

const { trialMonths, lifetimeDiscountPercent, setupFee, support } = ngoProgram
const [superAdmin, , manager, , , auditor] = roleTemplates

export const boardPage = {
  title: 'A page for the board',
  description: `What ${brand.product} costs a non-profit, who sees what, and how to leave again: one sheet, front and back, for the next meeting of your board.`,
  kind: 'Leaflet',
  sheets: 2,
  lead: `One sheet, front and back, so that the board can decide in one meeting. What it says about us is our own statement; ask for proof of whatever matters to you.`,
  sections: [
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        {
          kind: 'text',
          text: `A qualified non-profit has ${trialMonths} free months, then pays the list price less ${lifetimeDiscountPercent}%, for as long as it qualifies. The setup fee is ${sayPrice(setupFee)}. Nothing is charged automatically when the free months end.`,
        },
        {
          kind: 'table',
          caption: 'Prices in US dollars, rounded to the cent',
          columns: [
            { label: 'Plan', share: 4 },
            { label: 'People', share: 3 },
            { label: 'A month, list', share: 3, isAmount: true },
            { label: 'A month, NGO', share: 3, isAmount: true },
            { label: 'A year, list', share: 3, isAmount: true },
            { label: 'A year, NGO', share: 3, isAmount: true },
          ],
          rows: planList.map((plan) => [plan.name, sayPeople(plan.users), ...sayNgoPrices(plan, sayPrice)]),
        },
        {
          kind: 'list',
          items: [
            'Phones, printers and your data bundle come on top.',
            'Prices are in dollars. Ask which currency you will be billed in, and at which rate.',
            `Priority support, ${support}, comes with every plan.`,
          ],
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees what',
      blocks: [
        {
          kind: 'terms',
          entries: [
            ['The chair', `The role ${superAdmin} belongs to two members of the board, never to one employee alone.`],
            [
              'The treasurer',
              `Enters and reads the books of all projects, usually as ${manager}. Does not approve what the same person has entered.`,
            ],
            [
              'Field staff and volunteers',
              'See their own project and the screens they need. Only those who write to donors can read the list of donors.',
            ],
            [
              'The auditor, or a donor',
              `The role ${auditor} reads the audit trail and changes nothing. You open it for a visit and close it again.`,
            ],
            ['We', 'Come in only when you open a support case. Your audit trail shows it.'],
          ],
        },
      ],
    },
    {
      id: 'leaving',
      title: 'How to leave again',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Say so. The plan runs to the end of the month or year you have paid for, and nothing more is due.',
            'Export donors, grants, receipts and stock as ordinary tables, and open them on a computer that is not ours.',
            'Keep them with the books for as long as your law asks.',
            'Ask for the erasure of the account, and for the day on which it was done.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      title: 'Ask before you vote',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Do we qualify, and who has told us so in writing?',
            'Who of us looks after it, and who takes over when that person leaves?',
            'Which notebook stops on the first day, so that nothing is written twice?',
            'Where are our donors’ data kept, and may they be kept there?',
            'What do we want to know after three months, and who tells us?',
          ],
        },
      ],
    },
    {
      id: 'decision',
      title: 'The decision',
      blocks: [
        {
          kind: 'fields',
          labels: ['Plan, and from which day', 'Looked after by', 'For, against, abstained', 'Day, chair, secretary'],
        },
        { kind: 'lines', label: 'What we have asked for, and by when', count: 4 },
        {
          kind: 'text',
          text: `Questions go to ${contact.email} or ${contact.phone}.`,
        },
      ],
    },
  ],
} as const satisfies PaperWords

function sayPeople(users: number | null) {
  if (users === null) return 'No limit'
  return users === 1 ? 'One' : `Up to ${users}`
}
