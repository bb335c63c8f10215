import { createTransport } from 'nodemailer'
import { composeMessage } from './compose-message.ts'
import type { MailTransport } from './mail.ts'

const longestSendMs = 20_000

/**
 * Hands letters to a mail server: `smtp://user:password@host:587` (encrypted when the server offers it;
 * `?requireTLS=true` insists) or `smtps://` (encrypted from the start). Connections are kept for a few seconds.
 */
export function createSmtpTransport(url: string, timeoutMs = longestSendMs): MailTransport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    idleTimeout: 5_000,
    // The outbox repeats what failed, at its own pace and where everybody can see it.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async post(mail) {
      const { rejected, serverMessageId } = await server.sendMail({
        ...composeMessage(mail),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (rejected.length > 0) throw new Error('The mail server refused the recipient')
      return { providerId: serverMessageId ?? null }
    },
    async check() {
      await server.verify()
    },
    close: () => server.close(),
  }
}
