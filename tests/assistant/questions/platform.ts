import { api } from '#facts/api.ts'
import { requirements } from '#facts/claims.ts'
import { ask, type AskedQuestion } from '../question.ts'
import { enterpriseUptime, roles, saysNo, saysYes, uptime } from '../say.ts'

const positive = { mustNot: [saysNo] }

export const platform: readonly AskedQuestion[] = [
  ask('what roles exist', roles),
  ask('how many predefined role templates', [/\b(6|six)\b/]),
  ask('can i make my own role', [/role/], positive),
  ask('what may an auditor do', [/read|change none|cannot change|nothing changed/]),
  ask('do you have an api', ['api', /professional/], positive),
  ask('what is the base url of your API', [api.url.replace('https://', '').split('.')[0] ?? '', /documentation|api/]),
  ask('which webhooks can i receive', [/sale/, /payment|stock|refund/]),
  ask('is my data encrypted', [/encrypt|256/], positive),
  ask('two factor authentication?', [/two-factor|2fa|multi-factor/], positive),
  ask('uptime?', [uptime]),
  ask('what uptime is in the enterprise SLA', [enterpriseUptime]),
  ask('are backups made', [/backup|copies|copy/], positive),
  ask('does it work offline', [/offline|without|network|line/], positive),
  ask('does it run on an old android phone', [/phone|android|browser/], positive),
  ask('what computer do i need, how much RAM', [
    [`${requirements.memoryMinimum.value}GB`, `${requirements.memoryMinimum.value}GB ram`],
  ]),
  ask('can it talk to my accounting software', [/api|file|export|csv/], positive),
  ask('is there an audit trail', [/audit/], positive),
  ask('can other businesses on the platform see my prices', [/no|isolat|own|wall/], { mustNot: [saysYes] }),
  ask('GDPR compliant?', ['gdpr'], positive),
  ask('what about hipaa for our hospital', [/hipaa|health record/], positive),
  ask('what automatic emails are ready from the start', [/welcome/, /invit/, /inventory|stock/]),
  ask('can I do A/B testing with the emails', [/a\/b|test/], positive),
  ask('can i see sales live on my phone', [/phone|live|real|moment|when it is (paid|made)/], positive),
  ask('which plan has the advanced analytics', ['professional']),
  ask('do you sell my data', [/no|not|never|nobody/], { mustNot: [saysYes] }),
  ask('can your employees look at my books', [/only|no|support|case/], { mustNot: [saysYes] }),
  ask('how do i import my products', [/csv|spreadsheet|excel|file/]),
  ask('can I get my data out if i leave', [/export|file|take|yes/], positive),
  ask('RFID supported?', ['rfid'], positive),
  ask('different prices per branch possible', [/price|branch|list|exception/], positive),
  ask('how many data centers', [/15/]),
  ask('is the enterprise SLA paying money if you miss it', [/owe|money|credit|remed|fee|financial/], positive),
]
