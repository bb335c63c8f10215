import type { ModelCounts } from '#server/assistant/model/model.ts'
import type { Chat } from '#server/chat/create-chat.ts'
import { countByWeek, countFigures, type ReadPromises } from '#server/desk/figures.ts'
import type { Site } from '#server/static/site.ts'
import { toDay } from '#server/clock.ts'
import { listEndingDates } from './ending-dates.ts'
import { findLastBackup } from './last-backup.ts'
import type { Parts } from '#server/parts.ts'

export type Sources = Pick<Parts, 'config' | 'storage' | 'now'> & {
  readonly site: Site | null
  readonly readPromises: ReadPromises
  readonly readChatCounts: Chat['readCounts']
  readonly modelCounts: ModelCounts
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]
export type Figure = {
  readonly name: string
  readonly kind: 'gauge' | 'counter'
  readonly help: string
  /** Names of ours; each has few values, so the number of samples is bounded. */
  readonly labels: readonly string[]
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>
}

/** What is looked up each time somebody asks. What an answer costs and how long it took is counted as it happens (metrics.ts). */
export function listFigures(sources: Sources): readonly Figure[] {
  return [...listKept(sources), ...listPromises(sources), ...listChat(sources), ...listDates(sources), ...ownFigures]
}

function listKept({ storage, now }: Sources): readonly Figure[] {
  const { leads, outbox, visits, consents } = storage
  return [
    gauge('site_leads', 'Leads kept, by status.', ['status'], async () => label('status', await leads.count())),
    gauge('site_outbox_messages', 'Outgoing messages, by status.', ['status'], async () =>
      label('status', await outbox.count()),
    ),
    gauge('site_outbox_next_due_timestamp_seconds', 'When the next waiting message is due.', [], async () =>
      alone(await outbox.nextDueAt(), (at) => at / 1000),
    ),
    gauge(
      'site_outbox_age_seconds',
      'Since when the longest has waited that is due or was tried in vain.',
      [],
      async () => alone(Math.max(0, now() - ((await outbox.oldestAt(now())) ?? now())) / 1000),
    ),
    gauge('site_page_views_today', 'Page views counted this UTC day, by device.', ['device'], async () =>
      (await visits.countBy('device', toDay(now()))).map(({ key, views }) => [{ device: key }, views] as const),
    ),
    gauge(
      'site_consents_today',
      'Choices registered this UTC day, by the category they allow.',
      ['category'],
      async () => label('category', await consents.count(Date.parse(toDay(now())))),
    ),
  ]
}

function listPromises({ storage, readPromises, now }: Sources): readonly Figure[] {
  return [
    gauge('site_promises', 'Answers promised and not given, by state.', ['state'], async () => {
      const { open, late } = await storage.deskLeads.countPromised(now())
      return label('state', { open, late })
    }),
    gauge(
      'site_first_answer_seconds',
      'How long a promised answer took, of the last 28 days.',
      ['quantile'],
      async () => {
        const { medianMs, ninetiethMs } = countFigures(await readPromises(), now())
        const quantiles = [['0.5', medianMs] as const, ['0.9', ninetiethMs] as const]
        return quantiles.flatMap(([quantile, ms]) => (ms === null ? [] : [[{ quantile }, ms / 1000] as const]))
      },
    ),
    gauge(
      'site_promises_kept_ratio',
      'Share of promises kept in time, by what was asked for and by ISO week.',
      ['source', 'week'],
      async () =>
        countByWeek(await readPromises(), now()).flatMap(({ week, wanted, keptShare }) =>
          keptShare === null ? [] : [[{ source: wanted, week }, keptShare] as const],
        ),
    ),
  ]
}

function listChat({ config, storage, readChatCounts, modelCounts, now }: Sources): readonly Figure[] {
  const { assistant } = config
  return [
    counter('chat_sessions_total', 'Conversations begun here.', [], () => alone(readChatCounts().sessions)),
    counter('chat_messages_total', 'Messages of visitors kept here.', [], () => alone(readChatCounts().messages)),
    counter('chat_replies_total', 'Replies made here, by kind.', ['kind'], () =>
      label('kind', readChatCounts().replies),
    ),
    gauge('chat_replies_running', 'Replies waiting or being made.', [], () => alone(readChatCounts().running)),
    counter(
      'chat_guard_refusals_total',
      'Replies of the model that the guard stopped here, by reason.',
      ['reason'],
      () => label('reason', modelCounts.refusals),
    ),
    counter('chat_model_failures_total', 'Replies that the model did not give here, by reason.', ['reason'], () =>
      label('reason', modelCounts.failures),
    ),
    gauge('chat_model_tokens_today', 'Tokens of the model used this UTC day, by all instances.', [], async () =>
      alone(await storage.modelUse.of(toDay(now()))),
    ),
    gauge('chat_model_budget_tokens', 'Tokens a UTC day may cost; none where no model is configured.', [], () =>
      alone(assistant.kind === 'embedded' ? null : assistant.dailyBudget),
    ),
  ]
}

function listDates({ config, site, now }: Sources): readonly Figure[] {
  const securityTxt = site?.find('/.well-known/security.txt')?.variants.identity?.body.toString() ?? null
  return [
    gauge('site_days_left', 'Days until what has a date runs out, by what it is.', ['what'], () =>
      listEndingDates(securityTxt, now()).map(({ what, daysLeft }) => [{ what }, daysLeft] as const),
    ),
    gauge(
      'site_last_backup_timestamp_seconds',
      'When the embedded database was copied last, 0 for never.',
      [],
      async () => alone(await findLastBackup(config), (at) => at / 1000),
    ),
  ]
}

/** Of this process. */
const ownFigures: readonly Figure[] = [
  gauge('process_resident_memory_bytes', 'Resident memory.', [], () => alone(process.memoryUsage.rss())),
  gauge('nodejs_heap_size_used_bytes', 'Heap in use.', [], () => alone(process.memoryUsage().heapUsed)),
  gauge('process_uptime_seconds', 'Seconds since start.', [], () => alone(process.uptime())),
  counter('process_cpu_seconds_total', 'Processor time used.', [], () => {
    const { user, system } = process.cpuUsage()
    return alone((user + system) / 1e6)
  }),
]

function gauge(name: string, help: string, labels: Figure['labels'], read: Figure['read']): Figure {
  return { name, kind: 'gauge', help, labels, read }
}

function counter(name: string, help: string, labels: Figure['labels'], read: Figure['read']): Figure {
  return { name, kind: 'counter', help, labels, read }
}

/** A figure without a label; none where there is nothing to tell. */
function alone(value: number | null, to = (found: number) => found): readonly Sample[] {
  return value === null ? [] : [[{}, to(value)]]
}

function label(name: string, counts: Readonly<Record<string, number>> | ReadonlyMap<string, number>) {
  const entries = counts instanceof Map ? [...counts] : Object.entries(counts)
  return entries.map(([value, count]): Sample => [{ [name]: value }, count])
}
