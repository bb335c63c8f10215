import type { Answer, Assistant, AssistantContext, Question, Say } from '#server/assistant/assistant.ts'

/** A question as the assistant got it; the test says the answer piece by piece and ends it. */
export type Asked = {
  readonly question: Question
  readonly say: Say
  /** Ends the answer with all that was said. */
  end(extras?: Partial<Answer>): void
  fail(error: Error): void
}

export type ScriptedAssistant = Assistant & {
  readonly asked: readonly Asked[]
  readonly welcomed: readonly AssistantContext[]
  /** From now on answers wait for the test. */
  hold(): void
  /** The question with this place, counted from 0, once it is asked. */
  waitFor(place: number): Promise<Asked>
}

type Script = {
  readonly welcome?: (context: AssistantContext) => Promise<string>
  /** What a message asks us for; by itself nothing. */
  readonly tellWish?: Assistant['tellWish']
}

/** An assistant whose answers the test writes; by itself it repeats the question in two pieces. */
export function scriptAssistant({ welcome, tellWish }: Script = {}): ScriptedAssistant {
  const asked: Asked[] = []
  const welcomed: AssistantContext[] = []
  const waiting: { readonly place: number; readonly tell: (asked: Asked) => void }[] = []
  let isHeld = false

  function ask(question: Question, say: Say): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    let text = ''
    const entry: Asked = {
      question,
      say(piece) {
        text += piece
        say(piece)
      },
      end: (extras) => resolve({ kind: 'answered', language: 'en', text, sources: [], suggestions: [], ...extras }),
      fail: reject,
    }
    asked.push(entry)
    for (const { place, tell } of waiting) if (place === asked.length - 1) tell(entry)
    if (isHeld) return promise
    entry.say('You said: ')
    entry.say(question.text)
    entry.end()
    return promise
  }

  return {
    asked,
    welcomed,
    sendMessage: ask,
    tellWish: tellWish ?? (async () => null),
    answerBeside: async () => null,
    hold: () => void (isHeld = true),
    async welcome(context) {
      welcomed.push(context)
      return welcome ? welcome(context) : `Muraho, ${context.name}`
    },
    waitFor(place) {
      const known = asked[place]
      return known ? Promise.resolve(known) : new Promise((tell) => waiting.push({ place, tell }))
    },
  }
}
