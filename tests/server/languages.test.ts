import { describe, expect, it } from 'vitest'
import { conversation } from '#content/hand-off.ts'
import { demoForm } from '#content/demo-form.ts'
import { chatAnswerMail } from '#content/emails/chat-answer.ts'
import { conversationMail } from '#content/emails/conversation.ts'
import { demoConfirmationMail } from '#content/emails/demo-confirmation.ts'
import { addressOf, defaultLanguage, languageCodes, nameLanguage, type Language } from '#content/languages.ts'
import { callbackProblems } from '#content/request-sent.ts'
import { serverAnswers } from '#content/server-answers.ts'
import type { DemoReceipt } from '#contract/callback.ts'
import { makeReference } from '#server/ids/reference.ts'
import { signLink } from '#server/secret/signed-links.ts'
import { openChat, send, startChat, call } from './chat-visitor.ts'
import { engines } from './open-test-storage.ts'
import { deliverDue } from './sales-letters.ts'
import { fillInForm, startTestServer, testSecret } from './start-test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

const aScript = { accept: 'application/json' }
const aBrowser = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }

async function fill({ app, clock }: Server, changes: Readonly<Record<string, unknown>> = {}) {
  const form = await fillInForm(app, changes)
  // Nobody fills a form within a second.
  clock.time += 5000
  return form
}

const post = ({ app }: Server, payload: object, headers: Readonly<Record<string, string>> = aScript) =>
  app.inject({ method: 'POST', url: '/api/demo-requests', payload, headers })

const postBare = ({ app }: Server, fields: object, headers: Readonly<Record<string, string>> = {}) => {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)] as [string, string]),
  )
  const payload = new URLSearchParams(pairs).toString()
  return app.inject({ method: 'POST', url: '/api/demo-requests', payload, headers: { ...aBrowser, ...headers } })
}

/** As the page before it was called by a browser. */
const from = (path: string, language: Language) => ({ referer: `https://imisozi.example${addressOf(path, language)}` })

describe.each(engines)('a visitor on %s', (engine) => {
  describe.each(languageCodes)('who reads our pages in %s', (language) => {
    it('[FORM-17] is told in it what a demo request lacks', async () => {
      const server = await startTestServer({ engine })
      const response = await post(server, await fill(server, { language, name: '', businessSize: 'huge', captcha: '' }))

      const { problems } = demoForm[language]
      expect(response.statusCode).toBe(422)
      expect(response.json()).toEqual({
        errors: {
          name: problems.name.missing,
          businessSize: problems.businessSize.missing,
          captcha: problems.captcha.missing,
        },
      })
    })

    it('[FORM-24] gets the confirmation in it, and sales reads in English in which', async () => {
      const server = await startTestServer({ engine })
      const { id } = (await post(server, await fill(server, { language }))).json<DemoReceipt>()

      expect(await server.storage.leads.find(id)).toMatchObject({ language, interestedModules: ['inventory', 'pos'] })
      const letters = await deliverDue(server)
      const confirmation = letters.find(({ template }) => template === 'demo-confirmation')
      expect(confirmation?.subject).toBe(demoConfirmationMail[language].subject(makeReference(id)))
      expect(confirmation?.html).toContain(`lang="${language}"`)
      for (const said of [demoForm[language].interestedModules.pos, demoForm[language].businessSizes.small]) {
        expect(confirmation?.text).toContain(said)
      }
      const toSales = letters.find(({ template }) => template === 'demo-request')
      expect(toSales?.html).toContain('lang="en"')
      const page = language === defaultLanguage ? '' : `, on a page in ${nameLanguage(language)}`
      expect(toSales?.text).toContain(`Language: English${page}\n`)
      expect(toSales?.text).toContain('Inventory Management, Point of Sale (POS)')
    })

    it('stays in it without JavaScript, by the form or by the page it stood on', async () => {
      const server = await startTestServer({ engine })
      const named = await postBare(server, await fill(server, { language }))
      const told = await postBare(server, await fill(server), from('/contact', language))
      const refused = await postBare(server, await fill(server, { language, email: 'nowhere' }))

      for (const { statusCode, headers } of [named, told]) {
        expect(statusCode).toBe(303)
        expect(String(headers.location).split('?')[0]).toBe(addressOf('/request-sent', language))
      }
      expect(await server.storage.leads.list({})).toMatchObject([{ language }, { language }])
      expect(refused.statusCode).toBe(422)
      expect(refused.body).toContain(`"language":"${language}"`)
      expect((await server.app.inject({ url: String(named.headers.location) })).statusCode).toBe(200)
    })

    it('is told in it that a time for a call is gone', async () => {
      const server = await startTestServer({ engine })
      const { id, ticket } = (await post(server, await fill(server))).json<DemoReceipt>()
      const response = await server.app.inject({
        method: 'POST',
        url: `/api/demo-requests/${id}/callback`,
        payload: { ticket, at: '2020-01-01T08:00:00.000Z', language },
      })
      expect(response.json()).toEqual({ errors: { at: callbackProblems[language]['not-offered'] } })
    })

    it('[CHAT-43] is greeted in it, told in it what is missing, and what the server cannot do', async () => {
      const server = await startTestServer({ engine })
      const started = await openChat(server, { language })
      const { problems, greetings, copyEmailInvalid } = conversation[language]

      expect(started.welcome).toBe(greetings.B('Grace Nakato', 'Duka Bora'))
      expect(started.messages).toMatchObject([{ language }])
      expect(await server.storage.chats.find(started.id)).toMatchObject({ language })
      expect((await startChat(server, { language, name: '' })).json()).toEqual({
        errors: { name: problems.name.missing },
      })
      const copy = await call(server, started, ['POST', '/summary'], { email: 'nowhere', language })
      expect(copy.json()).toEqual({ errors: { email: copyEmailInvalid } })
      const unknown = await server.app.inject({ url: '/api/nothing', headers: from('/pricing', language) })
      expect(unknown.json()).toEqual({
        error: { code: 'not-found', message: serverAnswers[language].problems['not-found'] },
      })
    })

    it('[MAIL-6] gets the conversation in it, with the way to our pages of that language', async () => {
      const server = await startTestServer({ engine })
      const session = await openChat(server, { language })
      await send(server, session, 'Starter?')
      expect(server.assistant.asked[0]?.question.pageLanguage).toBe(language)
      await call(server, session, ['POST', '/summary'], { email: 'grace@duka.example' })

      const letters = await deliverDue(server)
      const copy = letters.find(({ template }) => template === 'conversation-copy')
      expect(copy?.subject).toBe(conversationMail[language].subject.visitor)
      expect(copy?.html).toContain(`lang="${language}"`)
      expect(copy?.html).toContain(`href="https://imisozi.example${addressOf('/pricing', language)}"`)
      expect(copy?.text).toContain(conversationMail[language].reason.visitor)
      const summary = letters.find(({ template }) => template === 'conversation-summary')
      expect(summary?.html).toContain('lang="en"')
      expect(summary?.text).toContain(`Language: ${nameLanguage(language)}`)
    })

    it('comes back by the link of a letter to the pages of that language', async () => {
      const server = await startTestServer({ engine })
      const { id } = await openChat(server, { language })
      const link = signLink(testSecret, 'talk-link', id, server.clock.time)
      const response = await server.app.inject({ url: addressOf(`/talk/${link}`, language) })
      expect(response.headers.location).toBe(addressOf(`/contact#talk=${link}`, language))
      expect(chatAnswerMail[language].action).not.toBe('')
    })

    it('[DATA-1] is kept with the language in which the cookies were explained', async () => {
      const server = await startTestServer({ engine })
      const consent = { necessary: true, functional: true, analytics: false, marketing: false }
      const payload = { id: 'a'.repeat(24), consent, version: 1, language }
      const response = await server.app.inject({ method: 'POST', url: '/api/consents', payload })
      expect(response.statusCode).toBe(204)
      expect(await server.storage.consents.list({})).toMatchObject([{ language, consent }])
    })
  })
})

describe('a caller', () => {
  it.each([['xx'], [''], [['en', 'fr']], [7], [{}], ['constructor']])(
    'whose language is none of ours is answered in English: %j',
    async (language) => {
      const server = await startTestServer()
      const response = await post(server, await fill(server, { language, name: '' }))
      expect(response.json()).toEqual({ errors: { name: 'Full name is required' } })
    },
  )

  it('[FORM-13, FORM-14] may say the choices in the specification’s words or by their codes', async () => {
    const server = await startTestServer()
    const words = await fill(server, {
      interestedModules: ['Complete Suite'],
      businessSize: 'Enterprise (200+ employees)',
    })
    const codes = await fill(server, { interestedModules: ['suite'], businessSize: 'enterprise' })
    for (const fields of [words, codes]) expect((await post(server, fields)).statusCode).toBe(201)

    const kept = { interestedModules: ['suite'], businessSize: 'enterprise' }
    expect(await server.storage.leads.list({})).toMatchObject([kept, kept])
  })
})
