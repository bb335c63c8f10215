import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerError } from '#server/errors.ts'
import { keepTestLead, makeTestLead } from '#server/outbox/test-lead.ts'
import { keepTestChat, makeTestMessage } from '#server/storage/test-chat.ts'
import { openTestStorage } from '#tests/server/open-test-storage.ts'
import { historyRoutes } from './history.routes.ts'
import { historyLinkDays, signHistoryLink } from './history-link.ts'

const secret = 'a secret of at least thirty-two characters'
const noon = Date.UTC(2026, 10, 20, 12)
const expiresAt = noon + historyLinkDays * 86_400_000

async function startHistory() {
  const storage = await openTestStorage()
  const first = makeTestLead({ message: 'One <b>shop</b>', status: 'answered' })
  const second = makeTestLead({ message: 'Two shops', receivedAt: noon + 3_600_000, email: 'GRACE@duka.example' })
  const stranger = makeTestLead({ name: 'Yves', email: 'yves@x.example', phone: '+250 788 999 999' })
  for (const lead of [first, second, stranger]) await keepTestLead(storage, lead)
  let time = noon
  const app = Fastify()
  app.setErrorHandler(answerError)
  await app.register(historyRoutes, { storage, secret, now: () => time })
  onTestFinished(() => app.close())
  const link = new URL(signHistoryLink({ publicUrl: 'https://imisozi.example', secret, leadId: second.id, expiresAt }))
  return {
    app,
    storage,
    link,
    first,
    setTime: (next: number) => (time = next),
    get: (url: URL) => app.inject({ url: url.pathname + url.search }),
  }
}

describe('the page of earlier requests', () => {
  it("lists a person's requests, the latest first, and nobody else's", async () => {
    const { get, link } = await startHistory()

    const { statusCode, body } = await get(link)

    expect(statusCode).toBe(200)
    expect(body.indexOf('Two shops')).toBeLessThan(body.indexOf('One &lt;b&gt;shop&lt;/b&gt;'))
    expect(body).toContain('20 November 2026, 14:00 CAT')
    expect(body).toContain('Answered')
    expect(body).not.toContain('Yves')
  })

  it('[CHAT-2] tells what the same person said in chats, and of those they erased only that they took place', async () => {
    const { get, link, storage } = await startHistory()
    const chat = await keepTestChat(storage, { company: '', receivedAt: noon + 7_200_000 })
    await storage.chats.addMessage(makeTestMessage(chat.id, { text: 'Does it <b>print</b>?' }))
    await storage.chats.addMessage(makeTestMessage(chat.id, { text: 'It does.', sender: 'agent' }))
    await storage.chats.addMessage(makeTestMessage(chat.id, { text: 'On paper?' }))

    const { body } = await get(link)

    expect(body).toContain('3 requests, the latest first.')
    const [first = '', ...rest] = body.split('<article>').slice(1)
    expect(first).toContain('<dd dir="auto">Chat with the assistant</dd>')
    expect(first).toContain('<dd dir="auto" class="message">Does it &lt;b&gt;print&lt;/b&gt;?\nOn paper?</dd>')
    expect(first).not.toMatch(/<dt>(Company|Interested in|Business size|Message)<|It does/)
    expect(rest.join('')).not.toContain('Chat with the assistant')
    await storage.chats.markErased(chat.id, noon)
    const after = (await get(link)).body
    expect(after).toContain('Chat with the assistant')
    expect(after).not.toMatch(/On paper|Said in the chat/)
  })

  it('is neither kept, found, framed nor able to run or load anything', async () => {
    const { get, link } = await startHistory()

    const { headers, body } = await get(link)

    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(body).not.toMatch(/<script|<img|<link|style="/)
  })

  it('answers a wrong, old, foreign or incomplete link like an address that does not exist', async () => {
    const { app, get, link, first, setTime } = await startHistory()
    const changed = (change: (url: URL) => void) => {
      const url = new URL(link)
      change(url)
      return get(url)
    }
    const unknown = signHistoryLink({ publicUrl: link.origin, secret, leadId: 'no-such-lead', expiresAt })
    const answers = [
      await changed((url) => url.searchParams.set('expires', String(expiresAt + 1))),
      await changed((url) => url.searchParams.set('signature', 'x')),
      await changed((url) => url.searchParams.append('signature', 'x')),
      await changed((url) => url.searchParams.delete('signature')),
      await changed((url) => (url.pathname = `/api/demo-requests/${first.id}`)),
      await get(new URL(unknown)),
    ]
    setTime(expiresAt)
    answers.push(await get(link))

    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(404)
      expect(body).toBe(answers[0]?.body)
    }
    expect((await app.inject('/api/demo-requests/x')).body).toBe(answers[0]?.body)
  })

  it('cannot be opened by guessing', async () => {
    const { get, link } = await startHistory()
    const { pathname } = link
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (expires, signature) => {
        const url = new URL(pathname, link)
        url.search = new URLSearchParams({ expires, signature }).toString()
        expect((await get(url)).statusCode).toBe(404)
      }),
      { numRuns: 50 },
    )
  })
})
