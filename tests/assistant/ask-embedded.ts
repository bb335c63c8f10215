import type { Assistant } from '#server/assistant/assistant.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { loadKnowledge } from '#server/assistant/load-knowledge.ts'
import type { Asker } from './asker.ts'
import { usualMoment } from './question.ts'

/** Asks the embedded assistant as the server makes it, with the knowledge of the built site. Needs `npm run build`. */
export async function createEmbeddedAsker(): Promise<Asker> {
  const knowledge = await loadKnowledge('dist')
  return askAt((now) => createEmbeddedAssistant({ knowledge, now }))
}

/** Asks an assistant each question at the moment it is asked for. */
export function askAt(create: (now: () => number) => Assistant): Asker {
  let moment = Date.parse(usualMoment)
  const assistant = create(() => moment)
  return {
    async ask({ text, context = {}, history = [], timeZone = '', pageLanguage = 'en', now = usualMoment }) {
      moment = Date.parse(now)
      const said: string[] = []
      const asked = {
        text,
        history,
        timeZone,
        pageLanguage,
        context: { name: '', company: '', location: '', ...context },
      }
      const answer = await assistant.sendMessage(asked, (piece) => said.push(piece))
      // What the visitor read while it was said is the answer, too.
      if (said.join('') !== answer.text) throw new Error(`'${text}' was said in other words than it was answered`)
      return answer
    },
  }
}

/** Prints how a question is read and what decided. `text` may be a talk: `How much is Starter? || And by the year?` */
export async function explain(text: string): Promise<void> {
  const assistant = createEmbeddedAssistant({
    knowledge: await loadKnowledge('dist'),
    now: () => Date.parse(usualMoment),
  })
  const said = text.split(' || ')
  const history = said.slice(0, -1).map((each) => ({ role: 'user', text: each }) as const)
  const question = { text: said.at(-1) ?? '', history, timeZone: '', context: { name: '', company: '', location: '' } }
  const { kind, text: answer, suggestions } = assistant.answerEmbedded(question, (reason) => console.log(reason))
  console.log(`\n${kind}: ${answer}\n\n${suggestions.map((each) => `[${each}]`).join(' ')}`)
}
