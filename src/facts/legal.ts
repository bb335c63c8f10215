/** Figures and dates of the privacy policy (PRIV-1, PRIV-3, PRIV-4). */
export const privacy = {
  /** Day on which the text last changed; consent refers to it. Move it with every change of meaning. */
  revisedOn: '2026-11-21',
  /** Children under this age are excluded. */
  leastAge: 16,
  /** A request about personal data is answered within this many days. */
  answerDays: 30,
} as const
