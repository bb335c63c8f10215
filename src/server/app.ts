import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Assistant } from './assistant/assistant.ts'
import { createModelCounts, type ModelCounts } from './assistant/model/model.ts'
import { createChallenges } from './challenge/challenge.service.ts'
import { challengeRoutes } from './challenge/challenge.routes.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { createChat, type Chat } from './chat/create-chat.ts'
import { answerClientError } from './client-error.ts'
import type { Config } from './config.ts'
import { boundConnections } from './connections.ts'
import { consentRoutes } from './consents/consents.routes.ts'
import { refuseCrossSite } from './cross-site.ts'
import { deskRoutes } from './desk/desk.routes.ts'
import { createPromiseReader } from './desk/figures.ts'
import { letGoWhenStopping } from './drain.ts'
import { createErrorAnswer, createTroubleLog, Refusal } from './errors.ts'
import { tidyForwardedFor } from './forwarded-for.ts'
import { healthRoutes } from './health/health.routes.ts'
import { createMetrics } from './health/metrics.ts'
import { findDeliveries } from './outbox/deliveries.ts'
import { leadRoutes } from './leads/leads.routes.ts'
import { createLeadService } from './leads/leads.service.ts'
import { sentRoutes } from './leads/sent.routes.ts'
import { createCallbackService } from './leads/callbacks.service.ts'
import { locationRoutes } from './location/location.routes.ts'
import { createLocator, type Locator } from './location/locator.ts'
import { logRequests } from './log/request-log.ts'
import type { Wait } from './clock.ts'
import type { Parts } from './parts.ts'
import type { PageRenderer } from './pages.ts'
import { refuseUnderPressure } from './pressure.ts'
import { refusePipelines } from './pipelines.ts'
import { createRateLimit, limitAddresses } from './rate-limit.ts'
import { addSecurityHeaders, findSecurityHeaders } from './security-headers.ts'
import type { Site } from './static/site.ts'
import { staticRoutes } from './static/static.routes.ts'
import { talkLinkRoutes } from './talks/talk-link.routes.ts'
import { visitRoutes } from './visits/visits.routes.ts'
import { createVisitService } from './visits/visits.service.ts'
import { weighBodies } from './weigh-bodies.ts'
import { watchMethods } from './wrong-methods.ts'
import { watchProxy } from './watch-proxy.ts'

type AppNeeds = Pick<Parts, 'config' | 'secret' | 'storage' | 'now' | 'randomBytes' | 'nudge'> & {
  /** Null while developing: Vite serves the pages then. */
  readonly site: Site | null
  readonly pages: PageRenderer
  readonly assistant: Assistant
  /** What its model was kept from saying, where it has one. */
  readonly modelCounts?: ModelCounts
  readonly log: FastifyBaseLogger
  /** Instead of the configured one. */
  readonly locator?: Locator
  /** Instead of one of its own: whoever looks after its conversations needs it as well. */
  readonly chat?: Chat
  /** False while the assistant has not read yet what it has to know; true unless somebody says otherwise. */
  readonly isReady?: () => boolean
  /** False while a start may still have held the event loop up: that is no pressure of callers. */
  readonly isSettled?: () => boolean
  /** How the time limits of a conversation pass; by the clock unless a test says otherwise. */
  readonly wait?: Wait
  /** Callers are asked to come back when the event loop lags by more than this; 0 never asks. */
  readonly longestDelayMs?: number
  /** Who comes when so many are connected is turned away before anything is read. */
  readonly mostConnections?: number
  /** The same of one address. */
  readonly mostOfAddress?: number
}

const tenMinutes = 600_000
const longestBody = 64 * 1024
const longestSendingMs = 20_000

/** The whole server but for listening: every door, in the order of the house. */
export async function createApp(needs: AppNeeds): Promise<FastifyInstance> {
  const { config, secret, storage, site, pages, log, now, randomBytes, nudge } = needs
  const { longestDelayMs = 1000, mostConnections = 12_000, mostOfAddress = 1000 } = needs
  const { isReady = () => true, isSettled = () => true, modelCounts = createModelCounts() } = needs
  const logTrouble = createTroubleLog()
  const answerError = createErrorAnswer(logTrouble)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: readTrust(config.trustProxy),
    bodyLimit: longestBody,
    // Slow senders are let go before they hold a socket for good. What Fastify sets on a server that is made leaves the
    // time for headers at a minute, and of both Node takes the longer one for the whole.
    connectionTimeout: 30_000,
    requestTimeout: longestSendingMs,
    http: {
      connectionsCheckingInterval: 5_000,
      requestTimeout: longestSendingMs,
      headersTimeout: longestSendingMs,
    },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // What was accepted before a stop is answered; what comes after waits for whoever starts next.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url }) => readTarget(url),
    // An address that cannot be read comes by none of the hooks.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers(findSecurityHeaders(config))),
  })
  // `npm run break` fills the memory that `deploy/imisozi.service` allows with 11,000; files stay free for database and letters.
  app.server.maxConnections = mostConnections
  boundConnections(app, config, mostOfAddress)
  app.setErrorHandler(answerError)
  addSecurityHeaders(app, config)
  tidyForwardedFor(app)
  logRequests(app)
  watchProxy(app, config)
  refusePipelines(app)
  refuseOddRequests(app)
  refuseCrossSite(app, config)
  letGoWhenStopping(app)
  const refuseWrongMethods = watchMethods(app)
  refuseUnderPressure(app, { longestDelayMs, isSettled })
  const limit = (tries: number) => createRateLimit({ tries, windowMs: tenMinutes, now })
  const perAddress = (tries: number) => limitAddresses({ tries, windowMs: tenMinutes, now })
  weighBodies(app, { perAddress: perAddress(6000), longestBody })

  const challenges = createChallenges({ secret, now, randomBytes })
  const parts = { secret, storage, now, nudge, ...findDeliveries(config) }
  const leads = createLeadService({ ...parts, challenges })
  const callbacks = createCallbackService(parts)
  const { hostname: host } = new URL(config.publicUrl)
  const visits = createVisitService({ storage, pages: site?.pages ?? new Set(), host, now })
  const { locator = createLocator({ ...config, log, now }) } = needs
  const { chat = createChat({ ...needs, locator }) } = needs
  app.addHook('preClose', () => chat.finish())
  const consents = config.keepsConsents ? storage.consents : null
  const readPromises = createPromiseReader(storage, now)
  const { readCounts: readChatCounts } = chat
  const metrics = createMetrics(app, { config, storage, site, readPromises, readChatCounts, modelCounts, now })
  await app.register(healthRoutes, { isReady, storage, metrics, config, now })
  await app.register(challengeRoutes, { challenges, perAddress: perAddress(6000) })
  const limitsOfForm = {
    readingsPerAddress: perAddress(6000),
    perSession: limit(12),
    perAddress: perAddress(600),
    strangersPerAddress: perAddress(600),
    pagesPerAddress: perAddress(200),
  }
  const { outbox } = storage
  await app.register(leadRoutes, { secret, outbox, leads, challenges, pages, logTrouble, ...limitsOfForm })
  const limitsOfSent = { perAddress: perAddress(600), perTicket: limit(120) }
  await app.register(sentRoutes, { secret, now, callbacks, storage, pages, ...limitsOfSent })
  await app.register(visitRoutes, { visits, perAddress: perAddress(6000) })
  await app.register(consentRoutes, { consents, perAddress: perAddress(600), now })
  await app.register(locationRoutes, { locator, perAddress: perAddress(6000) })
  const limits = {
    sessionsPerAddress: perAddress(600),
    messagesPerAddress: perAddress(3000),
    linksPerAddress: perAddress(600),
    callsPerAddress: perAddress(12_000),
    strangersPerAddress: perAddress(12_000),
    readingsPerChat: limit(600),
  }
  await app.register(chatRoutes, { ...chat, talks: chat.visitorTalks, people: chat.talks, secret, limits })
  await app.register(talkLinkRoutes, { secret, site, storage, now })
  await app.register(deskRoutes, {
    ...needs,
    ...parts,
    leads,
    chat,
    logTrouble,
    readPromises,
    publicUrl: config.publicUrl,
    limits: { membersPerAddress: perAddress(12_000), strangersPerAddress: perAddress(600) },
  })
  refuseWrongMethods()
  if (site) await app.register(staticRoutes, { site })
  else app.setNotFoundHandler((request, reply) => answerError(new Refusal('not-found'), request, reply))
  return app
}

/** No link of ours or of a campaign comes near. Everything that reads an address has this much to read at most. */
const longestAddress = 4096

function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, raw: { rawHeaders } }) => {
    if (url.length > longestAddress) throw new Refusal('too-large')
    // RFC 9112, 3.2: a proxy may have believed the other one.
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Refusal('malformed')
  })
}

/** What is asked for: some name the whole address (RFC 9112, 3.2.2), and whatever host that is, it has come to us. */
function readTarget(target = '/'): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? []
  if (origin === undefined) return escapeMeaningless(target)
  const rest = target.slice(origin.length)
  return escapeMeaningless(rest.startsWith('/') ? rest : `/${rest}`)
}

/** An address with signs that mean nothing (`/caf%E9`) is one that we do not have, and whoever follows it is told so. */
function escapeMeaningless(address: string): string {
  const [path = ''] = address.split('?', 1)
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length)
  }
}

/** Fastify takes addresses as they are; a number of hops has to be asked hop by hop. */
function readTrust(trustProxy: Config['trustProxy']) {
  if (trustProxy === false) return false
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : [...trustProxy]
}
