import { plans } from '#facts/plans.ts'
import { ask, type AskedQuestion } from '../question.ts'
import {
  about,
  card,
  chatHours,
  emailOf,
  enterpriseUptime,
  halfPercent,
  mailReply,
  monthly,
  ngoPercent,
  ngoTrial,
  once,
  phoneOf,
  savedPercent,
  streetOf,
  trial,
  uptime,
  worked,
  yearly,
} from '../say.ts'

/** Several questions in one message: all of them want their answer. */
export const multiPart: readonly AskedQuestion[] = [
  ask('How much is Starter and how long is the free trial?', [monthly('starter'), trial]),
  ask('what does professional cost per month, and does it have API?', [monthly('professional'), 'api']),
  ask('1) price of enterprise 2) phone number in kampala', [monthly('enterprise'), phoneOf('kampala')]),
  ask(
    'Hello, i have a pharmacy. do you track expiry dates? and how much would it cost for 3 people?',
    [/expir|date/, monthly('professional')],
    worked({ users: 3 }),
  ),
  ask('where is your office in luanda and what is the email there', [streetOf('luanda'), emailOf('luanda')]),
  ask('whats the uptime? and is there backup?', [uptime, /backup/]),
  ask('price per year for starter and for professional?', [yearly('starter'), yearly('professional')]),
  ask('do you have trial? do I need a card? what happens after?', [trial, [card], /choose|stop|nothing|plan/]),
  ask('NGO discount? and how long is the NGO trial', [ngoPercent, ngoTrial]),
  ask('does it work offline and does it take mobile money', [/offline|network|without|line/, /mobile money/]),
  ask('how many users in professional? how many products in starter?', ['5', '50']),
  ask('what is the one time price of Essential, and for how many users is it?', [once('essential'), /\b(3|three)\b/]),
  ask('can I pay yearly, what do I save, and can I pay in RWF?', [savedPercent, /rwf|rwandan franc|dollar|currenc/i]),
  ask('which roles exist and is there two factor login', [/manager/, /auditor/, /two-factor|2fa|multi-factor/]),
  ask('Is the live chat open at night and how fast are emails answered?', [...chatHours.slice(1), mailReply]),
  ask('quel est le prix de starter et y a-t-il un essai gratuit ?', [monthly('starter'), trial]),
  ask('adresse à Kigali et numéro à Abidjan svp', [streetOf('kigali'), phoneOf('abidjan')]),
  ask('professional combien par an et combien d’utilisateurs', [yearly('professional'), '5']),
  ask('is there sms, in which plan, and is phone support 24/7 in that plan too?', [
    /sms/,
    'professional',
    'enterprise',
  ]),
  ask('loyalty levels? and can customers return goods?', ['bronze', 'gold', /return|refund/]),
  ask('starter in UGX and in RWF', [
    about(plans.starter.monthlyPrice, 'UGX'),
    about(plans.starter.monthlyPrice, 'RWF'),
  ]),
  ask('what is the difference between the normal uptime and the enterprise grade one', [uptime, enterpriseUptime]),
  ask('small business help how much off, and ngo how much off', [halfPercent, ngoPercent]),
  ask('I want to know about the hotel module. Also, is there a limit of users in Enterprise?', [
    /hotel|room/,
    /unlimited|no limit/,
  ]),
  ask('do you sell hardware? and what is the price of the Business licence', [once('business')], {
    mustNot: [/we sell (printers|hardware|tills)/],
  }),
  ask('muraho! price of professional? and can my cashier see my profit?', [
    monthly('professional'),
    /role|only|reports|no/,
  ]),
]
