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
 * `npm run bench -- pages [/path …]`: how pages load on a slow phone, beside a page written by hand.
 * `npm run bench -- start`: how long a start takes after a kill, beside a server that does nothing.
 */
const whole = (number: number) => Math.round(number)
const share = (ratio: number) => `${Math.round(ratio * 100)} %`

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model}\n`)

const [what, ...paths] = process.argv.slice(2)
if (what === 'pages') {
  console.log('Pages on a slow phone, banner shown, nothing touched, medians in ms')
  console.table(await benchPages(paths))
  console.log('From a click to the first paint of the next page, ms')
  console.table([await benchNextPage()])
  process.exit()
}

async function showStart() {
  const { ours, bare } = await benchStart()
  console.log(`Ready after a kill, ms (load ${(loadavg()[0] ?? 0).toFixed(1)})`)
  const row = (key: 'wall' | 'processor') => ({
    ours: whole(ours[key]),
    'a bare server of Node': whole(bare[key]),
    'times that': (ours[key] / bare[key]).toFixed(1),
  })
  console.table({ 'wall (goal 1,000, two quiet cores)': row('wall'), processor: row('processor') })
}

if (what === 'start') {
  await showStart()
  process.exit()
}

console.log('Weight of a first visit, bytes after brotli (goals: html 14,000, script 4,000, total 40,000)')
console.table(weighPages())

console.log('The cookie banner alone, bytes after brotli (goals: first view 1,500, preferences beside React 5,000)')
console.table([await weighConsent()])

console.log('The live chat, bytes after brotli')
console.table([await weighChat()])

await showStart()

const sentences = await benchSentences()
console.log('A sentence from its last token at the model to the visitor, ms')
console.table([
  {
    'straight from the model': sentences.straight.toFixed(2),
    'through the guard': sentences.through.toFixed(2),
    'added, median (goal 5)': sentences.added.toFixed(2),
    p99: sentences.p99.toFixed(1),
  },
])

console.log('Answers of the embedded assistant, ms')
console.table([await benchEmbedded()])

console.log('Conversations at once on one process, each answered by a slow model')
console.table([await benchCrowd()])

console.log('The desk over 10,000 open leads and 100,000 messages, ms of processor time')
console.table([...(await benchDesk()), ...(await benchDeskOnPostgres())])

console.log("A person's message to the visitor's window, ms")
console.table(await benchTalks())

console.log('Visitors who wait for a person, on one process')
console.table([await benchWaiting()])

const demo = await benchDemoRequests()
console.log('Demo requests, durable')
console.table([
  {
    'accepted/s': whole(demo.accepted),
    'direct inserts/s': whole(demo.direct),
    'of direct (goal 60 %)': share(demo.ratio),
    'half load/s': whole(demo.halfLoad.rate),
    'p50 ms': demo.halfLoad.p50.toFixed(1),
    'p99 ms': demo.halfLoad.p99.toFixed(1),
  },
])

const pages = await benchStaticPages()
console.log('Pages served')
if (pages) {
  console.table(
    pages.map(({ path, ours, nginx, ratio }) => ({
      path,
      'ours/s': whole(ours),
      'nginx/s': whole(nginx),
      'of nginx (goal 35 %)': share(ratio),
    })),
  )
} else console.log('nginx or wrk is not installed: left out')
