import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** `file:var/mail` stands where the server was started, `file:///var/mail` where it says. */
export function readFolder(mailUrl: string): string {
  return mailUrl.startsWith('file://') ? fileURLToPath(mailUrl) : path.resolve(mailUrl.slice('file:'.length))
}
