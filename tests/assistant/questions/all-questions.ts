import type { AskedQuestion } from '../question.ts'
import { company } from './company.ts'
import { computed } from './computed.ts'
import { documentation } from './documentation.ts'
import { falsePremises } from './false-premises.ts'
import { fifthRoundExaminer } from './fifth-round-examiner.ts'
import { fifthRoundOwners } from './fifth-round-owners.ts'
import { followUps } from './follow-ups.ts'
import { fourthRound } from './fourth-round.ts'
import { french } from './french.ts'
import { injections } from './injections.ts'
import { limits } from './limits.ts'
import { manners } from './manners.ts'
import { modules } from './modules.ts'
import { multiPart } from './multi-part.ts'
import { outOfScope } from './out-of-scope.ts'
import { platform } from './platform.ts'
import { prices } from './prices.ts'
import { privacy } from './privacy.ts'
import { programmes } from './programmes.ts'
import { secondRound } from './second-round.ts'
import { seventhRound } from './seventh-round.ts'
import { sixthRound } from './sixth-round.ts'
import { thirdRound } from './third-round.ts'
import { trialAndDemo } from './trial-and-demo.ts'
import { typos } from './typos.ts'
import { unknowable } from './unknowable.ts'

/** Every question for the assistant by its kind, as `--kind` names it. Those for a person are asked of the hand-off. */
export const allQuestions: Readonly<Record<string, readonly AskedQuestion[]>> = {
  prices,
  computed,
  limits,
  'false-premises': falsePremises,
  'trial-and-demo': trialAndDemo,
  modules,
  platform,
  company,
  programmes,
  documentation,
  privacy,
  french,
  typos,
  'multi-part': multiPart,
  'follow-ups': followUps,
  'out-of-scope': outOfScope,
  injections,
  unknowable,
  manners,
  ...secondRound,
  ...thirdRound,
  ...fourthRound,
  ...fifthRoundExaminer,
  ...fifthRoundOwners,
  ...sixthRound,
  ...seventhRound,
}
