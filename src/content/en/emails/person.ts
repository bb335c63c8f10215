/** Words of every letter to sales that presents a person. */
export const personMail = {
  labels: {
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    earlier: 'Before this',
    reference: 'Reference',
  },
  whatsApp: 'WhatsApp',
  earlier: (count: number) => (count === 1 ? '1 earlier request' : `${count} earlier requests`),
  actions: { call: 'Call now', whatsApp: 'Write on WhatsApp', reply: 'Reply by e-mail' },
  /** Before the subject of whatever follows a letter, so that mail programs put both in one thread. */
  again: 'Re: ',
} as const
