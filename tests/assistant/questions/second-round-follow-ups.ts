import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { ask, turns, type AskedQuestion } from '../question.ts'
import {
  about,
  dollars,
  monthly,
  ngoMonth,
  no,
  once,
  phoneOf,
  savedPercent,
  saysNo,
  saysYes,
  streetOf,
  trial,
  unlimited,
  worked,
  yearly,
} from '../say.ts'

const after = (...said: readonly string[]) => ({ history: turns(...said) })
const enterprise = `Enterprise costs ${monthly('enterprise')} a month.`
const essential = `The Essential package costs ${once('essential')} once, for up to 3 users.`

/** Half a question: the other half was said before. */
export const followUpsAgain: readonly AskedQuestion[] = [
  ask('and if I pay the whole year?', [yearly('enterprise')], after('enterprise price please', enterprise)),
  ask('how many branches does it allow', [unlimited], after('tell me about the enterprise plan', enterprise)),
  ask('what about updates?', [/2 years|two years/], after('how much is the essential licence', essential)),
  ask('and the biggest one', [once('enterprise')], after('how much is the essential licence', essential)),
  ask(
    'in kwanza please',
    [about(packages.essential.price, 'AOA')],
    after('how much is the essential licence', essential),
  ),
  ask('in ugandan shillings?', [about(plans.enterprise.monthlyPrice, 'UGX')], after('enterprise monthly', enterprise)),
  ask('and 6 people', ['enterprise'], {
    ...after('I have 4 people in one shop, which plan', 'Professional fits: up to 5 users.'),
    ...worked({ users: 6 }),
  }),
  ask('what if we open a second shop', ['professional'], {
    ...after('I work alone with 20 products, which plan', 'Starter fits: 1 user and up to 50 products.'),
    ...worked({ locations: 2, products: 20 }),
  }),
  ask('for two years?', [dollars(2 * plans.starter.annualPrice)], {
    ...after('starter yearly price', `Starter costs ${yearly('starter')} a year.`),
    ...worked({ years: 2 }),
  }),
  ask('and where is that office', [streetOf('abidjan')], {
    ...after('phone of abidjan', `Call ${phoneOf('abidjan')}.`),
  }),
  ask('how much percent is that', [savedPercent], {
    ...after('what do I save with professional by the year', 'You save $39.80 a year.'),
  }),
  ask('and for an ngo', [ngoMonth('professional')], {
    ...after('professional price per month', `Professional costs ${monthly('professional')} a month.`),
  }),
  ask('does it need a scanner', [/camera|phone|no/], {
    ...after('do you have stock management for a hardware store', 'Yes, the Inventory module counts every delivery.'),
    mustNot: [saysYes],
  }),
  ask('does starter have that too', [['professional', no]], {
    ...after('does professional send sms', 'Yes, Professional sends SMS notifications.'),
    mustNot: [saysYes],
  }),
  ask('is it the same for enterprise', [trial], {
    ...after('how long can I try professional', `${trial[0]}, free.`),
    mustNot: [saysNo],
  }),
  ask('et pour le téléphone ?', [phoneOf('bafoussam')], {
    ...after('adresse de votre bureau à Bafoussam', `${streetOf('bafoussam')}, Bafoussam.`),
  }),
]
