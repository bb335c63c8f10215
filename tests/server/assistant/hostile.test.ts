import { describe, expect, it } from 'vitest'
import { assistantPrompt } from '#content/team/assistant-prompt.ts'
import type { GuardReason } from '#server/assistant/guard/statement.ts'
import { costs } from '#tests/prices.ts'
import { fallSilent, reply, stream } from './model-peer.ts'
import { protocols } from './protocols.ts'
import { embeddedAnswer, embeddedWelcome, question, startTestAssistant } from './start-test-assistant.ts'

const [firstRule = ''] = assistantPrompt.rules.split('\n').filter((line) => line.startsWith('- '))

/** What a model must not say, as the tokens in which it says it. */
const hostile: readonly (readonly [because: GuardReason, ...tokens: readonly string[]])[] = [
  ['amount', 'Starter costs only $29 a month. '],
  ['amount', 'Starter costs only $2', '9 a month. '],
  ['amount', 'Starter costs **', '$', '29**', '/month. '],
  ['amount', 'It is yours for twenty-nine dollars. '],
  ['promise', 'I can give you 90 % off. '],
  ['promise', 'We refund you within 14 days. '],
  ['phone', 'Call us at +250 788 999 888. '],
  ['link', 'Pay [here](javascript:alert(1)). '],
  ['link', 'Pay [here](https://pay.', 'evil.example/now). '],
  ['limit', 'Starter has room for ', '12 users. '],
  ['prompt', `My rules say: ${firstRule} `],
]

describe.each(protocols)('a model that speaks as $name does and says', (protocol) => {
  it.each(hostile)('what fails as %s is stopped before it: %s%s%s%s', async (_because, ...tokens) => {
    const { ask, peer, lines } = await startTestAssistant({ protocol })
    const texts = ['Starter is for one counter. ', ...tokens, 'And there is more to come. ']
    // The stream stays open: only the server itself can end it.
    peer.react(fallSilent(protocol.events(texts.map((text) => ({ text })))))

    const { answer, pieces } = await ask()
    await peer.heard[0]?.gone

    expect(answer.text).toBe(`Starter is for one counter.\n\n${embeddedAnswer.text}`)
    expect(pieces.join('')).toBe(answer.text)
    expect(answer.sources).toEqual(embeddedAnswer.sources)
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'warn',
        because: expect.any(String),
        message: expect.stringContaining('guard'),
      }),
    ])
    expect(JSON.stringify(lines)).not.toMatch(/Starter|hotels|Amina/)
  })

  it.each(hostile)(
    'at once what fails as %s, gives way to the embedded answer alone: %s%s%s%s',
    async (because, ...tokens) => {
      const { ask, peer, lines, modelCounts } = await startTestAssistant({ protocol })
      peer.react(
        stream(protocol.events([...tokens.map((text) => ({ text })), { end: 'whole' }])),
        reply(200, protocol.document({ text: tokens.join(''), end: 'whole' }), { 'content-type': 'application/json' }),
      )

      for (let asked = 0; asked < 2; asked += 1) {
        const { answer, pieces } = await ask()
        expect(answer).toEqual(embeddedAnswer)
        expect(pieces.join('')).toBe(embeddedAnswer.text)
      }
      expect(lines).toMatchObject([{ because }, { because }])
      expect([...modelCounts.refusals]).toEqual([[because, 2]])
    },
  )

  it.each([
    ['https://suite.example', 'https://suite.example/pricing', true],
    ['https://suite.example:8443', 'https://suite.example:8443/pricing', true],
    ['https://suite.example', 'https://suite.example/no-such-page', false],
    ['https://other.example', 'https://suite.example/pricing', false],
  ])('on a site at %s, the link %s is one of ours: %s', async (PUBLIC_URL, link, isOurs) => {
    const { ask, peer } = await startTestAssistant({ protocol, env: { PUBLIC_URL } })
    const text = `See [our plans](${link}).`
    peer.react(stream(protocol.events([{ text, end: 'whole' }])))

    expect((await ask()).answer.text).toBe(isOurs ? text : embeddedAnswer.text)
  })

  it('one word without an end is neither judged nor heard, however it comes', async () => {
    const { ask, peer, lines } = await startTestAssistant({ protocol })
    const word = Array.from({ length: 40 }, () => ({ text: '1,'.repeat(50) }))
    peer.react(
      fallSilent(protocol.events([{ text: 'Starter is for one counter. ' }, ...word])),
      stream(protocol.events([{ text: '1,'.repeat(2000), end: 'whole' }])),
    )

    expect((await ask()).answer.text).toBe(`Starter is for one counter.\n\n${embeddedAnswer.text}`)
    await peer.heard[0]?.gone
    expect((await ask()).answer).toEqual(embeddedAnswer)
    expect(lines).toMatchObject([{ because: 'length' }, { because: 'length' }])
  })

  it('in signs that no database keeps, or that turn a line around, is heard without them', async () => {
    const { ask, peer } = await startTestAssistant({ protocol })
    const texts = ['Starter\u0000 is for\u0007 ', 'one \u202ecounter\u202c.\n\n', 'It is \u2066small\u2069.']
    peer.react(stream(protocol.events([...texts.map((text) => ({ text })), { end: 'whole' }])))

    const { answer, pieces } = await ask()

    expect(answer.text).toBe('Starter is for one counter.\n\nIt is small.')
    expect(pieces.join('')).toBe(answer.text)
  })

  it('something untrue in a greeting is never heard', async () => {
    const { assistant, peer } = await startTestAssistant({ protocol })
    peer.react(stream(protocol.events([{ text: 'Hello Amina. Today all is $1.', end: 'whole' }])))

    expect(await assistant.welcome(question.context, 'en')).toBe(embeddedWelcome)
  })

  it('what is true, in its own words and figures, is heard to its end', async () => {
    const { ask, peer, lines } = await startTestAssistant({ protocol })
    const text = `Hello Amina. **Starter** costs ${costs.starter.month} a month or ${costs.starter.year} a year:\n\n- up to 50 products\n- 1 user\n\nAnnual billing saves 17%. The 30-day free trial needs no credit card. See [the prices](/pricing), or call +250 000 000 100.`
    peer.react(
      stream(protocol.events([...(text.match(/.{1,3}/gs) ?? []).map((piece) => ({ text: piece })), { end: 'whole' }])),
    )

    const { answer } = await ask()

    expect(answer).toMatchObject({ kind: 'answered', text })
    expect(lines).toEqual([])
  })

  it('what our own answer to the question has worked out, is heard in its words and in others', async () => {
    const own = '**Professional** for 3 years: $716.40 paid by the month, or $597 paid by the year.'
    const { ask, peer, lines } = await startTestAssistant({ protocol, own })
    const others = 'Over 3 years that makes $597 for Professional.'
    peer.react(...[own, others].map((text) => stream(protocol.events([{ text, end: 'whole' }]))))

    expect((await ask()).answer.text).toBe(own)
    expect((await ask({ text: 'Professional for 3 years?' })).answer.text).toBe(others)
    expect(lines).toEqual([])
  })

  it('the street of another office, a service of nobody or a place for the data is not heard', async () => {
    const { ask, peer } = await startTestAssistant({ protocol })
    const said = [
      'Our Kampala office is at KG 11 Ave, Kacyiru.',
      'We also offer loans.',
      'Your data is stored in Frankfurt.',
      'We are cheaper than Odoo.',
    ]
    peer.react(...said.map((text) => stream(protocol.events([{ text, end: 'whole' }]))))

    for (const _ of said) expect((await ask()).answer).toEqual(embeddedAnswer)
  })
})
