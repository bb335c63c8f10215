import type { Assistant } from './assistant.ts'

/** Stands in for an assistant that is still reading what it has to know: whoever asks is answered once it has. */
export function createLaterAssistant(reading: Promise<Assistant>): Assistant {
  return {
    sendMessage: async (question, say) => (await reading).sendMessage(question, say),
    tellWish: async (text, last) => (await reading).tellWish(text, last),
    answerBeside: async (question) => (await reading).answerBeside(question),
    welcome: async (context, language) => (await reading).welcome(context, language),
  }
}
