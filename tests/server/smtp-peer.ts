import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listen } from '../ports.ts'

/** What the peer does with the next letter: takes it, answers with a code, hangs up in the middle, or falls silent. */
export type SmtpMood =
  | { readonly kind: 'take' }
  | { readonly kind: 'refuse'; readonly code: number; readonly at: 'recipient' | 'data'; readonly words?: string }
  | { readonly kind: 'hang-up' }
  | { readonly kind: 'stall' }

export type SmtpPeer = {
  readonly url: string
  /** Letters taken, as they came over the wire. */
  readonly letters: readonly string[]
  readonly envelopes: readonly { readonly from: string; readonly to: readonly string[] }[]
  setMood(mood: SmtpMood): void
  /** Takes what it had fallen silent about. */
  answer(): void
  /** So many letters that came whole, whether the peer said that it took them or not. */
  waitFor(count: number): Promise<readonly string[]>
}

/** A real mail server on loopback, for one test. The first `stalls` letters come whole, and it never says so. */
export async function startSmtpPeer({ stalls = 0 } = {}): Promise<SmtpPeer> {
  let mood: SmtpMood = { kind: 'take' }
  const arrived: string[] = []
  const letters: string[] = []
  const envelopes: { from: string; to: string[] }[] = []
  const waiting: (() => void)[] = []
  const stalled: (() => void)[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo(_address, _session, callback) {
      callback(mood.kind === 'refuse' && mood.at === 'recipient' ? refuse(mood) : null)
    },
    onData(stream, session, callback) {
      if (mood.kind === 'hang-up') {
        for (const socket of sockets) socket.destroy()
        return
      }
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const letter = Buffer.concat(chunks).toString('utf8')
        arrived.push(letter)
        for (const tell of waiting.splice(0)) tell()
        const take = () => {
          letters.push(letter)
          const { mailFrom, rcptTo } = session.envelope
          envelopes.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) })
          callback(null)
        }
        if (mood.kind === 'stall' || arrived.length <= stalls) return void stalled.push(take)
        if (mood.kind === 'refuse') return callback(refuse(mood))
        take()
      })
    },
  })
  // A client that is killed in the middle leaves a broken connection behind.
  server.on('error', () => undefined)
  server.server.on('connection', (socket) => sockets.add(socket))
  const port = await listen(server.server)
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    envelopes,
    answer() {
      for (const take of stalled.splice(0)) take()
    },
    setMood(next) {
      mood = next
    },
    async waitFor(count) {
      while (arrived.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
      return arrived
    },
  }
}

function refuse({ code, words = 'not now' }: Extract<SmtpMood, { kind: 'refuse' }>) {
  return Object.assign(new Error(words), { responseCode: code })
}
