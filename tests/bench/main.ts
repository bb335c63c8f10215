import { availableParallelism, cpus, loadavg } from 'node:os'
import { weighChat } from './chat-weight.ts'
import { weighConsent } from './consent.ts'
import { benchCrowd, benchEmbedded, benchSentences } from './conversations.ts'
import { benchDemoRequests } from './demo-requests.ts'
import { benchDesk, benchDeskOnPostgres } from './desk.ts'
import { benchNextPage, benchPages } from './page-loads.ts'
import { benchStart } from './start.ts'
import { benchStaticPages } from './static-pages.ts'
import { benchTalks, benchWaiting } from './talks.ts'
import { weighPages } from './weight.ts'

/**
 * `npm run bench`: everything of docs/benchmarks.md, each figure beside its reference from the same run.
 * `npm run bench -- desk`: a part alone. `npm run bench -- pages [/path …]`, never among the others: how pages load on a
 * slow phone, beside a page written by hand.
 */
const whole = (number: number) => Math.round(number)
const share = (ratio: number) => `${Math.round(ratio * 100)} %`

function show(title: string, rows: unknown) {
  console.log(`${title} (load ${(loadavg()[0] ?? 0).toFixed(1)})`)
  console.table(rows)
}

async function showPages(paths: readonly string[]) {
  show('Pages on a slow phone, banner shown, nothing touched, medians in ms', await benchPages(paths))
  show('From a click to the first paint of the next page, ms', [await benchNextPage()])
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  async weight() {
    show('Weight of a first visit, bytes after brotli (goals: html 14,000, script 4,000, total 40,000)', weighPages())
    const banner = [await weighConsent()]
    show(
      'The cookie banner alone, bytes after brotli (goals: first view 1,500, preferences beside React 5,000)',
      banner,
    )
    show('The live chat, bytes after brotli', [await weighChat()])
  },

  async start() {
    const { ours, bare } = await benchStart()
    const row = (key: 'wall' | 'processor') => ({
      ours: whole(ours[key]),
      'a bare server of Node': whole(bare[key]),
      'times that': (ours[key] / bare[key]).toFixed(1),
    })
    const rows = { 'wall (goal 1,000, two quiet cores)': row('wall'), processor: row('processor') }
    show('Ready after a kill, ms', rows)
  },

  async assistant() {
    const { straight, through, added, p99 } = await benchSentences()
    show('A sentence from its last token at the model to the visitor, ms', [
      {
        'straight from the model': straight.toFixed(2),
        'through the guard': through.toFixed(2),
        'added, median (goal 5)': added.toFixed(2),
        p99: p99.toFixed(1),
      },
    ])
    show('Answers of the embedded assistant, ms', [await benchEmbedded()])
    show('Conversations at once on one process, each answered by a slow model', [await benchCrowd()])
  },

  async desk() {
    const rows = [...(await benchDesk()), ...(await benchDeskOnPostgres())]
    show('The desk over 10,000 open leads and 100,000 messages, ms of processor time', rows)
    show("A person's message to the visitor's window, ms", await benchTalks())
    show('Visitors who wait for a person, on one process', [await benchWaiting()])
  },

  async requests() {
    const demo = await benchDemoRequests()
    show('Demo requests, durable', [
      {
        'accepted/s': whole(demo.accepted),
        'direct inserts/s': whole(demo.direct),
        'of direct (goal 60 %)': share(demo.ratio),
        'half load/s': whole(demo.halfLoad.rate),
        'p50 ms': demo.halfLoad.p50.toFixed(1),
        'p99 ms': demo.halfLoad.p99.toFixed(1),
      },
    ])
  },

  async served() {
    const pages = await benchStaticPages()
    if (!pages) return console.log('nginx or wrk is not installed: pages served are left out')
    const rows = pages.map(({ path, ours, nginx, ratio }) => ({
      path,
      'ours/s': whole(ours),
      'nginx/s': whole(nginx),
      'of nginx (goal 35 %)': share(ratio),
    }))
    show('Pages served', rows)
  },
}

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model}\n`)

const [what, ...paths] = process.argv.slice(2)
if (what === 'pages') await showPages(paths)
else {
  const chosen = what === undefined ? Object.values(parts) : [parts[what]]
  for (const part of chosen) {
    if (!part) throw new Error(`There is no '${what}': ${['pages', ...Object.keys(parts)].join(', ')}`)
    await part()
  }
}
process.exit()
