import type { GivenAnswer } from './judge.ts'
import type { AskedQuestion } from './question.ts'

/** A way to the assistant. Null: this question cannot be asked there, such as one of another day. */
export type Asker = { ask(question: AskedQuestion): Promise<GivenAnswer | null> }
