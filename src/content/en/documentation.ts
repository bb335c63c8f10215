import type { DocumentationCopy } from '#content/copy/documentation.ts'
import { topics } from '#made/docs-topics.ts'
import { verifyExample } from '#content/docs/verify-example.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { openApi } from './docs/openapi.ts'

export const documentation = {
  title: 'Documentation',
  searchTitle: 'Documentation: user guide and REST API',
  description: `How to use ${brand.product}: first login, staff, inventory and the till, then a REST API with webhooks for your own systems.`,
  opening: {
    headline: ['Documentation,', 'from first login', 'to first webhook.'],
    lead: 'Pick the section for your task; a person explains the rest.',
  },
  search: {
    label: 'Search the documentation',
    placeholder: 'Search, e.g. webhook',
    results: 'Results',
    foundOne: '1 result',
    foundMany: '{count} results',
    nothing: 'No results.',
    ask: `Ask ${brand.assistant} instead`,
    ignored:
      'how what where when why who which do does did can could should would i we you my our your me us is are was the a an and or of in on at to for from with it this that if there',
    firstMessage: 'I could not find this in the documentation: {query}',
  },
  sidebar: {
    label: 'Documentation',
    contents: 'Contents:',
    topics: 'Topics',
    noTitle: 'No title contains this word.',
    quickLinks: {
      heading: 'Quick Links',
      download: 'Download',
      apiReference: 'API Reference',
      community: 'Community Forum',
    },
  },
  topics: topics.en,
  manual: {
    title: `${brand.product}: documentation`,
    description: `All topics of the ${brand.product} documentation in one file, to keep, to print and to read where there is no network.`,
    lead: 'All topics in one file, to keep and to print. It does not follow later changes:',
    online: 'the newest version is on the site.',
    contents: 'Contents',
    imprint: [contact.address, contact.phone, contact.email],
  },
  unwritten: {
    ask: (topic) => `I have a question about this topic of the documentation: ${topic}`,
    askLabel: `Ask ${brand.assistant}`,
    demoLabel: 'Request a demo',
  },
  code: { copy: 'Copy', copied: 'Copied', failed: 'Selected: copy it by hand' },
  turn: { before: 'Previous', after: 'Next' },
  api: {
    document: openApi,
    title: 'API reference',
    description: `Calls, fields, answers and events of the ${brand.product} API, with an example of each, for anyone who connects a web shop or accounting software.`,
    contents: 'On this page',
    back: 'Back to the documentation',
    lead: 'Every call, field and response, generated from the same file your tools can read.',
    file: 'Open the OpenAPI file',
    operations: 'Calls',
    parameters: 'Parameters',
    body: 'Body:',
    answers: 'Responses',
    sharedAnswers: 'Every call may also return',
    exampleRequest: 'Example body',
    exampleAnswer: 'Example response',
    events: {
      heading: 'Events',
      text: 'Each is posted to your address as an Event whose data depends on its type.',
      columns: ['Event', 'Its data, for example'],
      check: {
        title: 'Check that an event is ours',
        text: 'Each is signed with the secret of your address. Compute the signature of the raw body yourself and compare.',
        codeTitle: 'Node.js',
        code: verifyExample,
        note: 'Refuse an event with an old timestamp, so that nobody can replay a recorded one.',
      },
    },
    schemas: 'Fields',
    fields: ['Field', 'Meaning'],
    required: 'required',
    readOnly: 'set by us',
    listOf: 'list of',
    or: 'or',
  },
  closing: {
    heading: 'Stuck on a step?',
    text: 'Tell us which screen you are on.',
    actions: [askUs('Ask a person', 'person', 'I have a question about the documentation.')],
  },
} as const satisfies DocumentationCopy
