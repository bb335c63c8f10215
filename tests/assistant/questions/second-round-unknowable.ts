import { askUnknown, type AskedQuestion } from '../question.ts'
import { saysYes } from '../say.ts'

/** Nobody buys by it: to call it outside is as good as not to know it. */
const trivia = { expect: ['declined', 'unknown', 'answered'] } as const

/** About the company or the suite, and still on no page. Beside saying so, an answer may say what the pages do say. */
export const unknowableAgain: readonly AskedQuestion[] = [
  askUnknown('what is the salary of a support agent at Imisozi'),
  askUnknown('how many lines of code does the suite have', trivia),
  askUnknown('which cloud provider do you rent, aws or azure'),
  askUnknown('what is the name of your biggest customer'),
  askUnknown('do you have a tax identification number I can put on my papers'),
  askUnknown('how many support tickets did you close last month'),
  askUnknown('do you connect directly with Xero', { must: [], mustNot: [saysYes] }),
  askUnknown('does it work with Alexa or other voice assistants', { must: [], mustNot: [saysYes] }),
  askUnknown('what is the exact price of an on-site visit to Bukavu', { must: [], mustNot: [/\$\d/] }),
  askUnknown('how many offices will you open next year', { mustNot: [/we (will open|plan)/] }),
  askUnknown('is there a family discount for my brother who also has a shop', { must: [], mustNot: [saysYes] }),
  askUnknown('who designed your logo', trivia),
  askUnknown('which programming language is the till written in', trivia),
  askUnknown('what is your market share in Rwanda'),
  askUnknown('do you have a bonus if i bring you three new customers', { must: [], mustNot: [saysYes] }),
  askUnknown('how long is the guarantee on hardware you sell', {
    must: [],
    mustNot: [/\b\d+ (months|years) (of )?(guarantee|warranty)/],
  }),
  askUnknown('can I pay the subscription in three instalments', { must: [], mustNot: [saysYes] }),
  askUnknown('do you have a podcast', trivia),
  askUnknown('how many women work at Imisozi'),
  askUnknown('what was the date of your last outage'),
  askUnknown('which insurance companies are connected already'),
]
