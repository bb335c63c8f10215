import { ask, type AskedQuestion } from '../question.ts'
import { no, saysNo, saysYes, unlimited, worked } from '../say.ts'

export const limits: readonly AskedQuestion[] = [
  ask('how many products can I put in starter', ['50']),
  ask('max users on professional?', ['5']),
  ask('how many user accounts does the starter plan have', [/\b(1|one)\b/]),
  ask('is there a limit of products in professional', [unlimited]),
  ask('enterprise users limit', [unlimited]),
  ask('can starter manage 2 branches', [['professional', no]], { mustNot: [saysYes] }),
  ask('can I use 8 users on Professional', ['5', 'enterprise'], { mustNot: [saysYes], ...worked({ users: 8 }) }),
  ask('does starter include api access', [['professional', saysNo]], { mustNot: [saysYes] }),
  ask('Which plans come with API', ['professional', 'enterprise']),
  ask('sms notifications in which plan', ['professional']),
  ask('is white label included in professional', [['enterprise', saysNo]], { mustNot: [saysYes] }),
  ask('who gets 24/7 phone support', ['enterprise']),
  ask('what does starter NOT have', [/analytics/, /multi-?location|location|branch/, 'api']),
  ask('difference starter vs professional', ['starter', 'professional', [/\b5\b/, unlimited]], worked({})),
  ask(
    'compare Professional and Enterprise for me',
    ['professional', 'enterprise', [/white-?label|account manager|unlimited|sla/]],
    worked({}),
  ),
  ask('do I get a dedicated account manager with Professional', [['enterprise', saysNo]], { mustNot: [saysYes] }),
  ask('is email automation part of starter', [['professional', saysNo]], { mustNot: [saysYes] }),
  ask('does professional have backup', [/yes|includ|backup/], { mustNot: [saysNo] }),
  ask('how many locations on enterprise', [unlimited]),
  ask('how many people can use the essential licence', [[/\b(3|three)\b/]]),
  ask('Does the Business one-time package support several locations?', [/yes|includ|multi/], { mustNot: [saysNo] }),
  ask('support duration with business package', [[/2 years|two years/]]),
  ask('can i go from professional down to starter later', [/yes|down|can|move/], { mustNot: [saysNo] }),
  ask('how many persons can use it on professional', ['5']),
  ask('is advanced role based access in professional', [['enterprise', saysNo]], { mustNot: [saysYes] }),
]
