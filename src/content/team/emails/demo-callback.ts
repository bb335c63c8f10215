/** Words of the email that tells sales when the sender of a demo request would like to be called. */
export const demoCallbackMail = {
  kind: 'Call wished',
  title: (name: string) => `${name} would like a call`,
  lead: (window: string) => `${window}. This adds to their demo request and takes the place of an earlier wish.`,
  preview: (window: string) => window,
  labels: { callback: 'Call wished' },
  reason: 'Sent because somebody chose a time for a call after sending the demo form on our website.',
} as const
