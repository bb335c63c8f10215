import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { composeMessage } from './compose-message.ts'
import type { MailTransport } from './mail.ts'

/** Writes each letter as an `.eml` file, which any mail program opens. The name comes from the Message-ID: a letter written twice is one file. */
export function createFileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function write(name: string, content: Buffer) {
    await mkdir(folder, { recursive: true })
    // After a crash the next try writes over it, so that no half of a letter stays behind.
    const draft = path.join(folder, `.${name}.draft`)
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
      await write(`${nameFile(mail.messageId)}.eml`, message)
      return { providerId: null }
    },
    async check() {
      await mkdir(folder, { recursive: true })
      const probe = path.join(folder, `.probe.${process.pid}`)
      await writeFile(probe, '')
      await rm(probe)
    },
    close: () => composer.close(),
  }
}

function nameFile(messageId: string): string {
  return messageId.replace(/[^\w.@-]/g, '_').slice(0, 200)
}
