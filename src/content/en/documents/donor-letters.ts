import type { PaperWords } from '#content/paper-words.ts'

export const donorLetters = {
  title: 'Letters to donors',
  description:
    'Four model letters for an organization that lives on gifts: thanks, receipt, yearly account and bad news. Short, without begging, to put into your own words.',
  kind: 'Model letters',
  sheets: 3,
  lead: 'Fill in whatever is in square brackets. A short, true letter is read to the end.',
  sections: [
    {
      id: 'thanks',
      title: 'Thanks, in the week of the gift',
      blocks: [
        {
          kind: 'letter',
          subject: 'Your gift for [what it is for]',
          paragraphs: [
            'Dear [name],',
            'Your [amount and currency] reached us on [day], by [mobile money, bank, hand]. Thank you.',
            'It goes to [the pump in …, the meals in …]. [One thing that somebody saw this week: the pipe that was laid, the pot that was full.]',
            'In [month] you will hear from us what has become of it. If anything here is wrong, call [name and number], who looks after the list of gifts.',
            '[Name, and what this person does here]',
          ],
        },
        {
          kind: 'list',
          items: [
            'Send it within the week. After a month, thanks sounds like a reminder.',
            'Ask for nothing in this letter, not even for a form to be filled in.',
            'A gift by mobile money deserves a message to the same number.',
          ],
        },
      ],
    },
    {
      id: 'receipt',
      title: 'Receipt',
      blocks: [
        {
          kind: 'letter',
          subject: 'Receipt number [number], of [day]',
          paragraphs: [
            '[Name of the organization], registered as [kind] under [number] with [authority], has received from [name and address of the giver]:',
            '[Amount in figures] ([amount in words]), by [how it came], on [day], for [purpose, or: where it is needed most].',
            '[If the gift was goods: what, how much, in what condition, and who estimated its value.]',
            '[If nothing was given in return: The giver has received nothing for it.]',
            'Place, day, name, signature and stamp',
          ],
        },
        {
          kind: 'note',
          text: 'Whether your receipt lowers anybody’s tax depends on your country and on your own registration. Ask your tax office for its wording before you print a number of these.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Yearly account',
      blocks: [
        {
          kind: 'letter',
          subject: 'What became of it in [year]',
          paragraphs: [
            'Dear [name],',
            'In [year] you gave [amount]. Together, [number] people and groups gave [sum]. Of every hundred francs, [number] went into the work, [number] into running the organization and [number] into finding gifts.',
            'We had planned [what]. We did [what]. We did not do [what], because [reason]; it is planned for [month], or it is dropped.',
            '[One person, with permission, in two sentences: before, and now.]',
            'The accounts were checked by [name, in which role] on [day]. You may read them at [place], or ask for a copy.',
            '[Name and signature of the chair and of the treasurer]',
          ],
        },
        {
          kind: 'list',
          items: [
            'Count what arrived, not what was promised.',
            'Take the totals from the closed books, and have a second person add them up.',
          ],
        },
      ],
    },
    {
      id: 'bad-news',
      title: 'When something went wrong',
      blocks: [
        {
          kind: 'letter',
          subject: 'About [project]: what happened, and what we are doing now',
          paragraphs: [
            'Dear [name],',
            'On [day] we found that [what happened, in one plain sentence]. It affects [amount, or what part of the work].',
            'We have [stopped, secured, told the authority]. We do not yet know [what is open], and will write by [day] when we do.',
            'Your gift [is not affected, is affected as follows]. If you wish to speak to somebody, call [name and number].',
            '[Name of the chair]',
          ],
        },
        {
          kind: 'text',
          text: 'Send it before the donor hears it elsewhere, to everybody it affects, and on one day.',
        },
      ],
    },
    {
      id: 'list',
      title: 'Who has had which letter',
      blocks: [
        {
          kind: 'table',
          caption: 'Letters of this month',
          columns: [
            { label: 'Giver', share: 6 },
            { label: 'Gift, and day', share: 5 },
            { label: 'Thanked', share: 3 },
            { label: 'Receipt', share: 3 },
            { label: 'By whom', share: 4 },
          ],
          rows: [],
          blankRows: 20,
        },
      ],
    },
  ],
} as const satisfies PaperWords
