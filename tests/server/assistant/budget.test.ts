import { describe, expect, it } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { engines, openTestStorage } from '../open-test-storage.ts'
import { reply, stream } from './model-peer.ts'
import { protocols } from './protocols.ts'
import { embeddedAnswer, embeddedWelcome, question, startTestAssistant } from './start-test-assistant.ts'
import { dayMs } from '#server/clock.ts'

const day = '2026-11-20'
const told = { text: 'Yes, it does.', end: 'whole', tokens: 600 } as const

describe.each(protocols)("the day's tokens of a model that speaks as $name does", (protocol) => {
  const start = (storage?: Storage) =>
    startTestAssistant({ protocol, env: { ASSISTANT_DAILY_BUDGET: '1000' }, ...(storage && { storage }) })

  it('are counted as the service reports them; above them the embedded assistant answers until the next day', async () => {
    const { assistant, ask, peer, storage, clock, lines } = await start()
    peer.react(stream(protocol.events([told])))

    await ask()
    expect(await storage.modelUse.of(day)).toBe(600)
    expect((await ask()).answer.text).toBe(told.text)
    expect(await storage.modelUse.of(day)).toBe(1200)
    for (let asked = 0; asked < 3; asked += 1) {
      const { answer, pieces } = await ask()
      expect(answer).toEqual(embeddedAnswer)
      expect(pieces.join('')).toBe(embeddedAnswer.text)
    }
    expect(await assistant.welcome(question.context, 'en')).toBe(embeddedWelcome)
    expect(peer.heard).toHaveLength(2)
    expect(lines).toEqual([expect.objectContaining({ level: 'warn', limit: 1000, day })])

    clock.time += dayMs
    expect((await ask()).answer.text).toBe(told.text)
  })

  it.each(engines)('survive a restart (%s)', async (engine) => {
    const storage = await openTestStorage(engine)
    await storage.modelUse.add(day, 1000)
    const { ask, peer } = await start(storage)
    peer.react(stream(protocol.events([told])))

    expect((await ask()).answer).toEqual(embeddedAnswer)
    expect(peer.heard).toHaveLength(0)
  })

  it('are estimated from the characters where the service does not say', async () => {
    const { ask, peer, storage } = await start()
    const { tokens: _, ...untold } = told
    peer.react(stream(protocol.events([untold])))
    await ask()

    const sent = protocol.turnsOf(peer.heard[0]?.body).reduce((sum, { text }) => sum + text.length, 0)
    expect(await storage.modelUse.of(day)).toBe(Math.ceil((sent + told.text.length) / 4))
  })

  it('are estimated, too, where the service reports more than there can be', async () => {
    const { ask, peer, storage } = await startTestAssistant({ protocol })
    peer.react(stream(protocol.events([{ ...told, tokens: Number.MAX_SAFE_INTEGER }])))
    await ask()
    expect(await storage.modelUse.of(day)).toBeLessThan(2000)
    expect((await ask()).answer.text).toBe(told.text)
  })

  it('are not used by a question that the service turned away', async () => {
    const { ask, peer, storage } = await start()
    peer.react(reply(429, ''))
    await ask()

    expect(await storage.modelUse.of(day)).toBe(0)
  })

  it.each(engines)('are not overdrawn by many visitors at once (%s)', async (engine) => {
    const { ask, peer } = await start(await openTestStorage(engine))
    peer.react(stream(protocol.events([told])))

    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))

    expect(peer.heard).toHaveLength(1)
    expect(answers.filter(({ answer }) => answer.text === embeddedAnswer.text)).toHaveLength(19)
  })
})

it('are counted and bounded where nobody has set a limit, too', async () => {
  for (const protocol of protocols) {
    const { ask, peer, storage } = await startTestAssistant({ protocol })
    peer.react(stream(protocol.events([told])))
    await ask()

    expect(await storage.modelUse.of(day)).toBe(600)

    await storage.modelUse.add(day, 2_000_000)
    expect((await ask()).answer).toEqual(embeddedAnswer)
    expect(peer.heard).toHaveLength(1)
  }
})
