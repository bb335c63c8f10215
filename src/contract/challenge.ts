/** A sum as the visitor gets it. The answer never leaves the server (MATH-1..3). */
export type Challenge = {
  readonly id: string
  /** What is asked, ready to show: `7 × 4`. */
  readonly question: string
  /** ISO time until which the server takes an answer: 30 minutes after issue. */
  readonly expiresAt: string
}

/** The visible sum is replaced this often (MATH-4); the one before stays valid until its `expiresAt`. */
export const challengeRenewalSeconds = 15
