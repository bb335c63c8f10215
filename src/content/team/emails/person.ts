/** Words of every letter to sales that presents a person. */
export const personMail = {
  labels: {
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    language: 'Language',
    location: 'Location',
    network: 'Network',
    earlier: 'History',
    samePhone: 'Same phone',
    reference: 'Reference',
  },
  /** Where what they write is not in the language of the page. */
  language: (written: string | null, page: string) => `${written ?? 'Unknown'}, on a page in ${page}`,
  /** Two sources, and which is which: what somebody says goes before what the address tells. */
  said: (place: string) => `${place} (as they say)`,
  network: (place: string) => `${place} (by their network address)`,
  whatsApp: 'WhatsApp',
  earlier: (count: number) => (count === 1 ? '1 earlier request' : `${count} earlier requests`),
  /** A hint and no more: anybody can type anybody's number. */
  samePhone: (count: number) =>
    count === 1
      ? 'The same telephone number was given in 1 other request, from another email address.'
      : `The same telephone number was given in ${count} other requests, from other email addresses.`,
  unreachable: 'No mail server takes this address, so nothing was confirmed: call.',
  actions: { call: 'Call now', whatsApp: 'Write on WhatsApp', reply: 'Reply by email' },
  /** Before the subject of whatever follows a letter, so that mail programs put both in one thread. */
  again: 'Re: ',
} as const
