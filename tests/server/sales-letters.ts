import type { Mail } from '#server/mail/mail.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import { letterNeeds } from './test-mail.ts'
import { testSecret, type startTestServer } from './start-test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

const needs = { ...letterNeeds, secret: testSecret }

/** Delivers what is due now, as the worker would; the letters in their order. */
export async function deliverDue(server: Server): Promise<readonly (Mail & { readonly template: string })[]> {
  const { storage, clock } = server
  const due = await storage.outbox.claim({ now: clock.time, leaseMs: 60_000, limit: 100 })
  const letters: (Mail & { readonly template: string })[] = []
  for (const message of due) {
    const letter = await write(server, message)
    await storage.outbox.markDelivered(message.id, clock.time)
    if (letter) letters.push(letter)
  }
  return letters
}

/** What stands in line, of one template, as the outbox would write it; null where nothing is left to tell. */
export async function writeLetters(server: Server, template: string) {
  const messages = await server.storage.outbox.list({})
  const ofTemplate = messages.filter(({ delivery }) => delivery.kind === 'mail' && delivery.template === template)
  const letters = []
  for (const message of ofTemplate) letters.push(await write(server, message))
  return letters
}

async function write({ storage, clock }: Server, message: OutboxMessage) {
  const { delivery } = message
  if (delivery.kind !== 'mail' || delivery.template === 'digest' || delivery.template === 'promises') return null
  const { template } = delivery
  const letter = await writeMail({ ...message, delivery }, { ...needs, storage, now: () => clock.time })
  return letter && { ...letter, template }
}

/** The letters about requests among them. */
export const aboutRequests = <Letter extends { readonly template: string }>(letters: readonly Letter[]) =>
  letters.filter(({ template }) => template === 'request')
