import { referenceRates } from '#facts/exchange-rates.ts'
import { packages } from '#facts/packages.ts'
import { plans, priceAfterDiscount } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { ask, type AskedQuestion } from '../question.ts'
import {
  about,
  dollars,
  mail,
  monthly,
  ngoPercent,
  ngoYear,
  no,
  once,
  savedPercent,
  saysNo,
  saysYes,
  trial,
  unlimited,
  worked,
} from '../say.ts'

const months = (id: keyof typeof plans, count: number) => plans[id].monthlyPrice * count
const years = (id: keyof typeof plans, count: number) => dollars(plans[id].annualPrice * count)
const halfMonth = (id: keyof typeof plans) =>
  dollars(priceAfterDiscount(plans[id].monthlyPrice, smallBusinessProgram.firstYearDiscountPercent))
const positive = { mustNot: [saysNo] }
const negative = { mustNot: [saysYes] }

/** What it costs, said and worked out. */
export const pricesAgain: readonly AskedQuestion[] = [
  ask('my daughter opens a kiosk next week, what is the least she can pay each month', [monthly('starter')]),
  ask('give me the middle plan price', [monthly('professional')]),
  ask('what is the biggest subscription and its price', ['enterprise', monthly('enterprise')]),
  ask('two years of starter, annual payment', [years('starter', 2)], worked({ years: 2 })),
  ask(
    'professional for 18 months paid monthly, what is the total',
    [dollars(months('professional', 18))],
    worked({ users: 5, years: 2 }, months('professional', 18)),
  ),
  ask('9 months starter = how much', [dollars(months('starter', 9))], worked({}, months('starter', 9))),
  ask('three months of enterprise?', [dollars(months('enterprise', 3))], worked({ users: 9 }, months('enterprise', 3))),
  ask('NGO, professional, what do we pay for a year after the free months', [ngoYear('professional')]),
  ask('small shop discount, professional, month by month, how much the first year', [
    [halfMonth('professional'), '$99.5'],
  ]),
  ask('Enterprise per month in West African CFA', [about(plans.enterprise.monthlyPrice, 'XOF')]),
  ask('professional for one year in shillings of Uganda', [about(plans.professional.annualPrice, 'UGX')]),
  ask('Business licence in kwanzas', [about(packages.business.price, 'AOA')]),
  ask('how many rwandan francs for the Essential package', [about(packages.essential.price, 'RWF')]),
  ask('how many francs rwandais do you count for a dollar', [referenceRates.perDollar.RWF.toLocaleString('en-US')]),
  ask('will I pay exactly the amount in francs which the page shows', [/dollar|indication|rate|about|orientation/], {
    ...negative,
  }),
  ask(
    'after 4 years, what is less money: enterprise by the year or the Enterprise licence',
    [once('enterprise'), years('enterprise', 4)],
    worked({ users: 30, years: 4 }),
  ),
  ask(
    'when does Business licence pay for itself against professional annual',
    [/year (7|8|seven|eight)\b|\b(7|8|seven|eight|7\.5) years|(7|8)th|(seven|eigh)th/],
    worked({ users: 5, years: 8, locations: 2 }),
  ),
  ask(
    'we paid starter monthly for one whole year, how much would remain for Essential',
    [dollars(packages.essential.price - 12 * plans.starter.monthlyPrice)],
    worked({ users: 1, years: 1 }),
  ),
  ask(
    'my budget is 30000 rwf a month and we are 3 workers, what can I take',
    [
      /professional[^\n]{0,80}(fits|cheapest|enough|within|suits|covers)|(fits|cheapest|recommend|take|go for)[^\n]{0,80}professional/,
    ],
    worked({ users: 3 }),
  ),
  ask('do you charge for each user', [/\b(1|5|one|five)\b|plan/], negative),
  ask('only me in the shop but 60 items on the shelf', ['professional'], worked({ products: 60 })),
  ask('I alone, two kiosks, 20 items', ['professional'], worked({ locations: 2, products: 20 })),
  ask('exactly five cashiers in three branches', ['professional'], worked({ users: 5, locations: 3 })),
  ask('a hotel with twenty staff who all sign in', ['enterprise'], worked({ users: 20 })),
  ask('I work alone with 30 articles but I need the API', ['professional'], worked({ products: 30 })),
  ask('2 users but we must have white label', ['enterprise'], worked({ users: 2 })),
  ask('pay once, 2 people, two shops', ['business', once('business')], worked({ users: 2, locations: 2 })),
  ask('single payment for eleven users', ['enterprise', once('enterprise')], worked({ users: 11 })),
  ask(
    'what is left to pay monthly if i take the one time licence',
    [/nothing|no (monthly|further|more|bills?)|only once|(paid|pay|payment) once|one payment/],
    {
      ...worked({ users: 3, years: 3 }),
    },
  ),
  ask('Is tax or a setup fee in the price of professional?', [monthly('professional')], {
    expect: ['answered', 'unknown'],
  }),
]

/** What each plan holds: yes, no and compared. */
export const limitsAgain: readonly AskedQuestion[] = [
  ask('backup and restore on starter, yes or no', [['professional', saysNo]], negative),
  ask('Will Starter users get priority support?', [['professional', saysNo, no]], negative),
  ask('does starter have a till', [/yes|till|sale|all|every/], positive),
  ask('Essential or Business licence, what is the difference', [
    once('essential'),
    once('business'),
    /\b(3|three)\b/,
    '10',
  ]),
  ask('phone support by night with professional?', [['enterprise', saysNo]], negative),
  ask('does the Business licence get updates for life', [/3 years|three years/], negative),
  ask('which licence has five years of support', ['enterprise']),
  ask('may I use Essential in two branches', [['business', no]], negative),
  ask('enterprise also has sms?', [/sms|yes|everything/], positive),
  ask('can I send an email to support when I am on starter', [[/e-?mail/, mail]], positive),
  ask('are the role templates there on the small plan too', [/template|every|role|all/], positive),
  ask('is there a ceiling for branches in Enterprise', [unlimited], negative),
  ask('advanced analytics in starter or not', [['professional', saysNo]], negative),
  ask('which is better for two shops and four people, starter or professional', ['professional'], {
    ...worked({ users: 4, locations: 2 }),
  }),
  ask('SLA guarantee comes with which plan', ['enterprise']),
]

/** Sure of something that is not so. */
export const premisesAgain: readonly AskedQuestion[] = [
  ask('since Enterprise stops at 50 users, what should I do with 80', [unlimited], negative),
  ask('the trial needs a deposit first, right?', [[no, 'free']], negative),
  ask('You said Essential has updates for life', [/2 years|two years/], negative),
  ask('so with Starter I get 500 products', ['50'], negative),
  ask('paying per year is 30% cheaper, isnt it', [savedPercent], negative),
  ask('Professional works for one shop only I was told', [/several|multi|more than one|locations|branches/], negative),
  ask('your head office moved to Kampala, correct?', ['kigali'], negative),
  ask('NGOs get 90% for life dont they', [ngoPercent], negative),
  ask('the licence runs out after five years, right', [/life|stays|yours|never|not/], negative),
  ask('your company serves pharmacies only, too bad, I have a bar', [/restaurant|bar/]),
  ask('after the free month you take 19.9 from my account automatically?', [[no, /choose/]], negative),
  ask(
    'I heard every shop can see the data of every other shop',
    [/isolat|own data|no other business|cannot see|tenant|second house/],
    negative,
  ),
  ask('enterprise is $499 a month, ouch', [[monthly('enterprise'), /year/]], {
    mustNot: [saysYes, /\$499 (a|per) month/],
  }),
  ask('the free trial works just for starter, yes?', [[...trial, /every plan|all/]], negative),
]
