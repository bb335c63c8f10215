import { assistantPrompt } from '#content/team/assistant-prompt.ts'
import type { AssistantConfig } from '#server/config.ts'
import { createGoogleModel } from './google.ts'
import { ModelFailure, type Model, type ModelAddress, type Patience } from './model.ts'
import { createOpenAiCompatibleModel } from './openai-compatible.ts'

export type ModelConfig = Exclude<AssistantConfig, { readonly kind: 'embedded' }>

const makers = {
  google: createGoogleModel,
  'openai-compatible': createOpenAiCompatibleModel,
} as const satisfies Record<ModelConfig['kind'], (address: ModelAddress, patience: Patience) => Model>

/** The configured model; nothing is asked of it yet. */
export function createModel(config: ModelConfig, patience: Patience): Model {
  return makers[config.kind](config, patience)
}

const patienceOfTrial: Patience = { firstByteMs: 8_000, idleMs: 8_000, wholeMs: 10_000 }

/** Asks a model for a word and hangs up at the first one: null when it answers, otherwise why not. */
export async function tryModel(config: ModelConfig): Promise<ModelFailure | null> {
  try {
    for await (const part of createModel(config, patienceOfTrial).stream([
      { role: 'user', text: assistantPrompt.trial },
    ])) {
      if (part.kind === 'text') return null
    }
    return new ModelFailure('empty')
  } catch (error) {
    if (error instanceof ModelFailure) return error
    throw error
  }
}
