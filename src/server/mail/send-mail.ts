import { nameFailure } from '#server/log/name-failure.ts'
import type { Parts } from '#server/parts.ts'
import type { Mail, MailTransport } from './mail.ts'

type SendMail = Pick<Parts, 'log'> & {
  readonly transport: MailTransport
  /** How often it was tried before. */
  readonly attempts?: number
  /** Hears why a letter was not taken. */
  readonly onFailure?: (error: unknown) => void
}

/**
 * Sends a letter; says whether it was taken. A failure is logged and shown to no visitor (MAIL-10, MAIL-11): the
 * outbox tries again.
 */
export async function sendMail(mail: Mail, { transport, log, attempts = 0, onFailure }: SendMail): Promise<boolean> {
  try {
    const { providerId } = await transport.post(mail, attempts)
    log.info({ messageId: mail.messageId, providerId }, 'mail taken')
    return true
  } catch (error) {
    log.warn({ messageId: mail.messageId, reason: nameFailure(error) }, 'mail not taken')
    onFailure?.(error)
    return false
  }
}
