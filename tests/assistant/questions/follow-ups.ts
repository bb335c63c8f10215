import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { ask, turns, type AskedQuestion } from '../question.ts'
import {
  about,
  card,
  dollars,
  emailOf,
  monthly,
  ngoTrial,
  no,
  once,
  phoneOf,
  saved,
  saysYes,
  streetOf,
  trial,
  unlimited,
  worked,
  yearly,
} from '../say.ts'

const after = (...said: readonly string[]) => ({ history: turns(...said) })
const starter = `Starter costs ${monthly('starter')} a month.`
const professional = `Professional costs ${monthly('professional')} a month, for up to 5 users.`

/** Understood only with what was said before. */
export const followUps: readonly AskedQuestion[] = [
  ask('and per year?', [yearly('starter')], after('price of starter', starter)),
  ask('and enterprise?', [monthly('enterprise')], after('how much is professional per month', professional)),
  ask('what about for 8 users', ['enterprise'], {
    ...after('which plan for 4 users', professional),
    ...worked({ users: 8 }),
  }),
  ask('and for 3 shops', ['professional'], {
    ...after('which plan for one shop and 2 people', professional),
    ...worked({ users: 2, locations: 3 }),
  }),
  ask('in RWF?', [about(plans.professional.monthlyPrice, 'RWF')], after('professional price per month', professional)),
  ask(
    'how much do I save then',
    [saved('professional')],
    after('professional yearly price?', `Professional costs ${yearly('professional')} a year.`),
  ),
  ask('does it include api', [/api/], after('tell me about professional', professional)),
  ask('does that one have a users limit', ['5'], after('professional price', professional)),
  ask(
    'and the phone number?',
    [phoneOf('kampala')],
    after('where is the kampala office', `Our Kampala office is at ${streetOf('kampala')}.`),
  ),
  ask(
    'email there?',
    [emailOf('luanda')],
    after('do you have an office in Angola', `Yes, in Luanda: ${streetOf('luanda')}.`),
  ),
  ask('do i need a card for it', [no, card], {
    ...after('is there a free trial', `Yes, ${trial[0]}, on every plan.`),
    mustNot: [saysYes],
  }),
  ask('and for NGOs?', [ngoTrial], after('how long is the free trial', `The trial lasts ${trial[0]}.`)),
  ask(
    'ok and the Business one',
    [once('business')],
    after('price of the Essential package', `Essential costs ${once('essential')} once.`),
  ),
  ask(
    'for how many users',
    [/\b(3|three)\b/],
    after('price of the Essential package', `The Essential package costs ${once('essential')} once.`),
  ),
  ask('why not starter', [/\b50\b|\b1\b|\bone\b/], {
    ...after('which plan for 3 users and 400 products', professional),
    ...worked({ users: 3, products: 400 }),
  }),
  ask(
    'et par an',
    [yearly('enterprise')],
    after('prix enterprise par mois ?', `Enterprise coûte ${monthly('enterprise')} par mois.`),
  ),
  ask('et pour 12 utilisateurs ?', ['enterprise'], {
    ...after('quel forfait pour 3 utilisateurs', 'Professional convient.'),
    ...worked({ users: 12 }),
  }),
  ask('is it unlimited', [unlimited], after('how many users on enterprise plan', 'Let me look.')),
  ask('over 3 years?', [dollars(plans.professional.annualPrice * 3)], {
    ...after('professional paid yearly, price?', `Professional costs ${yearly('professional')} a year.`),
    ...worked({ years: 3, users: 5 }),
  }),
  ask(
    'and in FCFA',
    [about(packages.business.price, 'XAF')],
    after('Business package price', `The Business package costs ${once('business')} once.`),
  ),
  ask('what about starter', [['professional', no]], {
    ...after('does professional have api access', 'Yes, Professional includes API access.'),
    mustNot: [saysYes],
  }),
  ask('how do i start it', [trial], after('do you have a free trial', 'Yes.')),
]
