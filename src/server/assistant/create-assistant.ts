import { assistantPrompt } from '#content/team/assistant-prompt.ts'
import { spokenLanguages } from '#content/assistant.ts'
import type { AssistantConfig } from '#server/config.ts'
import type { ModelUse } from '#server/storage/storage.ts'
import type { Parts } from '#server/parts.ts'
import type { Assistant } from './assistant.ts'
import { createGuard } from './guard/guard.ts'
import type { Library } from './library.ts'
import type { Knowledge } from './load-knowledge.ts'
import { createBudget } from './model/budget.ts'
import { createModelAssistant } from './model/model-assistant.ts'
import { createModelCounts, type ModelCounts, type Patience } from './model/model.ts'
import { createModel } from './model/services.ts'

type Needs = Pick<Parts, 'now' | 'log'> & {
  readonly config: AssistantConfig
  /** Where the site is served: what a model may link to besides the brand's own host. */
  readonly publicUrl: string
  readonly knowledge: Library & Pick<Knowledge, 'vocabulary'>
  /** Answers where no model is configured, above the budget, and in the place of what the guard stops. */
  readonly embedded: Assistant
  readonly modelUse: ModelUse
  readonly patience?: Patience
  readonly modelCounts?: ModelCounts
}

const defaultPatience: Patience = { quietMs: 8_000, wholeMs: 25_000 }
/** Of a greeting: the visitor has just sent the start form and looks at an empty window. */
const longestWelcomeMs = 6_000

/** The assistant of the configuration. */
export function createAssistant(needs: Needs): Assistant {
  const {
    config,
    publicUrl,
    knowledge,
    embedded,
    patience = defaultPatience,
    modelCounts = createModelCounts(),
  } = needs
  if (config.kind === 'embedded') return embedded
  const known = knowledge.passages.flatMap(({ url }) =>
    spokenLanguages.map((language) => knowledge.linkIn(url, language).url),
  )
  const paths = [...new Set(known.map((url) => url.replace(/#.*/, '')))]
  const guard = createGuard({
    paths,
    hosts: [new URL(publicUrl).host],
    vocabulary: knowledge.vocabulary,
    rules: assistantPrompt.rules,
  })
  // Patterns are compiled by the first text they read: better now than while a visitor waits and others are sent away.
  for (const line of assistantPrompt.facts.split('\n')) guard.check(line, '')
  return createModelAssistant({
    ...needs,
    modelCounts,
    guard,
    model: createModel(config, patience),
    greeter: createModel(config, { ...patience, wholeMs: Math.min(patience.wholeMs, longestWelcomeMs) }),
    budget: createBudget({ ...needs, limit: config.dailyBudget }),
  })
}
