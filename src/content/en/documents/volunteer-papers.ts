import type { PaperWords } from '#content/paper-words.ts'

export const volunteerPapers = {
  title: 'Volunteer papers',
  description:
    'An agreement with a volunteer, a sign-in sheet, and rules for those who work with children: drafts to adapt, to be read by your lawyer before you use them.',
  kind: 'Templates',
  sheets: 4,
  lead: 'Drafts, not legal advice. Laws on voluntary work and on children differ from country to country; have somebody who knows yours read them before anybody signs.',
  sections: [
    {
      id: 'agreement',
      title: 'Agreement',
      blocks: [
        { kind: 'fields', labels: ['Organization', 'Volunteer', 'Telephone', 'Whom to call if something happens'] },
        {
          kind: 'steps',
          items: [
            'The volunteer helps with the work named below, for no pay. This agreement makes nobody an employee.',
            'The organization names a person who shows the work and answers questions.',
            'Costs that were agreed beforehand (transport, telephone, meals) are paid back against a receipt.',
            'The organization says whether the volunteer is insured on the way and at work, and writes it here.',
            'What the volunteer hears about people stays confidential, even after the last day.',
            'Money and goods are taken only against a receipt, and handed over on the same day.',
            'Photographs of people are taken and shown only with their permission.',
            'Either side may end this at any time, and says why if asked. The badge and the keys come back.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'Work, and where',
            'Days and hours',
            'Costs that are paid back',
            'Insured by, or not insured',
            'Shown by',
            'From, and until',
          ],
        },
        { kind: 'fields', labels: ['For the organization: day and signature', 'Volunteer: day and signature'] },
      ],
    },
    {
      id: 'children',
      title: 'With children',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Everybody who works with children signs these, paid or not. Read them aloud together once a year.',
        },
        {
          kind: 'steps',
          items: [
            'No adult is alone with a child behind a closed door. Two adults, or a place that others can see into.',
            'Nobody hits, shouts down, shames or threatens a child, whatever the child has done.',
            'Touch is what the child needs (a fall, a washed hand), never what the adult wants.',
            'No presents, no money and no lifts to one child alone. No private messages; whatever needs saying goes to the parents.',
            'No photograph without the permission of the child and the parents. No name beside a picture.',
            'Anybody let in to see the children has shown who they are, and is written in the book.',
            'What a child tells in confidence is not promised to stay secret. It is written down in the child’s own words and passed on the same day.',
            'Whoever sees or hears something that breaks these rules tells the person named below. If it is about that person, the second one.',
          ],
        },
        {
          kind: 'note',
          text: 'If a child is in danger now, call the police or the child helpline of your country first, and the person below after that.',
        },
        {
          kind: 'fields',
          labels: [
            'To be told first: name and number',
            'Second: name and number',
            'Police',
            'Child helpline',
            'Day',
            'Name and signature',
          ],
        },
        {
          kind: 'table',
          caption: 'Papers seen before the first day',
          columns: [
            { label: 'Paper', share: 6 },
            { label: 'Seen on, by', share: 4 },
            { label: 'To be renewed on', share: 4 },
          ],
          rows: [
            ['Identity card', '', ''],
            ['Certificate of good conduct, where the law provides for one', '', ''],
            ['References: two people who were asked', '', ''],
            ['These rules, signed', '', ''],
          ],
          isForWriting: true,
        },
      ],
    },
    {
      id: 'sign-in',
      title: 'Sign-in sheet',
      startsSheet: true,
      blocks: [
        { kind: 'fields', labels: ['Place', 'Day'] },
        {
          kind: 'table',
          caption: 'Who is here',
          columns: [
            { label: 'Name', share: 6 },
            { label: 'In', share: 2 },
            { label: 'Out', share: 2 },
            { label: 'What was done', share: 6 },
            { label: 'Signature', share: 4 },
          ],
          rows: [],
          blankRows: 22,
        },
      ],
    },
    {
      id: 'hours',
      title: 'Hours of a month',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Added up from the sign-in sheets. Donors often count volunteered hours as part of what you bring; if so, say how you value an hour, and stick to it.',
        },
        {
          kind: 'table',
          caption: 'Volunteered hours',
          columns: [
            { label: 'Volunteer', share: 6 },
            { label: 'Project', share: 5 },
            { label: 'Hours', share: 2, isAmount: true },
            { label: 'Costs paid back', share: 3, isAmount: true },
            { label: 'Confirmed by', share: 4 },
          ],
          rows: [],
          blankRows: 12,
        },
      ],
    },
    {
      id: 'last-day',
      title: 'The last day',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Badge, keys and telephone are back.',
            'The sign-in to our software is ended, on the same day.',
            'Thanks have been said, and a reference is written if one is wanted.',
            'We have asked what we should do differently, and written down the answer.',
          ],
        },
      ],
    },
  ],
} as const satisfies PaperWords
