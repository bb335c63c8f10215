/** Where else something of a person may lie once they are erased here: for whoever erases, on the desk or by command. */
export const elsewhere = {
  lead: 'Elsewhere, for you to see to:',
  mailbox: 'letters about them, what was answered, and drafts and archives of that mailbox',
  mailService: 'the mail service: its logs, and letters that it keeps',
  webhook: 'what the webhook brought there',
  formService: 'what was forwarded to the form service',
  model: 'what the model was asked, as long as its provider keeps that',
  members: [
    'members of the desk',
    'letters about promises in their own mailboxes, and what was exported as CSV or JSON',
  ],
  backups: ['backups', 'all that were made until now; put back with npm run restore, they are erased from again'],
  damaged: 'the database that was damaged when a backup was restored; it goes 30 days after',
  postgres: [
    'PostgreSQL',
    'its write-ahead log until the segments are used again (checkpoint), archives, replicas, dumps',
  ],
  leftBehind: 'from before PostgreSQL, and no erasure reaches it: remove it once PostgreSQL serves',
  notPurged: 'Somebody was reading: the bytes in the database go within the hour, or with another try',
} as const
