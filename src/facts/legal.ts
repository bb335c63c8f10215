/** Figures and dates of the privacy policy (PRIV-1, PRIV-3, PRIV-4). */
export const privacy = {
  /** Day on which the text last changed; consent refers to it. Move it with every change of meaning. */
  revisedOn: '2026-11-21',
  /** Children under this age are excluded. */
  leastAge: 16,
  /** A request about personal data is answered within this many days. */
  answerDays: 30,
  /** A request and a conversation are erased after this many days: the server's default for RETENTION_DAYS, and the most it takes. */
  retentionDays: 365,
} as const

/** Laws the policy names. GDPR stands in the owner's own claims (FACT-11). */
export const privacyLaws = {
  rwanda: {
    what: 'Rwanda’s law on personal data',
    name: 'Law No 058/2021 of 13/10/2021',
    /** Of the same law, for languages that say its name their way. */
    number: '058/2021',
    signedOn: '13/10/2021',
    subject: 'the protection of personal data and privacy',
    authority: 'National Cyber Security Authority',
    source: 'Official Gazette of Rwanda, special of 15/10/2021',
  },
  europe: { what: 'Europe’s law on personal data', name: 'GDPR', source: 'FACT-11' },
} as const
