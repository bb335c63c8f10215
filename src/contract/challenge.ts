/** A sum as the visitor gets it. The answer never leaves the server (MATH-1..3). */
export type Challenge = {
  readonly id: string
  /** What is asked, ready to show: `7 × 4`. */
  readonly question: string
  /** ISO time until which the server takes an answer. */
  readonly expiresAt: string
}

/** So long a browser keeps a request that has found no network. */
export const longestUnsentMs = 7 * 24 * 3_600_000

/** So long after its issue the server takes an answer: a request that has waited brings the sum that was solved for it. */
export const challengeValidMs = longestUnsentMs + 24 * 3_600_000

/** The visible sum is replaced this often (MATH-4); the one before stays valid until its `expiresAt`. */
export const challengeRenewalSeconds = 15
