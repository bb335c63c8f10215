import { ask, type AskedQuestion } from '../question.ts'
import { card, demo, demoReply, free, no, saysYes, trial } from '../say.ts'

export const trialAndDemo: readonly AskedQuestion[] = [
  ask('How can I start a free trial?', [trial]),
  ask('free trial how long', [trial]),
  ask('can i test before paying', [trial]),
  ask('do you need my card to start the trial', [no, card], { mustNot: [saysYes] }),
  ask('what happens when the 30 days are finished', [/choose|stop|nothing|plan/], {
    mustNot: [/charged automatically|charge your card/],
  }),
  ask('will i be charged automatically after trial', [[/nothing|no|not/]], { mustNot: [saysYes] }),
  ask('I would like to request a demo', [demo]),
  ask('how fast do you answer a demo request', [demoReply]),
  ask('is there a demo account i can look at', [demo]),
  ask('how do i book a demonstration for my hotel', [demo]),
  ask('is it free', [[...trial, free], [/\$6\.9|trial|days/]]),
  ask('does the trial exist for enterprise also', [trial]),
  ask('can I keep my data if i dont continue after trial', [/data|take/], { mustNot: [saysNoLoss()] }),
  ask('how long does the setup take', [/minutes/]),
]

function saysNoLoss() {
  return /you lose|is lost|will be deleted/
}
