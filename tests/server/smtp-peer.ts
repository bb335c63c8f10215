import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A real SMTP peer on loopback that takes the first letters without ever saying so. */
export async function startSmtpPeer(options: { readonly stalls: number }) {
  const arrived: string[] = []
  const waiting: (() => void)[] = []
  let left = options.stalls
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived.push(Buffer.concat(chunks).toString())
        for (const tell of waiting.splice(0)) tell()
        left -= 1
        if (left < 0) answer()
      })
    },
  })
  // A client that is killed in the middle leaves a broken connection behind.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')

  async function waitFor(count: number) {
    while (arrived.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
    return arrived
  }
  return { url: `smtp://127.0.0.1:${address.port}`, waitFor }
}
