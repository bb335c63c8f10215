import { ask, type AskedQuestion } from '../question.ts'
import {
  card,
  closed,
  enterpriseUptime,
  monthly,
  no,
  once,
  savedPercent,
  saysYes,
  trial,
  uptime,
  yearly,
} from '../say.ts'

const denied = { mustNot: [saysYes] }

/** The visitor believes something that is not so. A right answer says what is. */
export const falsePremises: readonly AskedQuestion[] = [
  ask('is starter still $29?', [monthly('starter')], denied),
  ask('I read that your prices start from $29/month, correct?', [monthly('starter')], denied),
  ask('my friend pays 5 dollars for professional, i want the same', [monthly('professional')], denied),
  ask('So the trial is 60 days right?', [trial], denied),
  ask('why do you ask for my credit card for the free trial', [card, no], {}),
  ask(
    'since annual gives 50% for everyone, professional is $119 a year?',
    [[yearly('professional'), savedPercent]],
    denied,
  ),
  ask('you guarantee 100% uptime, no?', [[uptime, enterpriseUptime]], denied),
  ask('professional has unlimited users i think', ['5'], denied),
  ask('the Essential package is $100 yes?', [once('essential')], denied),
  ask('you have an office in Nairobi, where exactly', [['kigali', 'kampala', no]], {
    mustNot: [/in nairobi (is|at)/],
    expect: ['answered', 'unknown'],
  }),
  ask('I heard starter includes 3 users', [/\b(1|one)\b/], denied),
  ask('The phone line is open on Sunday, right?', [[closed, /mon/]], denied),
  ask('your uptime is 95% only?', [uptime], denied),
  ask('one time Enterprise costs 30000 dollars?', [once('enterprise')], denied),
]
