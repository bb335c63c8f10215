import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'
import { claims, figures, requirements, roleTemplates } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { plans } from '#facts/plans.ts'
import { standards } from '#facts/standards.ts'
import { sayFigure, sayList } from '../figures.ts'

const uptime = sayFigure(figures.enterpriseUptime)
const length = `${sayFigure(figures.encryption)}-bit`
const frameworks = ['GDPR', claims.hipaa.what, claims.soc2.what, claims.ccpa.what, claims.sox.what]

export const securityWhitepaper = {
  title: 'Security whitepaper',
  description: `How ${brand.product} keeps each customer’s data apart, who may open it, what stays your task, and what we have not proved yet. For security teams.`,
  kind: 'Whitepaper',
  sheets: 4,
  lead: `For the person who has to sign. It says what we do, what you do, and where you should not take our word for it but ask for a document.`,
  sections: [
    {
      id: 'reading',
      title: 'How to read this paper',
      blocks: [
        {
          kind: 'text',
          text: `Everything here is a statement of ${brand.company}. No auditor has checked this paper, and it replaces neither a contract nor a certificate. A sentence that describes the suite says how it is meant to work; have it shown to you in a demo, with your own people at the keyboard.`,
        },
        {
          kind: 'text',
          text: `Where we name a framework, we name what we work to. Whether a report or a certificate exists, for which part and until when, is answered with the document itself, under a confidentiality agreement. Do not count on what we cannot show you on paper.`,
        },
      ],
    },
    {
      id: 'separation',
      title: 'One customer cannot see another',
      blocks: [
        {
          kind: 'text',
          text: 'Every business on the suite is a tenant with its own data, users, settings and roles. Each query the software sends to the database names the tenant it comes from, and a query without a name gets no answer. That holds for a screen, a report, an export and an API token alike.',
        },
        {
          kind: 'text',
          text: 'Machines, backups, updates and the night watch are shared. The books are not. Somebody who works for two businesses holds a separate role in each.',
        },
      ],
    },
    {
      id: 'access',
      title: 'Who may open what',
      blocks: [
        {
          kind: 'list',
          items: [
            `Rights come with roles: ${sayFigure(figures.roleTemplates)} templates (${sayList(roleTemplates)}) and roles you make from them. Rules down to the single right belong to ${plans.enterprise.name}.`,
            `A password has at least ${sayFigure(requirements.passwordLength)} characters. A second proof, an app or a key that the person holds, can be required of every role, and should be for everybody who can change a price or a right.`,
            'Ending somebody’s access ends all open sessions at once. Tokens made by that person stop, and past sales keep their name.',
            'Our own staff come in only when you open a support case and let them in for it. What they looked at is in your audit trail.',
          ],
        },
      ],
    },
    {
      id: 'encryption',
      title: 'Encryption',
      blocks: [
        {
          kind: 'text',
          text: `We state ${length} keys, on the wire and on the disk, backups included. Connections use ${standards.transport}. Keys are kept in a store of their own, apart from the data, and are changed on a schedule; no engineer reads one.`,
        },
        {
          kind: 'note',
          text: 'A till that works offline holds the sales of that hour until the line is back. Lock the screen of every phone and tablet that sells.',
        },
      ],
    },
    {
      id: 'trail',
      title: 'The audit trail',
      blocks: [
        {
          kind: 'text',
          text: 'It notes who did what, when, from which till, and what was there before. It cannot be switched off or edited, not even by the owner of the account. The Auditor role reads it and changes nothing.',
        },
      ],
    },
    {
      id: 'running',
      title: 'Staying up, and coming back',
      blocks: [
        {
          kind: 'table',
          caption: 'What we state about availability, and what to ask for',
          columns: [
            { label: 'Subject', share: 3 },
            { label: 'Our statement', share: 5 },
            { label: 'Ask us for', share: 5 },
          ],
          rows: [
            [
              'Uptime',
              `${uptime} by contract in the enterprise-grade service, ${sayFigure(figures.uptime)} without a contract in all other plans`,
              'The measured months before this one, and the text of the remedy',
            ],
            [
              'Response',
              `Under ${sayFigure(figures.responseTime)}ms at our door, without the road to your town`,
              'The way it is measured, and the share of requests above it',
            ],
            [
              'Places',
              `${sayFigure(figures.dataCenters)} data centers; your contract names those that hold your books`,
              'The list, by country, of every copy and backup',
            ],
            [
              'Backup',
              'Made for all tenants together, locked like the data itself',
              'How old a restored copy may be, how long restoring takes, and a trial with you present',
            ],
            [
              'Incident',
              'Your account manager calls, then writes: what happened, whose data, what we did, what you should do',
              'The time limit and the names, written into the contract',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'When the network fails, tills go on selling by the rights they had and hand their sales over afterwards, in order. A role you change meanwhile takes effect when the till is connected again.',
        },
      ],
    },
    {
      id: 'shared-duties',
      title: 'Who does what',
      blocks: [
        {
          kind: 'table',
          caption: 'Ours, yours, and to be agreed',
          columns: [
            { label: 'Task', share: 4 },
            { label: 'Ours', share: 4 },
            { label: 'Yours', share: 4 },
            { label: 'In the contract', share: 4 },
          ],
          rows: [
            ['Servers, updates, repairs', 'All of it', 'Nothing', 'Notice before planned work'],
            ['People and roles', 'Templates, sign-in, trail', 'Who gets which role, and when it ends', ''],
            ['Second proof at sign-in', 'Offered to every role', 'Requiring it, and lost phones', ''],
            ['Phones, tills, Wi-Fi', 'Advice', 'Screen lock, updates, who may carry one home', ''],
            ['API tokens, webhooks', 'Signing each event', 'Keeping tokens on a server, checking signatures', ''],
            [
              'Backups',
              'Making and keeping them',
              'An export of your own before a big change',
              'Age of a copy, time to restore',
            ],
            [
              'Personal data of customers',
              'Acting on your instruction',
              'A lawful reason, and the answer to the person',
              'Data-processing agreement',
            ],
            [
              'Health records',
              'Access by role, every opening logged',
              'Who is staff, and in which ward',
              'Agreement signed before the first patient',
            ],
            [
              'An attack',
              'Finding, stopping, telling you',
              'Telling your authority and your customers',
              'Time limits, contacts at night',
            ],
            [
              'Leaving',
              'Files other systems read, then erasure',
              'Taking them, and checking them',
              'The last day, proof of erasure',
            ],
          ],
        },
      ],
    },
    {
      id: 'frameworks',
      title: 'Frameworks',
      blocks: [
        {
          kind: 'text',
          text: `${sayList(frameworks)}. We state that we work to these; a statement is not a seal. Ask for each you need, and note what you got:`,
        },
        {
          kind: 'table',
          caption: 'Documents received',
          columns: [
            { label: 'Framework', share: 3 },
            { label: 'Report or certificate, and who issued it', share: 5 },
            { label: 'Covers', share: 4 },
            { label: 'Valid until', share: 3 },
          ],
          rows: frameworks.map((framework) => [framework, '', '', '']),
          isForWriting: true,
          blankRows: 1,
        },
      ],
    },
    {
      id: 'missing',
      title: 'What is not there yet',
      blocks: [
        {
          kind: 'list',
          items: [
            'A public report by an outside auditor. Until there is one, the questions below are your audit.',
            'The chapter on security in our documentation. Its place is reserved and says so.',
            'A published list of everybody who handles data for us. You get it with the draft of the contract.',
            'A public page with the uptime of past months. Ask for the figures.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions to bring',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Show us a query without a tenant’s name, and what the database answers.',
            'Sign a person out while they sell. What can they still do, online and offline?',
            'Restore yesterday’s copy of a test tenant while we watch the clock.',
            'Which of your people have entered a customer’s books this year, and on which case?',
            'Where does each copy stand today, by country?',
            'What did your last incident teach you?',
          ],
        },
        {
          kind: 'text',
          text: `Your testers may attack a tenant made for it, in a week we agree on. To arrange that, or to ask for a document: ${contact.email}, ${contact.phone}.`,
        },
        { kind: 'lines', label: 'Our own questions', count: 4 },
      ],
    },
  ],
} as const satisfies PaperWords
