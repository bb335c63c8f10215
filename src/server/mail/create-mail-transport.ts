import { createFileTransport } from './file-transport.ts'
import { createHttpTransport } from './http-transport.ts'
import { findFolder } from './letter-files.ts'
import type { MailTransport } from './mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** The way letters go out, as `MAIL_URL` names it: `file:FOLDER`, `smtp://…`, `smtps://…`, `https://…`. */
export function createMailTransport(mailUrl: string): MailTransport {
  const folder = findFolder(mailUrl)
  if (folder !== null) return createFileTransport(folder)
  if (/^smtps?:/.test(mailUrl)) return createSmtpTransport(mailUrl)
  return createHttpTransport(mailUrl)
}
