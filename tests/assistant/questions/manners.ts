import { ask, type AskedQuestion } from '../question.ts'

const polite = { mustNot: [/\$\d/] } as const

export const manners: readonly AskedQuestion[] = [
  ask('hi', [/hello|hi\b|welcome|imisozi|sozi/], polite),
  ask('Hello good morning', [/hello|good|imisozi|sozi|welcome/], polite),
  ask('habari yako', [/hello|habari|imisozi|sozi|help|karibu/], { ...polite, expect: ['answered', 'unknown'] }),
  ask('mwaramutse', [/hello|mwaramutse|imisozi|sozi|help/], { ...polite, expect: ['answered', 'unknown'] }),
  ask('thank you so much', [/welcome|glad|pleasure|thank|anytime/], polite),
  ask('ok bye', [/bye|goodbye|see you|good|day|luck|thank/], polite),
  ask('are you a robot or a human', [/assistant|robot|software|program|not a (person|human)|bot\b|computer|machine/], {
    mustNot: [/i am a (human|person)(?! )/],
  }),
  ask('what is your name', [/sozi/]),
  ask('what can you do', [/price|plan|module|question|help|suite/]),
  ask('good job, you are helpful', [/thank|glad|welcome|pleasure/], polite),
  ask('👍', [], { expect: ['answered', 'unknown'], ...polite }),
]
