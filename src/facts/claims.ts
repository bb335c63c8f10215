import { leftOut } from './left-out.ts'

/**
 * Something the company says of itself or of the product. The specification calls every one a marketing statement
 * (FACT-1), so each names where it is stated; its proof, once the owner has read it, stands in `proofs.ts`.
 */
export type Claim = {
  /** The claim in a few words, for the register that the owner reads. */
  readonly what: string
  /** Requirement numbers of the statements that make it. */
  readonly source: string
  /** How pages say it in words of their own, as a pattern of their English. */
  readonly words?: string
}

export type Figure = Claim & {
  readonly value: number
  readonly unit:
    | 'count'
    | 'percent'
    | 'days'
    | 'weeks'
    | 'months'
    | 'hours'
    | 'minutes'
    | 'milliseconds'
    | 'bits'
    | 'GB'
  /** The figure is a floor, written with a plus sign: 500+. */
  readonly isFloor?: true
}

/** What the owner leaves out carries this mark through every sentence it is put into, until the sentence is dropped. */
export const leftOutMark = '\u{E000}'

/** Those left out are marked, and nobody knows their figure. */
function markLeftOut<Claims extends Readonly<Record<string, Claim & Partial<Figure>>>>(group: string, all: Claims) {
  const isLeftOut = (name: string) => leftOut.some((id) => id === `${group}.${name}`)
  const marked = Object.entries(all).map(([name, { what, value, ...rest }]) => {
    if (!isLeftOut(name)) return [name, all[name]] as const
    return [name, { ...rest, what: leftOutMark + what, ...(value === undefined ? {} : { value: NaN }) }] as const
  })
  return Object.fromEntries(marked) as Claims
}

/** Of a month of 30 days, to the minute. */
const minutesOfMonth = (percent: number) => Math.round((percent / 100) * 30 * 24 * 60)

/** Figures the site may state, those left out for now among them. Two that sound alike keep their own label and their own page (CONFLICT-4, 5, 6). */
export const allFigures = {
  trialDays: {
    what: 'free trial, no credit card required',
    value: 30,
    unit: 'days',
    source: 'FACT-2, PRICE-36',
  },
  uptime: { what: 'uptime of the standard service', value: 99.9, unit: 'percent', source: 'FACT-4' },
  enterpriseUptime: {
    what: 'uptime SLA, enterprise-grade',
    value: 99.99,
    unit: 'percent',
    source: 'ENT-7',
  },
  responseTime: { what: 'response time, under', value: 100, unit: 'milliseconds', source: 'ENT-8' },
  dataCenters: { what: 'data centers', value: 15, unit: 'count', isFloor: true, source: 'ENT-9' },
  encryption: { what: 'encryption', value: 256, unit: 'bits', source: 'ENT-10' },
  roleTemplates: {
    what: 'predefined role templates',
    value: 6,
    unit: 'count',
    source: 'FACT-5, BOT-21',
  },
  activeBusinesses: {
    what: 'active businesses',
    value: 500,
    unit: 'count',
    isFloor: true,
    source: 'FACT-15',
  },
  dailyTransactions: {
    what: 'daily transactions',
    value: 50_000,
    unit: 'count',
    isFloor: true,
    source: 'FACT-16',
  },
  pharmacies: {
    what: 'pharmacies',
    value: 500,
    unit: 'count',
    isFloor: true,
    source: 'FACT-17, CONFLICT-3',
  },
  retailStores: {
    what: 'retail stores',
    value: 250,
    unit: 'count',
    isFloor: true,
    source: 'FACT-14, FACT-17',
  },
  restaurants: {
    what: 'restaurants',
    value: 180,
    unit: 'count',
    isFloor: true,
    source: 'FACT-14, FACT-17',
  },
  hotels: { what: 'hotels', value: 120, unit: 'count', isFloor: true, source: 'FACT-14, FACT-17' },
  businessesServed: {
    what: 'businesses served',
    value: 15_000,
    unit: 'count',
    isFloor: true,
    source: 'SMB-1',
  },
  firstYearGrowth: {
    what: 'average first-year revenue growth',
    value: 68,
    unit: 'percent',
    source: 'SMB-2',
  },
  costReduction: { what: 'operating cost reduction', value: 85, unit: 'percent', source: 'SMB-3' },
  jobsSupported: {
    what: 'jobs supported',
    value: 45_000,
    unit: 'count',
    isFloor: true,
    source: 'SMB-4',
  },
  parentalLeave: { what: 'parental leave', value: 16, unit: 'weeks', source: 'CSR-2' },
  downtime: {
    what: 'what the uptime of the standard service leaves of a month of 30 days, to the minute',
    value: minutesOfMonth(100 - 99.9),
    unit: 'minutes',
    source: 'counted from FACT-4',
  },
  enterpriseDowntime: {
    what: 'what the enterprise uptime SLA leaves of a month of 30 days, to the minute',
    value: minutesOfMonth(100 - 99.99),
    unit: 'minutes',
    source: 'counted from ENT-7',
  },
} as const satisfies Record<string, Figure>
export const figures = markLeftOut('figures', allFigures)

/** Claims without a figure, those left out for now among them. */
export const allClaims = {
  quickSetup: { what: 'setup in minutes', source: 'FACT-3', words: '[Ss]et ?up in minutes' },
  twoFactor: { what: 'two-factor authentication', source: 'FACT-6', words: '[Tt]wo-factor' },
  auditTrail: { what: 'audit trail logging', source: 'FACT-7', words: '[Aa]udit trail' },
  api: { what: 'RESTful API and webhooks', source: 'FACT-8', words: 'REST|[Ww]ebhook' },
  automaticEmails: {
    what: 'welcome emails, staff invitations and low inventory alerts',
    source: 'FACT-9',
    words: '[Ww]elcome emails?|[Ll]ow[- ](?:stock|inventory) alerts?',
  },
  gdpr: { what: 'GDPR compliance', source: 'FACT-11, ENT-5', words: 'GDPR' },
  hipaa: { what: 'HIPAA', source: 'FACT-12, ENT-1, ENT-5' },
  soc2: { what: 'SOC 2 Type II', source: 'FACT-12, ENT-5' },
  ccpa: { what: 'CCPA', source: 'FACT-12, ENT-5' },
  sox: { what: 'SOX', source: 'FACT-12, ENT-5' },
  remedies: { what: 'SLAs with financial remedies', source: 'ENT-4', words: '[Ff]inancial remed|[Rr]emed(?:y|ies)' },
  multiFactor: { what: 'multi-factor authentication', source: 'ENT-5', words: '[Mm]ulti-factor' },
  largeCorporations: { what: 'Fortune 500', source: 'ENT-1' },
  phoneSupport: { what: '24/7 phone support', source: 'PRICE-23', words: '24/7 phone' },
} as const satisfies Record<string, Claim>
export const claims = markLeftOut('claims', allClaims)

/** By what names go that are not to be stated for now: HIPAA. */
export const unstated = Object.values<Claim>(claims)
  .filter(({ what }) => what.startsWith(leftOutMark))
  .map(({ what }) => what.slice(leftOutMark.length))

/** The role templates by name, widest rights first: the union of both lists of the specification (CONFLICT-14). */
export const roleTemplates = ['Super Admin', 'Administrator', 'Manager', 'Employee', 'Staff', 'Auditor'] as const

/** The three loyalty tiers, lowest first (FACT-10). */
export const loyaltyTiers = ['Bronze', 'Silver', 'Gold'] as const

/** The years the company's history is told over (FACT-13). */
export const history = { from: 2020, to: 2025 } as const

/** What a machine needs, and what a password needs (DOCS-10, DOCS-11). */
export const requirements = {
  memoryMinimum: { what: 'memory, minimum', value: 4, unit: 'GB', source: 'DOCS-11' },
  memoryRecommended: { what: 'memory, recommended', value: 8, unit: 'GB', source: 'DOCS-11' },
  disk: { what: 'free disk', value: 2, unit: 'GB', source: 'DOCS-11' },
  passwordLength: {
    what: 'shortest password, in characters',
    value: 8,
    unit: 'count',
    source: 'DOCS-10',
  },
} as const satisfies Record<string, Figure>
