import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { createApp } from './app.ts'
import { createAssistant } from './assistant/create-assistant.ts'
import { createEmbeddedAssistant } from './assistant/embedded/embedded-assistant.ts'
import type { Knowledge } from './assistant/knowledge.ts'
import { loadKnowledge } from './assistant/load-knowledge.ts'
import { watchSilence } from './chat/silence.ts'
import { createSummaries } from './chat/summaries.ts'
import { watchTalks } from './chat/watch-talks.ts'
import { findPlaceholders } from './cli/placeholders.ts'
import type { Config } from './config.ts'
import { findDeliveries } from './leads/deliveries.ts'
import { watchPromises } from './desk/promise-keeper.ts'
import { createDeliverers } from './outbox/deliverers.ts'
import { startOutboxWorker } from './outbox/worker.ts'
import type { PageRenderer } from './pages.ts'
import { findPlainConnections } from './plain-connections.ts'
import { keepSecret } from './secret.ts'
import { loadSite, type Site } from './static/site.ts'
import { openStorage } from './storage/open-storage.ts'
import { startRetention } from './storage/retention.ts'
import { createLive } from './talks/live.ts'
import { createTalkService } from './talks/talks.service.ts'

export type Server = {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly address: string
  /** Takes nothing new, finishes what it has in hand, and lets go of everything. */
  stop(): Promise<void>
}

type Pages = {
  readonly pageRenderer: PageRenderer
  readonly site: Site | null
  /** What the pages say, for the assistant. */
  readonly knowledge: Knowledge
}
type Needs = { readonly config: Config; readonly log: FastifyBaseLogger; readonly pages: Pages }

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
async function open({ config, log, pages }: Needs, held: AsyncDisposableStack): Promise<string> {
  const { pageRenderer, site, knowledge } = pages
  const secret = keepSecret(config)
  const storage = held.adopt(await openStorage(config.databaseUrl), (opened) => opened.close())
  const now = Date.now
  const deliverers = createDeliverers({ config, storage, secret, now, log })
  const outbox = held.adopt(startOutboxWorker({ storage, deliverers, now, random: Math.random, log }), stopPart)
  held.adopt(startRetention({ storage, retentionDays: config.retentionDays, now, log }), stopPart)
  const nudge = () => outbox.nudge()
  const embedded = createEmbeddedAssistant({ knowledge, now })
  const { modelUse } = storage
  const assistant = createAssistant({ config: config.assistant, knowledge, embedded, modelUse, now, log })
  const summaries = createSummaries({ ...findDeliveries(config), now })
  held.adopt(watchSilence({ storage, summaries, now, nudge, log }), stopPart)
  const { messageDomain } = findDeliveries(config)
  held.adopt(watchPromises({ storage, messageDomain, now, nudge, log }), stopPart)
  const live = createLive(storage.signals)
  const talks = createTalkService({ storage, live, now })
  held.adopt(watchTalks({ storage, talks, live, messageDomain, now, nudge, log }), stopPart)
  const parts = { config, secret, storage, site, pages: pageRenderer, assistant, log, now, randomBytes, nudge }
  const app = await createApp(parts)
  held.defer(async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
    // Both at once: a stop takes less than ten seconds in all.
    await Promise.all([app.close(), outbox.stop()])
    clearTimeout(cut)
  })
  const address = await app.listen({ port: config.port, host: config.host })
  warnOfPlaceholders(config, log)
  for (const variable of findPlainConnections(config)) log.warn({ variable }, 'connection without encryption')
  return address
}

const stopPart = (part: { stop(): Promise<void> | void }) => part.stop()

/** The built site, and the renderer that the build made from it; how it looks is not the server's business. */
export async function loadBuiltPages(distDir: string): Promise<Pages> {
  const site = await loadSite(distDir)
  const renderer = pathToFileURL(path.join(distDir, 'pages', 'render.js')).href
  const { pageRenderer }: { pageRenderer: PageRenderer } = await import(/* @vite-ignore */ renderer)
  return { site, pageRenderer, knowledge: await loadKnowledge(distDir) }
}

/** A site that goes public with invented telephone numbers should be told so at every start. */
function warnOfPlaceholders({ publicUrl, mail }: Config, log: FastifyBaseLogger) {
  const { hostname } = new URL(publicUrl)
  if (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]') return
  const variables = [
    ['MAIL_FROM', mail.from.address],
    ['SALES_EMAIL', mail.sales],
  ] as const
  const defaults = variables.flatMap(([name, value]) => (value.endsWith('.example') ? [name] : []))
  for (const placeholder of [...findPlaceholders(), ...defaults]) log.warn({ placeholder }, 'placeholder still in use')
}
