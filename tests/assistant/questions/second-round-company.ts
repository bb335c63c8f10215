import { figures } from '#facts/claims.ts'
import { referenceRates } from '#facts/exchange-rates.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { standards } from '#facts/standards.ts'
import { ask, type AskedQuestion } from '../question.ts'
import {
  cities,
  closed,
  demo,
  emailOf,
  enterpriseUptime,
  free,
  no,
  phoneOf,
  saysNo,
  saysYes,
  streetOf,
} from '../say.ts'
import { askPlace } from './company.ts'

const positive = { mustNot: [saysNo] }
const negative = { mustNot: [saysYes] }
const either = { expect: ['answered', 'unknown'] } as const
const at = (now: string, timeZone = 'Africa/Kigali') => ({ now, timeZone })

/** Large houses, non-profits, small shops, the company itself, its offices and what it does with data. */
export const companyAgain: readonly AskedQuestion[] = [
  // Enterprise
  ask('99.99% sounds nice, how many minutes of standstill is it in a month', [/\b(4|four) minutes/]),
  ask('response time of your servers', [`${figures.responseTime.value}ms`]),
  ask('can our own hackers test your system', [/tenant|week|yes|agree/], positive),
  ask('who keeps the encryption keys', [/platform|store|key/]),
  ask('where can I get the security whitepaper', [/whitepaper|e-?mail|ask/]),
  ask('which compliance frameworks do you work to', ['gdpr', 'hipaa', standards.audit, 'ccpa', 'sox']),
  ask('we want our logo instead of yours on the receipt', [/white-?label/, 'enterprise'], positive),
  ask('how would you roll it out over 30 branches', [/branch|step|first|one by one|town/]),
  ask('We keep SAP for the ledger. Do we have to throw it away?', [/no|api|file|keep/], negative),
  ask('will you tell us when there is a security incident and how', [/telephone|phone|writing|account manager/]),
  // Non-profits and small businesses
  ask('our association is only four months old, do we get the NGO price', [/1 year|one year|person|ask/], negative),
  ask('can our donor read the accounts himself', [/auditor|read/], positive),
  ask('do you help us to follow volunteers and their hours', [/volunteer/], positive),
  ask('documents needed for the charity program', [/regist/, /tax/]),
  ask('do faith organisations count as NGO', [/faith|equivalent|regist/], positive),
  ask('accelerator and half price together possible?', [/after the other|writing|start|person/], either),
  ask('how many small businesses have you served since the beginning', [/15,000/]),
  ask('which growth do your small customers see in the first year', [`${figures.firstYearGrowth.value}%`]),
  ask('jobs supported by your software', [[/45,000/]]),
  ask('i have never done bookkeeping in my life, is it too hard', [/scan|keeps|books|sell/]),
  ask('for how many months is the accelerator free', [
    [`${smallBusinessProgram.acceleratorFreeMonths} months`, `${smallBusinessProgram.acceleratorFreeMonths}-month`],
  ]),
  ask('Is there some forum where shop owners talk', [/forum|community/], positive),
  ask('NGO below which yearly revenue?', [
    [`$${ngoProgram.eligibility.annualRevenueBelow / 1e8}M`, '$10,000,000', /\$10 ?m|10 million/],
  ]),
  // Women, fairness, environment
  ask('i dont want my husband to see the figures', [/role|only|let|give/]),
  ask('my shop is not registered yet, may I begin', [/trial|name|tax|later|yes/], positive),
  ask('Do fathers get parental leave at Imisozi', [/father|parent|yes|any/], positive),
  ask('do you publish how men and women are paid', [no], { ...either, ...negative }),
  ask('have you an environmental certificate like ISO 14001', [/\bno\b|not hold|none|if we hold|do not/], {
    ...either,
    ...negative,
    allows: { numbers: [14001] },
  }),
  ask('how can software help me throw away less food', [/date|expir|spoil|waste|branch/]),
  // The company
  ask('what did you add in 2023', [/pharmac|batch|dispensary|prescription/]),
  ask(
    'may I pass by your office to see the system',
    [[/visit|come|day before|yes|please/, streetOf('kigali')]],
    positive,
  ),
  ask('what if Imisozi goes bankrupt, is my data gone', [/file|licen|export|take|plain/], negative),
  ask('how many transactions pass through your system daily', [/50,000/]),
  ask('Do I have to buy the receipt printer from you?', [no], negative),
  ask('what will you ask me to pay for installation and training', [/writing|depends|sum/], either),
  ask('my data is on paper only, do you enter it', [/photograph|list|book|import|spreadsheet|count/], positive),
  ask('may I write in Portuguese', [/portug/], positive),
  ask('I am in Lusaka Zambia, which office takes care of me', [['luanda', /closest/]]),
  ask('in which town do your engineers sit', [
    [/engineer[^.\n]{0,60}kigali/, /kigali[^.\n]{0,60}engineer/, /(sit|are|is|work) in kigali/],
  ]),
  ask('list all your offices', cities),
  ask('contact in Ivory Coast?', [[phoneOf('abidjan'), emailOf('abidjan')]]),
  ask('which standard for accessibility do you follow', [standards.accessibility]),
  ask('do I need a server in my shop', [no], negative),
  ask('exchange rate you use for one dollar in ugandan shillings', [
    referenceRates.perDollar.UGX.toLocaleString('en-US'),
  ]),
  // Hours at given moments
  askPlace('somebody at the Kampala office at this moment?', 'kampala', 'open', at('2026-11-18T06:00:00Z')),
  askPlace('is luanda office still open now', 'luanda', 'closed', at('2026-11-18T17:30:00Z', 'Africa/Luanda')),
  askPlace('is the luanda office open now', 'luanda', 'closed', at('2026-11-11T10:00:00Z', 'Africa/Luanda')),
  askPlace('is the kigali office open now', 'kigali', 'open', at('2026-11-18T15:30:00Z')),
  askPlace('is your phone line open now', 'phone|line|we', 'open', at('2026-11-18T05:30:00Z')),
  askPlace('is live chat open now?', 'chat', 'closed', at('2026-11-21T12:00:00Z')),
  askPlace('is live chat with a colleague open right now', 'chat', 'closed', at('2026-11-18T19:30:00Z')),
  ask('when will somebody pick up the phone again', [/mon/], at('2026-11-20T19:00:00Z')),
  ask('do you work on 25 december', [[closed, no, /christmas/]], { ...at('2026-12-22T09:00:00Z'), mustNot: [saysYes] }),
  ask('can I ring you at 7 in the evening', [/6 ?pm|18:00|emergenc|closed/]),
  ask('my till stopped in the middle of the night, whom do I call', [phoneOf('kigali'), /emergenc|24\/7|duty/]),
  // Trial, demo, discounts
  ask('what do you want to know of me to open a trial', [/name|e-?mail|card/]),
  ask('could you show it to me with my own menu', [demo], positive),
  ask('black friday promotion?', [/17%|50%|no|do not/], { ...either, ...negative }),
  ask('does it cost anything to apply for a demo', [[free, no, demo]], { ...either, ...negative }),
  ask('what uptime do you put in a contract', [enterpriseUptime]),
  // Privacy
  ask('do you record my IP address', [
    /not (kept|written|record|stor)|nowhere|memory|country alone|no internet address|keeps? (the|your) country/,
  ]),
  ask('is what I type here passed to some AI company', [/language model|provider|own server/], either),
  ask('when did the privacy policy change last', [/november 21|21 november/]),
  ask('will you put me on a mailing list', [no], negative),
  ask('what do you keep in my browser', [/consent|choice|storage|form/]),
]
