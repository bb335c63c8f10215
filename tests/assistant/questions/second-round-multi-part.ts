import { figures, requirements } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { ask, type AskedQuestion } from '../question.ts'
import {
  about,
  demoReply,
  dollars,
  emailOf,
  enterpriseUptime,
  halfPercent,
  mail,
  mailReply,
  monthly,
  ngoPercent,
  ngoTrial,
  no,
  once,
  phoneHours,
  phoneOf,
  saved,
  savedPercent,
  streetOf,
  trial,
  unlimited,
  uptime,
  worked,
  yearly,
} from '../say.ts'

/** Two or three things at once, as people ask who pay for each message. */
export const multiPartAgain: readonly AskedQuestion[] = [
  ask('how many minutes of standstill does 99.99% leave, and what is the normal uptime?', [
    /\b(4|four) minutes/,
    uptime,
  ]),
  ask('Enterprise per year? And is the number of branches limited?', [yearly('enterprise'), unlimited]),
  ask('what do I save with professional annual and can I still stop after the trial without a card?', [
    saved('professional'),
    /card|nothing|stop|no\b/,
  ]),
  ask('address in Bafoussam + email there + do you speak French?', [
    streetOf('bafoussam'),
    emailOf('bafoussam'),
    /french/,
  ]),
  ask('until when can I phone, and how soon do you answer mails', [...phoneHours.slice(1), mailReply]),
  ask('I have a bar: split bills? print for the kitchen? what does professional cost?', [
    /split/,
    /print|ticket/,
    monthly('professional'),
  ]),
  ask('Is there an NGO discount, is there a setup fee for NGOs, and how long is it free?', [
    ngoPercent,
    /\$0|no set-?up|none|without|zero|free/,
    ngoTrial,
  ]),
  ask('minimum RAM and minimum password length?', [
    `${requirements.memoryMinimum.value}GB`,
    String(requirements.passwordLength.value),
  ]),
  ask('how many hotels and how many pharmacies work with you', [
    [String(figures.hotels.value), '120+'],
    [String(figures.pharmacies.value), '500+'],
  ]),
  ask('Essential: price, users, years of updates', [once('essential'), /\b(3|three)\b/, /\b(2|two)\b/]),
  ask(
    'Which plan for 3 people and 2 shops, and what does it cost in UGX?',
    ['professional', about(plans.professional.monthlyPrice, 'UGX')],
    worked({ users: 3, locations: 2 }),
  ),
  ask(
    'starter for 2 years by the year and for 2 years by the month',
    [dollars(2 * plans.starter.annualPrice), dollars(24 * plans.starter.monthlyPrice)],
    worked({ years: 2 }),
  ),
  ask('does the till take cards, and what if the network falls?', [/card/, /offline|network|sell|keep|line/], {
    mustNot: [/credit card/],
  }),
  ask('Do hospitals use it, is HIPAA covered, and what uptime is in the contract', [/hipaa/, enterpriseUptime]),
  ask('demo answer time? trial length?', [demoReply, trial]),
  ask('50% for small shops, who gets it, and is 17% for all?', [halfPercent, savedPercent]),
  ask('what is your email and whatsapp', [mail, phoneOf('kigali')]),
  ask(
    'I want roles for my 4 cashiers, how many templates are there and which plan do I need',
    [/\b(6|six)\b/, 'professional'],
    worked({ users: 5 }),
  ),
  ask('is white label in professional? if not, what does the plan cost that has it?', [monthly('enterprise')]),
  ask('prix de Business et combien d’utilisateurs ?', [once('business'), '10']),
  ask('où êtes-vous à Luanda et quel est le téléphone là-bas', [streetOf('luanda'), phoneOf('luanda')]),
  ask('essai de combien de jours, et faut-il une carte ?', [trial, no]),
  ask('can customers return goods in another branch and does my accountant get a file', [
    /return|branch/,
    /file|csv|export|bookkeep/,
  ]),
  ask('hello I am Aisha, I sell clothes. do you read RFID? do you track sizes and colours?', [
    /rfid/,
    /variant|size|colour/,
  ]),
  ask('who owns my data and can I export it, and how long do you keep a demo request?', [
    /export|yours|file|take/,
    '365',
  ]),
]
