import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { openStorage } from '#server/storage/open-storage.ts'
import { findPort } from '../ports.ts'
import { sendBystander, sendCrowd } from './crowd.ts'
import { createProduct, makeFolder, pause } from './product.ts'
import { judge, waitForLetters, type Verdict } from './verdict.ts'

/** What a mail server does with a letter, the first time and again. */
type Manner = 'slow' | 'greylisting' | 'refusing one receiver' | 'down'

export const mailManners: readonly Manner[] = ['slow', 'greylisting', 'refusing one receiver', 'down']
const refused = 'visitor.'

/** A mail provider in each bad mood, one after the other, while visitors come. */
export async function troubleMail(seconds: number, manners = mailManners): Promise<Verdict> {
  const folder = makeFolder()
  const storageUrl = `sqlite:${folder}/site.db`
  const arrived: string[] = []
  const tried = new Map<string, number>()
  let manner: Manner | undefined
  const open = async (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo({ address }, _session, answer) {
        const isRefused = manner === 'refusing one receiver' && address.startsWith(refused)
        answer(isRefused ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null)
      },
      onData(stream, _session, answer) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const [, id = ''] = /^Message-ID: (.*)$/im.exec(Buffer.concat(chunks).toString()) ?? []
          const times = (tried.get(id) ?? 0) + 1
          tried.set(id, times)
          if (manner === 'greylisting' && times === 1)
            return answer(Object.assign(new Error('greylisted'), { responseCode: 451 }))
          arrived.push(id)
          if (manner === 'slow') setTimeout(answer, 1500)
          else answer()
        })
      },
    })
    server.on('error', () => undefined)
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    return server
  }
  let server = await open(0)
  const port = findPort(server.server)
  const product = await createProduct({ DATA_DIR: folder, MAIL_URL: `smtp://127.0.0.1:${port}` })
  await product.start()
  const [crowd, bystander] = [sendCrowd(() => [product.url], 4, 150, 1100), sendBystander(() => product.url)]
  let memory = 0
  for (const next of manners) {
    manner = next
    if (next === 'down') await new Promise<void>((done) => server.close(done))
    await pause((seconds * 1000) / manners.length)
    if (next === 'down') server = await open(port)
    memory = Math.max(memory, product.readMemory())
  }
  await crowd.stop()
  await bystander.stop()
  const storage = await openStorage(storageUrl)
  // The waits after a failure grow with each.
  await waitForLetters(storage, Math.max(30, seconds * 2))
  const counts = await storage.outbox.count()
  const messages = await storage.outbox.list({})
  const missing = messages.filter(
    ({ status, messageId }) => status === 'delivered' && !arrived.includes(`<${messageId}>`),
  ).length
  const again = arrived.length - new Set(arrived).size
  const note = `${counts.delivered} letters delivered, ${counts.waiting} wait for later, ${missing} noted but not arrived, ${again} arrived twice`
  const verdict = await judge({
    part: `mail server ${manners.join(', ')}`,
    kept: crowd.kept,
    storage,
    bystander,
    memory,
    note,
  })
  await storage.close()
  await product.end('SIGTERM')
  await new Promise<void>((done) => server.close(done))
  // What was cut off between the server's yes and our hearing it comes again; nobody else is cut off.
  const isTold = missing === 0 && (again === 0 || manners.includes('down'))
  return { ...verdict, isGood: verdict.isGood && isTold }
}
