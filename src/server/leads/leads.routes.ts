import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { demoForm } from '#content/demo-form.ts'
import { addressOf, type Language } from '#content/languages.ts'
import { demoFields } from '#contract/demo-request.ts'
import type { ChallengeService } from '#server/challenge/challenge.service.ts'
import { type LogTrouble, Refusal, sendLine, sendRefusal, toRefusal } from '#server/errors.ts'
import { readIdempotencyKey } from '#server/idempotency-key.ts'
import { languageOf } from '#server/language-of.ts'
import { noteLead } from '#server/log/request-log.ts'
import type { PageRenderer } from '#server/pages.ts'
import { identifyCaller, refuseWhenBusy, type AddressLimit, type RateLimit } from '#server/rate-limit.ts'
import { sendPage } from '#server/static/send-page.ts'
import type { Outbox } from '#server/storage/outbox-storage.ts'
import type { Secret } from '#server/secret/secret.ts'
import { acceptForms, isBareForm, isFields, sayProblems, wantsHtml, type Fields } from '#server/form-bodies.ts'
import type { LeadService } from './leads.service.ts'
import { writeReceipt } from './receipts.ts'
import { linkToSent } from './sent.routes.ts'
import { readChallengeId, readSubmission, readValues } from './submission.ts'

type Needs = {
  readonly secret: Secret
  readonly outbox: Pick<Outbox, 'list'>
  readonly leads: LeadService
  readonly challenges: ChallengeService
  readonly pages: PageRenderer
  readonly logTrouble: LogTrouble
  /** Counted before anything of a body is read; generous, because a whole town may share an address. */
  readonly readingsPerAddress: AddressLimit
  readonly perSession: RateLimit
  readonly perAddress: AddressLimit
  /** What came without a session of ours; apart, so that it costs the neighbours behind the same address nothing. */
  readonly strangersPerAddress: AddressLimit
  /** Pages that are made for one answer: more than these are answered in a line of text. */
  readonly pagesPerAddress: AddressLimit
}

/** So many characters that were typed make a page count once more. */
const typedOfPage = 4000

export const leadRoutes: FastifyPluginAsync<Needs> = async (app, needs) => {
  const { leads, challenges, pages, logTrouble, perSession, perAddress, strangersPerAddress } = needs
  const { readingsPerAddress, pagesPerAddress } = needs
  acceptForms(app)

  app.addHook('onRequest', async ({ ip }) => refuseWhenBusy(readingsPerAddress.take(identifyCaller(ip))))

  /** A visitor asks for a demo. A script is answered in JSON; a browser without one is shown a page. */
  app.post('/api/demo-requests', async (request, reply) => {
    const body = readBody(request.body)
    const session = challenges.readSession(readChallengeId(body))
    // The visitor's own session first: behind one carrier address there may be a whole town.
    if (session) refuseWhenBusy(perSession.take(session.id))
    const counted = session ? perAddress : strangersPerAddress
    refuseWhenBusy(counted.take(identifyCaller(request.ip)))

    const language = languageOf(request)
    const receipt = await leads.receive(readSubmission(body, language), {
      address: request.ip,
      idempotencyKey: readIdempotencyKey(request),
    })
    const isBare = isBareForm(request)
    if (receipt.kind === 'received') {
      noteLead(request, receipt.lead.id)
      const written = await writeReceipt(receipt.lead, needs)
      return isBare ? reply.redirect(linkToSent(written.ticket, language), 303) : reply.code(201).send(written)
    }
    if (!isBare) {
      // FORM-3 to FORM-12: in the words of the specification.
      const errors = sayProblems(demoFields, receipt.problems, demoForm[language].problems)
      return reply.code(422).send({ errors })
    }
    const { captcha, ...others } = receipt.problems
    refuseWhenBusy(countPage(request))
    const isSumLeft = captcha === 'missing' && Object.keys(others).length === 0
    const notice = isSumLeft ? 'sum' : 'errors'
    return sendAnswerPage(request, reply.code(422), { problems: receipt.problems, notice })
  })

  /** The address stays in the bar after a refused form; whoever enters it again wants the form. */
  app.get('/api/demo-requests', async (request, reply) => {
    if (!wantsHtml(request)) throw new Refusal('not-found')
    return reply.redirect(addressOf('/', languageOf(request)), 303)
  })

  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error)
    logTrouble(error, refusal, request)
    const { status, problem, retryAfterSeconds = 0 } = refusal
    const words = (language: Language) => demoForm[language].failed
    // FORM-22: whatever is wrong with us, the visitor learns how to reach a person.
    const told = status < 500 ? refusal : new Refusal(problem, { words, retryAfterSeconds, cause: error })
    if (!isBareForm(request)) return sendRefusal(told, reply)
    // What was typed stands in the form that the browser goes back to.
    if (countPage(request) > 0) return sendLine(told, reply)
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
    const notice = problem === 'too-many-requests' ? 'busy' : 'failed'
    return sendAnswerPage(request, reply.code(status), { problems: {}, notice, retryAfterSeconds })
  })

  /** A page that says again what was typed takes as long as that is. */
  function countPage({ ip, body }: FastifyRequest): number {
    const typed = isFields(body) ? JSON.stringify(readValues(body)).length : 0
    return pagesPerAddress.take(identifyCaller(ip), 1 + Math.floor(typed / typedOfPage))
  }

  function sendAnswerPage(
    request: FastifyRequest,
    reply: FastifyReply,
    said: Pick<Parameters<PageRenderer['renderDemoAnswer']>[0], 'problems' | 'notice' | 'retryAfterSeconds'>,
  ) {
    const body = isFields(request.body) ? request.body : {}
    const language = languageOf(request)
    const page = pages.renderDemoAnswer({
      ...said,
      language,
      values: readValues(body),
      challenge: challenges.issue(readChallengeId(body)),
    })
    return sendPage(request, reply.header('cache-control', 'no-store'), page)
  }
}

function readBody(body: unknown): Fields {
  if (!isFields(body)) throw new Refusal('malformed')
  return body
}
