import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { serverAnswers } from '#content/server-answers.ts'
import { defaultLanguage, type Language } from '#content/languages.ts'
import type { ServerProblem, ServerProblemAnswer } from '#contract/server-problem.ts'
import { codeOf } from './error-code.ts'
import { languageOf } from './language-of.ts'
import { findStorageFailure, isErasedMeanwhile, isOfSigns } from './storage/failure.ts'

const statuses = {
  malformed: 400,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many-requests': 429,
  internal: 500,
  'storage-unavailable': 503,
  overloaded: 503,
} satisfies Record<ServerProblem, number>

type RefusalOptions = {
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
  /** Said instead of the usual sentence of the problem. */
  readonly words?: Words
}

type Words = (language: Language) => string

/** The one error that is meant for the caller: what it is becomes status, code and words. */
export class Refusal extends Error {
  readonly problem: ServerProblem
  readonly retryAfterSeconds: number | undefined
  private readonly words: Words | undefined

  constructor(problem: ServerProblem, options: RefusalOptions = {}) {
    super(problem, { cause: options.cause })
    this.problem = problem
    this.retryAfterSeconds = options.retryAfterSeconds
    this.words = options.words
  }

  get status(): number {
    return statuses[this.problem]
  }

  answerIn(language: Language = defaultLanguage): ServerProblemAnswer {
    const { problem, retryAfterSeconds } = this
    const answers = serverAnswers[language]
    const usual =
      problem === 'too-many-requests' && retryAfterSeconds
        ? answers.tryAgainIn(retryAfterSeconds)
        : answers.problems[problem]
    return { error: { code: problem, message: this.words?.(language) ?? usual } }
  }
}

/** What may be told of any error. What is not the caller's doing is hidden behind `internal`. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const statusCode = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (statusCode === 413) return new Refusal('too-large', { cause: error })
  if (statusCode === 415) return new Refusal('unsupported-type', { cause: error })
  // Asked before the database is suspected: a caller who hangs up in the middle is an ECONNRESET, too.
  if ((statusCode >= 400 && statusCode < 500) || isOfSigns(error)) return new Refusal('malformed', { cause: error })
  // Whoever left before the first word of a stream reads no answer, and nothing of ours has failed.
  if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return new Refusal('malformed', { cause: error })
  if (isErasedMeanwhile(error)) return new Refusal('not-found', { cause: error })
  if (findStorageFailure(error)) return new Refusal('storage-unavailable', { cause: error, retryAfterSeconds: 10 })
  return new Refusal('internal', { cause: error })
}

export type LogTrouble = (error: unknown, refusal: Refusal, request: FastifyRequest) => void

const countingMs = 1000

/**
 * Writes down what is ours to mend: the database's condition by name, anything else with its stack. Where there is no
 * room, or the database does nothing, everybody is told so: after the first it is one line a second with how many.
 */
export function createTroubleLog(): LogTrouble {
  const counts = new Map<string, number>()

  function countOn(words: string, log: FastifyBaseLogger) {
    counts.set(words, 0)
    const telling = setTimeout(() => {
      const count = counts.get(words) ?? 0
      counts.delete(words)
      if (count === 0) return
      log.error({ count }, words)
      countOn(words, log)
    }, countingMs)
    telling.unref()
  }

  return (error, refusal, request) => {
    if (refusal.status < 500) return
    const reason = findStorageFailure(error)
    const words = reason ? `storage ${reason}` : refusal.problem === 'overloaded' ? 'overloaded' : 'failed'
    const known = counts.get(words)
    if (known !== undefined) return void counts.set(words, known + 1)
    const route = request.routeOptions.url
    // That there is no room is nobody's mistake: there is nothing to look for in the code.
    if (words === 'overloaded') request.log.error({ route }, words)
    else request.log.error({ err: error, reason, route }, words)
    if (refusal.status === 503) countOn(words, request.server.log)
  }
}

/** Answers whatever was thrown: what is ours to mend is logged, and the caller reads the words of a Refusal. */
export function createErrorAnswer(logTrouble: LogTrouble) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = toRefusal(error)
    logTrouble(error, refusal, request)
    return sendRefusal(refusal, reply)
  }
}

/** Answers with status, code and words in the caller's language; kept by no cache. */
export function sendRefusal(refusal: Refusal, reply: FastifyReply): FastifyReply {
  return begin(refusal, reply).send(refusal.answerIn(languageOf(reply.request)))
}

/** The words alone, for a browser whose page would cost too much. */
export function sendLine(refusal: Refusal, reply: FastifyReply): FastifyReply {
  const { message } = refusal.answerIn(languageOf(reply.request)).error
  return begin(refusal, reply).type('text/plain; charset=utf-8').send(message)
}

function begin({ status, retryAfterSeconds }: Refusal, reply: FastifyReply): FastifyReply {
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).header('cache-control', 'no-store')
}
