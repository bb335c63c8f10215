import { createFileTransport } from './file-transport.ts'
import { createHttpTransport } from './http-transport.ts'
import { readFolder } from './mail-folder.ts'
import type { MailTransport } from './mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** The way letters go out, as `MAIL_URL` names it: `file:FOLDER`, `smtp://…`, `smtps://…`, `https://…`. */
export function createMailTransport(mailUrl: string): MailTransport {
  if (mailUrl.startsWith('file:')) return createFileTransport(readFolder(mailUrl))
  if (/^smtps?:/.test(mailUrl)) return createSmtpTransport(mailUrl)
  return createHttpTransport(mailUrl)
}
