import { forget } from '../storage.ts'
import { recallDraft } from './kept-request.ts'
import { isSameRequest, type Sending } from './send-demo-request.ts'

/** What was sent is no draft any more; what was typed since, maybe in another tab, still is. */
export function forgetDraft({ fields }: Sending) {
  if (isSameRequest(recallDraft(), fields)) forget('demo-request-draft')
}
