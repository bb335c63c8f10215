import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Counter from 'prom-client/lib/counter.js'
import Gauge from 'prom-client/lib/gauge.js'
import Histogram from 'prom-client/lib/histogram.js'
import Registry from 'prom-client/lib/registry.js'
import { listFigures, type Figure, type Sources } from './figures.ts'

export type Metrics = Pick<Registry, 'contentType' | 'metrics'>

/** The state of the house, as Prometheus reads it. Before the first door: what is answered is counted from then on. */
export function createMetrics(app: FastifyInstance, sources: Sources): Metrics {
  const registry = new Registry()
  countAnswers(app, registry)
  watchLoop(app, registry)
  for (const figure of listFigures(sources)) lookUp(figure, registry)
  return registry
}

/** A route is a pattern of ours, so the number of names is bounded. */
function countAnswers(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route and status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route; streams are none.',
    labelNames: ['route'],
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    answers.inc({ route, status: reply.statusCode })
    if (!isStream(reply)) durations.observe({ route }, reply.elapsedTime / 1000)
    done()
  })
}

/** It lasts as long as somebody listens. */
function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream')
}

const nanoseconds = 1e9

/** How late timers come: whatever holds the one thread up holds everybody up. */
function watchLoop(app: FastifyInstance, registry: Registry): void {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  app.addHook('onClose', async () => void delays.disable())
  const lag = new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'Delay of the event loop since it was asked for last, 99th percentile.',
    registers: [],
    collect() {
      this.set(delays.percentile(99) / nanoseconds)
      delays.reset()
    },
  })
  registry.registerMetric(lag)
}

const kinds = { gauge: Gauge, counter: Counter }

function lookUp({ name, help, kind, labels, read }: Figure, registry: Registry): void {
  const metric = new kinds[kind]({
    name,
    help,
    labelNames: labels,
    registers: [],
    async collect() {
      const samples = await read()
      this.reset()
      // Without labels it would be 0 where there is nothing to tell.
      this.remove({})
      for (const [of, value] of samples) this.inc(of, value)
    },
  })
  registry.registerMetric(metric)
}
