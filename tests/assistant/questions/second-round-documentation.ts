import { ask, type AskedQuestion } from '../question.ts'
import { no, saysNo, saysYes } from '../say.ts'

const positive = { mustNot: [saysNo] }
const negative = { mustNot: [saysYes] }

/** Who already works with it, or has a developer who will. */
export const documentationAgain: readonly AskedQuestion[] = [
  ask('which columns must my product file have', [/name/, /barcode|unit|cost|price/]),
  ask('customer pays half cash half momo, how do I ring that', [/part|half|mixed|cash/], positive),
  ask('my drawer is short tonight, what do I look at first', [/method|move payment|mobile money/]),
  ask('what is the Idempotency-Key good for', [/same|repeat|twice|second/]),
  ask('how does my server know that a webhook is really yours', [/sign/]),
  ask('are API amounts in cents or in francs', [/smallest|whole/]),
  ask('What is the float at the till?', [/cash|drawer/]),
  ask('can the super admin delete lines in the audit trail', [no], negative),
  ask('do you have an OpenAPI file for our developer', [/openapi/], positive),
  ask('can I change the currency later after the first sales', [/before|stays|no/], negative),
  ask('Invitation mail never arrived', [/unwanted|new one|spam|junk|newest|ask for/]),
  ask('can two cashiers use one drawer', [/one drawer|two tills|one person|switch|no/], negative),
  ask('is mobile money possible while the network is down', [/network|cash|account|no/], negative),
  ask('a wrong sale was rung up, can I delete it', [/refund|never deleted/], negative),
  ask('which event tells my system about low stock', ['stock.low']),
  ask('how do the API lists page through results', [/next|cursor/]),
  ask('what does a 409 error mean for a product', [/barcode|key/], { allows: { numbers: [409] } }),
  ask('can I have my own roles on professional or is that another plan', [/enterprise|template/]),
  ask('how much free disk space is needed', ['2GB']),
  ask('two people for one refund, how is it set', [/staff|manager|second person|release/], positive),
]
