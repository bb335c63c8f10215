import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { Resolver } from 'node:dns/promises'
import { onTestFinished } from 'vitest'

const text = 16
const noSuchName = 3

/** A name server that knows these texts, by name, and a resolver that asks it; silent, it answers nobody. */
export async function startDnsPeer(texts: Readonly<Record<string, readonly string[]>> | 'silent') {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  socket.on('message', (question, { port, address }) => {
    if (texts !== 'silent') socket.send(answer(question, texts), port, address)
  })
  const resolver = new Resolver({ timeout: 200, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return resolver
}

/** RFC 1035: the question as it came, then a record for each text. */
function answer(question: Buffer, texts: Readonly<Record<string, readonly string[]>>): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const known = texts[labels.join('.')]
  const found = known ?? []
  const head = Buffer.alloc(12)
  question.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 | (known ? 0 : noSuchName), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(found.length, 6)
  const records = found.map((said) => {
    // The name is the one asked for, at byte 12.
    const record = Buffer.from([0xc0, 12, 0, text, 0, 1, 0, 0, 0, 60, 0, said.length + 1, said.length])
    return Buffer.concat([record, Buffer.from(said)])
  })
  return Buffer.concat([head, question.subarray(12, at + 5), ...records])
}
