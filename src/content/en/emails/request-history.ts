/** Words of the page that lists what one person asked before. */
export const requestHistory = {
  kind: 'Earlier requests',
  title: (name: string) => `What ${name} has asked`,
  count: (count: number) => (count === 1 ? 'One request, told once.' : `${count} requests, the latest first.`),
  statuses: { new: 'Not yet answered', answered: 'Answered', quarantined: 'Kept back as spam' },
  sources: { form: 'Demo form', chat: 'Chat with the assistant' },
  labels: {
    source: 'Came by',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    modules: 'Interested in',
    size: 'Business size',
    message: 'Message',
    said: 'Said in the chat',
    status: 'State',
    reference: 'Reference',
  },
  note: 'This page is for the sales team. The link to it stops working after 30 days.',
} as const
