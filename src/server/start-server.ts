import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger, FastifyListenOptions } from 'fastify'
import { createApp } from './app.ts'
import type { Assistant } from './assistant/assistant.ts'
import { createAssistant } from './assistant/create-assistant.ts'
import { createEmbeddedAssistant } from './assistant/embedded/embedded-assistant.ts'
import { createLaterAssistant, thinkInTurn } from './assistant/think-in-turn.ts'
import { loadKnowledge, type Knowledge } from './assistant/load-knowledge.ts'
import { createModelCounts } from './assistant/model/model.ts'
import { watchSilence } from './chat/silence.ts'
import { createSummaries } from './chat/summaries.ts'
import { createChat } from './chat/create-chat.ts'
import { watchTalks } from './chat/watch-talks.ts'
import { findPlaceholders } from './cli/placeholders.ts'
import type { Config } from './config.ts'
import { forgetBeside } from './erasure/forget-beside.ts'
import { replayErasures } from './erasure/replay.ts'
import { findDeliveries } from './outbox/deliveries.ts'
import { watchPromises } from './desk/promise-keeper.ts'
import { createDeliverers } from './deliverers.ts'
import { startOutboxWorker } from './outbox/worker.ts'
import type { PageRenderer } from './pages.ts'
import { createLocator } from './location/locator.ts'
import { findPlainConnections } from './plain-connections.ts'
import { keepSecret } from './secret/secret.ts'
import { loadSite, type Site } from './static/site.ts'
import { openStorage } from './storage/open-storage.ts'
import { startRetention } from './storage/retention.ts'
import { openSweepMark } from './storage/sweep-mark.ts'
import { standAlone } from './storage/sole-server.ts'
import { takeUp } from './take-up.ts'
import { dayMs } from '#server/clock.ts'

export type Server = {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly address: string
  /** Takes nothing new, finishes what it has in hand, and lets go of everything. */
  stop(): Promise<void>
}

type Pages = {
  readonly pageRenderer: PageRenderer
  readonly site: Site | null
  /** What the pages say, for the assistant: read once everybody else can be served. */
  readonly readKnowledge: () => Promise<Knowledge>
}
type Needs = {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly pages: Pages
  /** Lets go of the port that was held until now. */
  readonly releasePort?: () => Promise<void>
}

/** The delay of the event loop is measured over a second, and told in the second after. */
const settlingMs = 2000
/** A slow caller is cut off after this, so that stopping takes less than ten seconds in all. */
const drainMs = 7000

/** Puts the whole server together: configuration → storage → services → doors. A start that fails leaves nothing open. */
export async function startServer(needs: Needs): Promise<Server> {
  const held = new AsyncDisposableStack()
  try {
    const address = await open(needs, held)
    return { address, stop: () => held.disposeAsync() }
  } catch (error) {
    await held.disposeAsync()
    throw error
  }
}

/** Opens each part, and notes in `held` how it is let go: in the opposite order. */
async function open({ config, log, pages, releasePort }: Needs, held: AsyncDisposableStack): Promise<string> {
  const { pageRenderer, site, readKnowledge } = pages
  const secret = keepSecret(config)
  const storage = held.adopt(await openStorage(config.databaseUrl), (opened) => opened.close())
  const { now } = storage
  const standing = held.adopt(standAlone(config.databaseUrl), ({ close }) => void close())
  const nudge = () => outbox.nudge()
  const parts = { config, secret, storage, now, nudge, log, ...findDeliveries(config) }
  // Before a letter goes out to somebody whom a restored backup has brought back.
  const again = await replayErasures(parts, now() - config.retentionDays * dayMs)
  if (again > 0) log.warn({ leads: again }, 'erased again what a restored database had brought back')
  await takeUp({ standing, storage, mailUrl: config.mail.url, now, log })
  const outbox = held.adopt(
    startOutboxWorker({ ...parts, deliverers: createDeliverers(parts), random: Math.random }),
    stopPart,
  )
  const { retentionDays, dataDir } = config
  const forget = (oldest: number) => forgetBeside(parts, oldest)
  const mark = openSweepMark(dataDir)
  held.adopt(startRetention({ storage, forgetBeside: forget, retentionDays, mark, now, log }), stopPart)
  const reading = Promise.withResolvers<Assistant>()
  const assistant = createLaterAssistant(reading.promise)
  held.adopt(watchSilence({ ...parts, summaries: createSummaries(parts) }), stopPart)
  held.adopt(watchPromises(parts), stopPart)
  const locator = createLocator({ ...config, log, now })
  const chat = createChat({ ...parts, assistant, locator })
  held.adopt(watchTalks({ ...parts, ...chat }), stopPart)
  let readyAt = Infinity
  const modelCounts = createModelCounts()
  const app = await createApp({
    ...parts,
    site,
    pages: pageRenderer,
    assistant,
    modelCounts,
    locator,
    chat,
    randomBytes,
    isReady: () => performance.now() >= readyAt,
    isSettled: () => performance.now() >= readyAt + settlingMs,
  })
  held.defer(async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
    // Both at once: a stop takes less than ten seconds in all.
    await Promise.all([app.close(), outbox.stop()])
    clearTimeout(cut)
  })
  await releasePort?.()
  const address = await app.listen(whereTo(config))
  // Pages and forms need none of it: they are served while the assistant still reads.
  reading.resolve(readUp())
  await reading.promise
  readyAt = performance.now()
  warnOfPlaceholders(config, log)
  for (const variable of findPlainConnections(config)) log.warn({ variable }, 'connection without encryption')
  // Served packed less well until then, and kept for the next start. Where it cannot be kept, only that is lost.
  site?.packRest().catch((error: unknown) => log.warn({ err: error }, 'the packed pages were not kept'))
  return address

  async function readUp(): Promise<Assistant> {
    const knowledge = await readKnowledge()
    await setImmediate()
    const embedded = thinkInTurn(createEmbeddedAssistant({ knowledge, now }))
    const { assistant: model, publicUrl } = config
    return createAssistant({ ...storage, config: model, publicUrl, knowledge, embedded, modelCounts, now, log })
  }
}

/** Node takes a socket that listens already by its number. */
function whereTo({ host, port, socket }: Config): FastifyListenOptions & { readonly fd?: number } {
  return socket === null ? { host, port } : { host, fd: socket }
}

const stopPart = (part: { stop(): Promise<void> | void }) => part.stop()

/** The built site, and the renderer that the build made from it; how it looks is not the server's business. */
export async function loadBuiltPages(
  distDir: string,
  { publicUrl, dataDir, hasServiceWorker }: Config,
): Promise<Pages> {
  const renderer = pathToFileURL(path.join(distDir, 'pages', 'render.js')).href
  const [site, { pageRenderer }]: [Site, { pageRenderer: PageRenderer }] = await Promise.all([
    loadSite(distDir, { publicUrl, packedDir: path.join(dataDir, 'packed'), hasServiceWorker }),
    import(/* @vite-ignore */ renderer),
  ])
  return { site, pageRenderer, readKnowledge: () => loadKnowledge(distDir) }
}

/** A site that goes public with invented telephone numbers should be told so at every start. */
function warnOfPlaceholders({ publicUrl, mail }: Config, log: FastifyBaseLogger) {
  const { hostname } = new URL(publicUrl)
  if (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]') return
  for (const placeholder of findPlaceholders(mail)) log.warn({ placeholder }, 'placeholder still in use')
}
