import { contact } from '#facts/contact.ts'

/** Words of the letter that tells sales of a demo request. */
export const demoRequestMail = {
  subject: (name: string, company: string) => `Demo request: ${name}, ${company}`,
  kind: { first: 'Demo request', followUp: 'Follow-up' },
  title: {
    first: (name: string) => `${name} asks for a demo`,
    followUp: (name: string) => `${name} has written again`,
  },
  lead: (answerBy: string) =>
    `We promise an answer within ${contact.demoReplyHours} hours: by ${answerBy}. Reply to this email and it goes straight to them.`,
  preview: (company: string, modules: string) => `${company}: ${modules}`,
  labels: {
    modules: 'Interested in',
    size: 'Business size',
    message: 'Message',
    callback: 'Call wished',
    received: 'Received',
    source: 'Came from',
  },
  suspicion: 'Look twice, this may be a program:',
  suspicions: {
    'filled-within-a-second': 'the form was filled in within a second',
    'only-links': 'the message holds nothing but links',
    'many-from-one-network': 'many came from one network within an hour',
  },
  source: { first: 'first visit', last: 'this visit', direct: 'directly' },
  reason: 'Sent because somebody filled in the demo form on our website.',
} as const
