import { assistantPrompt } from '#content/team/assistant-prompt.ts'
import { createModel, type ModelConfig } from './create-model.ts'
import { ModelFailure, type Patience } from './model.ts'

const patience: Patience = { firstByteMs: 8_000, idleMs: 8_000, wholeMs: 10_000 }

/** Asks a model for a word and hangs up at the first one: null when it answers, otherwise why not. */
export async function tryModel(config: ModelConfig): Promise<ModelFailure | null> {
  try {
    for await (const part of createModel(config, patience).stream([{ role: 'user', text: assistantPrompt.trial }])) {
      if (part.kind === 'text') return null
    }
    return new ModelFailure('empty')
  } catch (error) {
    if (error instanceof ModelFailure) return error
    throw error
  }
}
