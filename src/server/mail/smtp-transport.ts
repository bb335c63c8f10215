import { createTransport } from 'nodemailer'
import { RefusedForGood } from '#server/outbox/deliverer.ts'
import { composeMessage } from './compose-message.ts'
import type { MailTransport } from './mail.ts'

type Patience = { readonly connectMs: number; readonly answerMs: number }

/** A server may take ten minutes to say that it has a letter (RFC 5321, 4.5.3.2.6); sooner given up, it comes twice. */
const usualPatience: Patience = { connectMs: 20_000, answerMs: 600_000 }

/**
 * Hands letters to a mail server: `smtp://user:password@host:587` (encrypted when the server offers it;
 * `?requireTLS=true` insists) or `smtps://` (encrypted from the start). Connections are kept for a few seconds.
 */
export function createSmtpTransport(url: string, { connectMs, answerMs } = usualPatience): MailTransport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    idleTimeout: 5_000,
    // The outbox repeats what failed, at its own pace and where everybody can see it.
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
  })
  return {
    async post(mail) {
      const { rejected, serverMessageId } = await server
        .sendMail({ ...composeMessage(mail), signal: AbortSignal.timeout(connectMs + answerMs) })
        .catch(explain)
      if (rejected.length > 0) throw new Error('The mail server refused the recipient')
      return { providerId: serverMessageId ?? null }
    },
    async check() {
      await server.verify()
    },
    close: () => server.close(),
  }
}

/** 5yz to the recipient means never (RFC 5321, 4.2.1); to anything else it may be our own mistake. */
function explain(error: unknown): never {
  const { command, responseCode = 0, message } = error as Error & { command?: string; responseCode?: number }
  throw command === 'RCPT TO' && responseCode >= 500 ? new RefusedForGood(message, { cause: error }) : error
}
