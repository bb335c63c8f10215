import type { Cents, PlanId } from './plans.ts'

/** For qualifying small businesses (SMB-6, SMB-10). What qualifies is not specified (OPEN-48). */
export const smallBusinessProgram = {
  what: 'half the first year and a free year of the accelerator for small businesses that qualify',
  firstYearDiscountPercent: 50,
  /** Whose first year our page works out. */
  plans: ['starter', 'professional'] satisfies readonly PlanId[],
  acceleratorFreeMonths: 12,
  source: 'SMB-6, SMB-10',
} as const

/** For qualified non-profits (NGO-3..6), and who qualifies (NGO-12, NGO-13). */
export const ngoProgram = {
  what: 'a free year, a discount for life, no setup fee and priority support for non-profits that qualify',
  trialMonths: 12,
  lifetimeDiscountPercent: 75,
  setupFee: 0 satisfies Cents,
  support: '24/7',
  eligibility: {
    leastYearsOfOperation: 1,
    annualRevenueBelow: 10_000_000_00 satisfies Cents,
    status: '501(c)(3)',
  },
  source: 'NGO-3..6, NGO-9..13',
} as const
