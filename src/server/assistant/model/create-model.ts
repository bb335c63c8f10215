import type { AssistantConfig } from '#server/config.ts'
import { createGoogleModel } from './google.ts'
import type { Model, ModelAddress, Patience } from './model.ts'
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
