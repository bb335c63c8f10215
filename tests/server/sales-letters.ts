import type { Mail } from '#server/mail/mail.ts'
import { writeLeadMail } from '#server/mail/write-lead-mail.ts'
import type { OutboxMessage } from '#server/storage/storage.ts'
import { testSecret, type startTestServer } from './start-test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

const needs = {
  mail: {
    url: 'file:nowhere',
    from: { name: 'Imisozi Suite', address: 'no-reply@imisozi.example' },
    sales: 'sales@imisozi.example',
  },
  publicUrl: 'https://imisozi.example',
  secret: testSecret,
}

/** Delivers what is due now, as the worker would; the letters in their order. */
export async function deliverDue({
  storage,
  clock,
}: Server): Promise<readonly (Mail & { readonly template: string })[]> {
  const due = await storage.outbox.claim({ now: clock.time, leaseMs: 60_000, limit: 100 })
  const letters: (Mail & { readonly template: string })[] = []
  for (const message of due) {
    const letter = await write(storage, message)
    await storage.outbox.markDelivered(message.id, clock.time)
    if (letter) letters.push(letter)
  }
  return letters
}

async function write(storage: Server['storage'], message: OutboxMessage) {
  const { delivery } = message
  if (delivery.kind !== 'mail' || delivery.leadId === null) return null
  const lead = await storage.leads.find(delivery.leadId)
  if (!lead) return null
  const mail = await writeLeadMail({ lead, delivery, message, needs: { ...needs, storage } })
  return mail && { ...mail, template: delivery.template }
}

/** The letters about requests among them. */
export const aboutRequests = <Letter extends { readonly template: string }>(letters: readonly Letter[]) =>
  letters.filter(({ template }) => template === 'request')
