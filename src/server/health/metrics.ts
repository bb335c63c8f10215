import type { FastifyInstance } from 'fastify'
import type { Chat } from '#server/chat/create-chat.ts'
import { countByWeek, countFigures, type ReadPromises } from '#server/desk/figures.ts'
import { toDay } from '#server/storage/day.ts'
import type { Milliseconds, Storage } from '#server/storage/storage.ts'

export type HttpCounts = ReadonlyMap<string, number>

type Sources = {
  readonly storage: Storage
  readonly answers: HttpCounts
  readonly readPromises: ReadPromises
  readonly chat: ReturnType<Chat['readCounts']>
}

type Sample = readonly [labels: string, value: number]
type Metric = {
  readonly name: string
  readonly type: 'counter' | 'gauge'
  readonly help: string
  readonly samples: readonly Sample[]
}

/** Counts answers by route and status. A route is a pattern of ours, so the number of names is bounded. */
export function countAnswers(app: FastifyInstance): HttpCounts {
  const counts = new Map<string, number>()
  app.addHook('onResponse', (request, reply, done) => {
    const labels = `{route="${request.routeOptions.url ?? 'none'}",status="${reply.statusCode}"}`
    counts.set(labels, (counts.get(labels) ?? 0) + 1)
    done()
  })
  return counts
}

/** The state of the house in Prometheus' text format, version 0.0.4. */
export async function renderMetrics(
  { storage, answers, readPromises, chat }: Sources,
  at: Milliseconds,
): Promise<string> {
  const today = toDay(at)
  const [leads, outbox, nextDueAt, views, consents] = await Promise.all([
    storage.leads.count(),
    storage.outbox.count(),
    storage.outbox.nextDueAt(),
    storage.visits.countBy('device', today),
    storage.consents.count(Date.parse(today)),
  ])
  const { rss, heapUsed } = process.memoryUsage()
  const metrics: Metric[] = [
    { name: 'site_leads', type: 'gauge', help: 'Demo requests kept, by status.', samples: byStatus(leads) },
    { name: 'site_outbox_messages', type: 'gauge', help: 'Outgoing messages, by status.', samples: byStatus(outbox) },
    {
      name: 'site_outbox_next_due_timestamp_seconds',
      type: 'gauge',
      help: 'When the next waiting message is due.',
      samples: nextDueAt === null ? [] : [['', nextDueAt / 1000]],
    },
    {
      name: 'site_page_views_today',
      type: 'gauge',
      help: 'Page views counted this UTC day, by device.',
      samples: views.map((view) => [`{device="${view.key}"}`, view.views]),
    },
    {
      name: 'site_consents_today',
      type: 'gauge',
      help: 'Choices registered this UTC day, by the category they allow.',
      samples: Object.entries(consents).map(([category, count]) => [`{category="${category}"}`, count]),
    },
    ...describePromises(await storage.deskLeads.counts(at), await readPromises(), at),
    ...describeChat(chat),
    { name: 'http_requests_total', type: 'counter', help: 'Answers by route and status.', samples: [...answers] },
    { name: 'process_resident_memory_bytes', type: 'gauge', help: 'Resident memory.', samples: [['', rss]] },
    { name: 'nodejs_heap_size_used_bytes', type: 'gauge', help: 'Heap in use.', samples: [['', heapUsed]] },
    { name: 'process_uptime_seconds', type: 'gauge', help: 'Seconds since start.', samples: [['', process.uptime()]] },
  ]
  return metrics.map(renderMetric).join('')
}

/** Label names are ours; kinds and weeks are few, so the number of samples is bounded. */
function describePromises(
  { open, late }: { readonly open: number; readonly late: number },
  promises: Awaited<ReturnType<ReadPromises>>,
  at: Milliseconds,
): Metric[] {
  const { medianMs, ninetiethMs } = countFigures(promises, at)
  const quantiles: Sample[] = [
    ['{quantile="0.5"}', medianMs],
    ['{quantile="0.9"}', ninetiethMs],
  ].flatMap(([labels, ms]) => (typeof ms === 'number' ? [[String(labels), ms / 1000] as const] : []))
  const kept = countByWeek(promises, at).flatMap(({ week, wanted, keptShare }): Sample[] => {
    return keptShare === null ? [] : [[`{source="${wanted}",week="${week}"}`, keptShare]]
  })
  return [
    {
      name: 'site_promises',
      type: 'gauge',
      help: 'Answers promised and not given, by state.',
      samples: [
        ['{state="open"}', open],
        ['{state="late"}', late],
      ],
    },
    {
      name: 'site_first_answer_seconds',
      type: 'gauge',
      help: 'How long a promised answer took, of the last 28 days.',
      samples: quantiles,
    },
    {
      name: 'site_promises_kept_ratio',
      type: 'gauge',
      help: 'Share of promises kept in time, by what was asked for and by ISO week.',
      samples: kept,
    },
  ]
}

function describeChat({ sessions, messages, replies, running }: Sources['chat']): Metric[] {
  const byKind = [...replies].map(([kind, count]): Sample => [`{kind="${kind}"}`, count])
  return [
    { name: 'chat_sessions_total', type: 'counter', help: 'Conversations begun here.', samples: [['', sessions]] },
    {
      name: 'chat_messages_total',
      type: 'counter',
      help: 'Messages of visitors kept here.',
      samples: [['', messages]],
    },
    { name: 'chat_replies_total', type: 'counter', help: 'Replies made here, by kind.', samples: byKind },
    { name: 'chat_replies_running', type: 'gauge', help: 'Replies waiting or being made.', samples: [['', running]] },
  ]
}

function byStatus(counts: Readonly<Record<string, number>>): Sample[] {
  return Object.entries(counts).map(([status, count]) => [`{status="${status}"}`, count])
}

function renderMetric({ name, type, help, samples }: Metric): string {
  const lines = samples.map(([labels, value]) => `${name}${labels} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}
