import { privacy as facts, privacyLaws } from '#facts/legal.ts'
import { ask, type AskedQuestion } from '../question.ts'
import { mail, saysYes } from '../say.ts'

export const privacy: readonly AskedQuestion[] = [
  ask('how long do you keep my demo request', [String(facts.retentionDays)]),
  ask('do you use cookies on this website', [/no|none|storage|consent/], { mustNot: [/we set cookies/] }),
  ask('how do i have my data deleted', [[mail, /eras|delet/]]),
  ask('how quickly do you answer a data request', [`${facts.answerDays} days`]),
  ask('do you sell personal data to advertisers', [/no|not|never/], { mustNot: [saysYes] }),
  ask('which law protects my data in Rwanda', [[/058\/2021/, privacyLaws.rwanda.subject]]),
  ask('what do you store from this chat', [/chat|name|e-?mail|write|conversation/]),
  ask('can children use the site', [String(facts.leastAge)]),
  ask('what are analytics cookies for', [/visit|statistic|analytic/]),
  ask('who do i complain to about my data in rwanda', [/national cyber security/]),
]
