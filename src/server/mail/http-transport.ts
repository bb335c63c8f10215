import * as z from 'zod'
import { OwnFailure } from '#server/log/name-failure.ts'
import { parseJson } from '#server/parse-json.ts'
import { checkReachable, post } from '#server/post/post.ts'
import { toOneLine } from '#server/post/header-values.ts'
import { readText } from '#server/post/read-text.ts'
import type { Mail, MailTransport } from './mail.ts'

/** A name that is none, or too long for one, is not worth a line of the log. */
const answer = z.object({ messageId: z.string().regex(/^[!-~]{1,200}$/) })
/** Characters. */
const longestAnswer = 64 * 1024

/** Hands letters to a cloud function as JSON (MAIL-1). Its answer names the letter in `messageId` (MAIL-4). */
export function createHttpTransport(url: string, timeoutMs?: number): MailTransport {
  return {
    async post(mail) {
      const response = await post({
        url,
        headers: { Accept: 'application/json', 'Idempotency-Key': mail.messageId },
        body: JSON.stringify(toPayload(mail)),
        timeoutMs,
      })
      if (!response.ok) {
        await response.body?.cancel()
        // MAIL-10: the words are the specification's.
        throw new OwnFailure(`HTTP error! status: ${response.status}`)
      }
      // The letter is taken, whatever the answer looks like; sending it again would make it two.
      const said = await readText(response, longestAnswer).catch(() => '')
      return { providerId: answer.safeParse(parseJson(said)).data?.messageId ?? null }
    },
    check: () => checkReachable(url),
    close: () => undefined,
  }
}

/** Exactly the fields of the specification (MAIL-1, DATA-9). */
function toPayload({ to, from, subject, html, userInfo, isUrgent, metadata: told }: Mail) {
  const sender = from.name ? `${from.name} <${from.address}>` : from.address
  const metadata = { ...told, ...(isUrgent && { priority: 'high' }) }
  return { to, from: sender, subject: toOneLine(subject), html, userInfo, metadata }
}
