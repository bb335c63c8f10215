import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '#server/make-folder.ts'
import { writing } from '#server/no-follow.ts'
import { composeMessage } from './compose-message.ts'
import { nameLetterDraft, nameLetter, removeLetters } from './letter-files.ts'
import type { MailTransport } from './mail.ts'

/** Writes each letter as an `.eml` file, which any mail program opens. The name comes from the Message-ID: a letter written twice is one file. */
export function createFileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function write(name: string, content: Buffer) {
    makeFolder(folder)
    const draft = path.join(folder, nameLetterDraft(name))
    try {
      await writeFile(draft, content, { mode: 0o600, flush: true })
      // Whoever watches the folder never sees half a letter.
      await rename(draft, path.join(folder, name))
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    async post(mail) {
      const { message } = await composer.sendMail(composeMessage(mail))
      if (!Buffer.isBuffer(message)) throw new Error('The letter was not composed')
      await write(nameLetter(mail.messageId), message)
      return { providerId: null }
    },
    forget: (messageId) => removeLetters(folder, [messageId]),
    async check() {
      makeFolder(folder)
      const probe = path.join(folder, `.probe.${process.pid}`)
      // The doctor may be called by root.
      await writeFile(probe, '', { flag: writing })
      await rm(probe)
    },
    close: () => composer.close(),
  }
}
