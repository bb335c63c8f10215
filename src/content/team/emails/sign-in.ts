/** Words of the email that lets a member of the desk in. */
export const signInMail = {
  subject: 'Your way to the desk',
  kind: 'The desk',
  preview: (until: string) => `Good once, until ${until}.`,
  title: (firstName: string) => `Come in, ${firstName}`,
  lead: (until: string) =>
    `Open this link on the device you want to work on. It signs you in once, until ${until}, when you press the button behind it.`,
  action: 'Open the desk',
  ignored: 'You did not ask for it? Then do nothing: the link stays unused, and nobody else has it.',
  reason: 'Sent because somebody typed this address at the door of the desk.',
} as const
