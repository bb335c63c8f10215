import { atMostEvery, dayMs, type Milliseconds, minuteMs } from '#server/clock.ts'
import type { DeskFigures, FigureRow } from '#contract/desk.ts'
import type { StoredPromise } from '#server/storage/desk-storage.ts'
import type { Storage } from '#server/storage/storage.ts'

/** What the figures look back on. */
const figureDays = 28
const freshMs = minuteMs

type Counted = Omit<StoredPromise, 'leadId' | 'number'>

/** How we kept what we promised: of everything that was answered, or should have been by now. */
export function countFigures(promises: readonly Counted[], now: Milliseconds): DeskFigures {
  const took = promises
    .flatMap(({ askedAt, answeredAt }) => (answeredAt === null ? [] : [answeredAt - askedAt]))
    .toSorted((one, other) => one - other)
  const judged = promises.filter(({ answeredAt, dueAt }) => answeredAt !== null || dueAt <= now)
  const kept = judged.filter(({ answeredAt, dueAt }) => answeredAt !== null && answeredAt <= dueAt)
  return {
    medianMs: rank(took, 0.5),
    ninetiethMs: rank(took, 0.9),
    keptShare: judged.length === 0 ? null : kept.length / judged.length,
  }
}

/** The same by week and by what was asked for, the latest week first. */
export function countByWeek(promises: readonly Counted[], now: Milliseconds): readonly FigureRow[] {
  const groups = Map.groupBy(promises, ({ askedAt, kind }) => `${nameWeek(askedAt)} ${kind}`)
  return [...groups]
    .flatMap(([, group]) => {
      const [first] = group
      if (!first) return []
      const open = group.filter(({ answeredAt }) => answeredAt === null).length
      const row = { week: nameWeek(first.askedAt), wanted: first.kind, asked: group.length, open }
      return [{ ...row, ...countFigures(group, now) }]
    })
    .toSorted((one, other) => other.week.localeCompare(one.week) || one.wanted.localeCompare(other.wanted))
}

export function readLatestPromises({ promises }: Pick<Storage, 'promises'>, now: Milliseconds) {
  return promises.since(now - figureDays * dayMs)
}

/** The same, looked through at most once a minute: ten thousand of them take longer than the rest of a page. */
export function createPromiseReader(storage: Pick<Storage, 'promises'>, now: () => Milliseconds) {
  return atMostEvery(freshMs, () => readLatestPromises(storage, now()), now)
}
export type ReadPromises = ReturnType<typeof createPromiseReader>

/** The nearest one of a sorted list: half of them took no longer than the median. */
function rank(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}

/** ISO 8601: `2026-W47`. */
export function nameWeek(moment: Milliseconds): string {
  const { yearOfWeek, weekOfYear } = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('UTC')
  return `${yearOfWeek}-W${String(weekOfYear).padStart(2, '0')}`
}
