import { figures } from '#facts/claims.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { ask, type AskedQuestion } from '../question.ts'
import { halfPercent, halfYear, ngoMonth, ngoPercent, ngoTrial, onRequest } from '../say.ts'

export const programmes: readonly AskedQuestion[] = [
  ask('do you have a discount for NGOs', [ngoPercent]),
  ask('how long is the free trial for non profits', [ngoTrial]),
  ask('who qualifies for the ngo program', [/regist|501/, [/1 year|one year/], /\$10 ?m|\$10,000,000|10 million/]),
  ask('setup fee for NGO?', [[/\$0|no set-?up|none|without|zero/]]),
  ask('we are a church association with a small clinic, is there a special price', [ngoPercent]),
  ask('how do we apply as an NGO', [/form|apply|application/, /document/]),
  ask('does the ngo discount end after some years', [/life|as long as|not end|does not|no\b/]),
  ask('professional price for ngo per month', [ngoMonth('professional')]),
  ask('small business discount?', [halfPercent]),
  ask('what is the startup accelerator', [
    [
      `${smallBusinessProgram.acceleratorFreeMonths} months`,
      `${smallBusinessProgram.acceleratorFreeMonths}-month`,
      'twelve months',
    ],
    /free/,
  ]),
  ask('who qualifies for the small business 50%', [/person|ask|tell|published|rule|qualif/]),
  ask('starter price in the first year with the small business help', [halfYear('starter')]),
  ask('i am a woman owner do you support us', [/wom[ae]n|her\b|account/]),
  ask('what is your parental leave', [`${figures.parentalLeave.value} weeks`]),
  ask('what do you do for the environment', [/paper|waste|spoil|power|phone|receipt/]),
  ask('we have 40 branches, do you give volume discount', [onRequest, /volume|custom|discount/]),
  ask('does your ngo support run day and night', [ngoProgram.support]),
  ask('do you support rural shops far from town', [/rural|road|train|signal|phone|network/]),
]
