import type { ViewCount } from '#server/storage/storage.ts'
import { reportVisits, type Measured, type VisitReport } from '#server/visits/visit-report.ts'
import type { Parts } from '#server/parts.ts'
import { parseWords } from './parse-words.ts'
import { misuse, type ExitCode, type Terminal } from './run-tool.ts'
import { writeTable } from './text-table.ts'

type Counted = Pick<Parts, 'storage' | 'now'>

const visitsUsage = `npm run visits -- [--days N] [--json]

  --days N   the last N days of UTC, today included; 30 unless told otherwise
  --json     for programs

Counted are page views of visitors who allow analytics. The 75th percentiles are estimated from a histogram.`

const mostDays = 36_500

/** Does what the words after `npm run visits --` say. */
export async function runVisits(
  words: readonly string[],
  terminal: Terminal,
  open: () => Promise<Counted>,
): Promise<ExitCode> {
  const reading = readWords(words)
  if (reading === 'help') {
    terminal.write(visitsUsage)
    return 0
  }
  if (typeof reading === 'string') return misuse(terminal, reading, visitsUsage)
  const { storage, now } = await open()
  const report = await reportVisits(storage, reading.days, now())
  terminal.write(reading.isJson ? JSON.stringify(report, null, 2) : sayReport(report))
  return 0
}

/** The options, or what is wrong with them. */
function readWords(words: readonly string[]) {
  const parsed = parseWords(words, {
    days: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  })
  if (typeof parsed === 'string') return parsed
  const { values, positionals } = parsed
  if (values.help) return 'help'
  if (positionals.length > 0) return `Unexpected argument '${positionals[0]}'`
  const days = /^\d{1,5}$/.test(values.days) ? Number(values.days) : 0
  if (days < 1 || days > mostDays) return `--days must be a whole number from 1 to ${mostDays}`
  return { days, isJson: values.json }
}

function sayReport({ from, to, views, p75, days, pages, referrers, devices }: VisitReport): string {
  const measuredHeadings = ['LCP p75', 'INP p75', 'CLS p75']
  const first = days.findIndex((day) => day.views > 0)
  const plain = ({ key, views: count }: ViewCount) => [key || '(none)', String(count)]
  const total = ['all', String(views)]
  const sections = [
    writeTable(['Day (UTC)', 'Views'], [...days.slice(first).map(plain), total]),
    writeTable(
      ['Page', 'Views', ...measuredHeadings],
      pages.map((page) => [...plain(page), ...sayMeasured(page.p75)]),
    ),
    writeTable(['Came from', 'Views'], referrers.map(plain)),
    writeTable(
      ['Device', 'Views', ...measuredHeadings],
      [...devices.map((device) => [...plain(device), ...sayMeasured(device.p75)]), [...total, ...sayMeasured(p75)]],
    ),
  ]
  const title = `Page views from ${from} to ${to}, of visitors who allow analytics`
  return views === 0 ? `${title}: none` : [title, ...sections].join('\n\n')
}

function sayMeasured({ lcp, inp, cls }: Measured): string[] {
  const sayMs = (value: number | null) => (value === null ? '-' : `${Math.round(value)} ms`)
  return [sayMs(lcp), sayMs(inp), cls === null ? '-' : cls.toFixed(3)]
}
