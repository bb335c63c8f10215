import type { DemoRequestLetter } from '#emails/DemoRequest.email.tsx'

/** The letter to sales about a request; each test changes what it is about. */
export function makeTestLetter(changes: Partial<DemoRequestLetter> = {}): DemoRequestLetter {
  return {
    reference: '0197-grace',
    receivedAt: Date.UTC(2025, 10, 20, 7, 1),
    name: 'Grace Nakato',
    email: 'grace@duka.example',
    phone: '0788 000 321',
    company: 'Duka Bora',
    writes: 'en',
    language: 'en',
    interestedModules: ['Inventory Management', 'Point of Sale (POS)'],
    businessSize: 'Small Business (1-10 employees)',
    message: 'Groceries, two shops.\nI count stock in a notebook.',
    suspicions: [],
    attribution: null,
    follows: null,
    earlier: { sameEmail: 0, samePhone: 0 },
    ...changes,
  }
}
