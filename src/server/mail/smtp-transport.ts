import { minuteMs } from '#server/clock.ts'
import { createTransport } from 'nodemailer'
import { OwnFailure } from '#server/log/name-failure.ts'
import { RefusedForGood } from '#server/outbox/deliverer.ts'
import { composeMessage } from './compose-message.ts'
import type { MailTransport } from './mail.ts'

type Patience = { readonly connectMs: number; readonly answerMs: number; readonly longestMs: number }

/**
 * A server may take ten minutes to say that it has a letter (RFC 5321, 4.5.3.2.6), but hardly any needs one, and a dead
 * connection says nothing for as long. So the first try waits a minute and each further one twice as long: one that is
 * only slow has a letter two or three times, under one Message-ID, and not with each try.
 */
const usualPatience: Patience = { connectMs: 15_000, answerMs: minuteMs, longestMs: 10 * minuteMs }

/** As many as the outbox has under way (see worker.ts): a letter that waited here would wait unseen. */
const mostConnections = 8

/**
 * Hands letters to a mail server: `smtp://user:password@host:587` (encrypted when the server offers it;
 * `?requireTLS=true` insists) or `smtps://` (encrypted from the start). Connections are kept for a few seconds.
 */
export function createSmtpTransport(url: string, patience = usualPatience): MailTransport {
  const { connectMs, longestMs } = patience
  const server = createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    idleTimeout: 5_000,
    // The outbox repeats what failed, at its own pace and where everybody can see it.
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: longestMs,
  })
  /** Letters that were handed over whole, and of which the server has not said that it took them. */
  const unanswered = new Set<string | undefined>()
  server.use('stream', ({ message, data }, proceed) => {
    message.processFunc((letter) => letter.once('end', () => unanswered.add(data.messageId)))
    proceed()
  })

  return {
    async post(mail, attempts = 0) {
      const letter = composeMessage(mail)
      const signal = AbortSignal.timeout(findAnswerMs(attempts, patience))
      try {
        const { rejected, serverMessageId } = await server.sendMail({ ...letter, signal })
        if (rejected.length > 0) throw new OwnFailure('The mail server refused the recipient')
        return { providerId: serverMessageId ?? null }
      } catch (error) {
        throw explain(error, unanswered.has(letter.messageId))
      } finally {
        unanswered.delete(letter.messageId)
      }
    },
    async check() {
      await server.verify()
    },
    close: () => server.close(),
  }
}

/** For how long a letter may be under way that was tried so often before. Milliseconds. */
export const findAnswerMs = (attempts: number, { answerMs, longestMs } = usualPatience) =>
  Math.min(answerMs * 2 ** attempts, longestMs)

/** 5yz to the recipient means never (RFC 5321, 4.2.1); to anything else it may be our own mistake. */
function explain(error: unknown, isUnanswered: boolean): unknown {
  const { command, responseCode = 0 } = error as Error & { command?: string; responseCode?: number }
  if (command === 'RCPT TO' && responseCode >= 500 && responseCode < 600)
    return new RefusedForGood('The recipient is refused for good', { cause: error })
  if (!isUnanswered || responseCode > 0) return error
  return new OwnFailure('The mail server has the whole letter and did not say whether it took it', { cause: error })
}
