import type { CalculationId } from '#content/assistant-words.ts'
import type { TopicId } from '#content/copy/assistant/topics.ts'

/** What nobody means when he asks something. */
type Talk =
  | 'hello'
  | 'howAreYou'
  | 'thanks'
  | 'goodbye'
  | 'whoAreYou'
  | 'robot'
  | 'capable'
  | 'competitors'
  | 'unknowable'
  | 'outOfScope'

/** Each subject as a short question. */
export type Asks = Readonly<Record<Exclude<TopicId, Talk> | CalculationId, string>>
