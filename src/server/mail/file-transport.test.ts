import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { createFileTransport } from './file-transport.ts'
import { makeTestMail } from '#tests/server/test-mail.ts'

describe('mail into files', () => {
  it('writes a letter that a mail program can open', async () => {
    const folder = path.join(makeTestFolder(), 'mail')
    await createFileTransport(folder).post(makeTestMail({ inReplyTo: 'first@imisozi.example' }))

    expect(readdirSync(folder)).toEqual(['0197-mail@imisozi.example.eml'])
    const mail = await PostalMime.parse(readFileSync(path.join(folder, '0197-mail@imisozi.example.eml')))
    expect(mail).toMatchObject({
      messageId: '<0197-mail@imisozi.example>',
      inReplyTo: '<first@imisozi.example>',
      references: '<first@imisozi.example>',
      subject: 'Demo request: Grace Nakato, Duka Bora',
      from: { name: 'Imisozi Suite', address: 'no-reply@imisozi.example' },
      to: [{ address: 'sales@imisozi.example' }],
      replyTo: [{ name: 'Grace Nakato', address: 'grace@duka.example' }],
      html: expect.stringContaining('<p>Muraho</p>'),
      text: expect.stringContaining('Muraho'),
    })
  })

  it('writes a letter that is sent twice into one file', async () => {
    const folder = makeTestFolder()
    const transport = createFileTransport(folder)

    await transport.post(makeTestMail())
    await transport.post(makeTestMail())

    expect(readdirSync(folder)).toHaveLength(1)
  })

  it('stays in its folder, whatever the Message-ID says', async () => {
    const folder = makeTestFolder()

    await createFileTransport(path.join(folder, 'mail')).post(makeTestMail({ messageId: '../../up@x.example' }))

    expect(readdirSync(folder)).toEqual(['mail'])
    expect(readdirSync(path.join(folder, 'mail'))).toEqual(['.._.._up@x.example.eml'])
  })

  it('says so when the folder cannot be written, and leaves nothing behind', async () => {
    const folder = makeTestFolder()
    writeFileSync(path.join(folder, 'mail'), 'a file where the folder should be')
    const transport = createFileTransport(path.join(folder, 'mail'))

    await expect(transport.post(makeTestMail())).rejects.toThrow(/EEXIST|ENOTDIR/)
    await expect(transport.check()).rejects.toThrow(/EEXIST|ENOTDIR/)
  })

  it('is tried without following a link to somewhere else', async () => {
    const [folder, elsewhere] = [makeTestFolder(), path.join(makeTestFolder(), 'precious')]
    writeFileSync(elsewhere, 'precious')
    symlinkSync(elsewhere, path.join(folder, `.probe.${process.pid}`))

    await expect(createFileTransport(folder).check()).rejects.toThrow('ELOOP')
    expect(readFileSync(elsewhere, 'utf8')).toBe('precious')
  })

  it('leaves no draft behind when a letter cannot be put in its place', async () => {
    const folder = makeTestFolder()
    mkdirSync(path.join(folder, '0197-mail@imisozi.example.eml', 'in-the-way'), { recursive: true })

    await expect(createFileTransport(folder).post(makeTestMail())).rejects.toThrow(/EISDIR|ENOTEMPTY/)

    expect(readdirSync(folder)).toEqual(['0197-mail@imisozi.example.eml'])
  })
})
