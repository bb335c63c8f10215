import type { Mail } from '#server/mail/mail.ts'

/** What letters are written with, but for what they are about. */
export const letterNeeds = {
  mail: {
    url: 'file:nowhere',
    from: { name: 'Imisozi Suite', address: 'no-reply@imisozi.example' },
    sales: 'sales@imisozi.example',
  },
  publicUrl: 'https://imisozi.example',
  secret: { current: 'a secret of the tests', previous: [] },
}

/** A letter of no consequence; each test changes what it is about. */
export function makeTestMail(changes: Partial<Mail> = {}): Mail {
  return {
    messageId: '0197-mail@imisozi.example',
    to: 'sales@imisozi.example',
    from: { name: 'Imisozi Suite', address: 'no-reply@imisozi.example' },
    replyTo: { name: 'Grace Nakato', address: 'grace@duka.example' },
    subject: 'Demo request: Grace Nakato, Duka Bora',
    html: '<p>Muraho</p>',
    text: 'Muraho\n',
    userInfo: { name: 'Grace Nakato', email: 'grace@duka.example' },
    metadata: { type: 'demo_request' },
    ...changes,
  }
}
