import { openStorage } from '#server/storage/open-storage.ts'
import { percentile } from '../bench/statistics.ts'
import { sendBystander, sendCrowd } from './crowd.ts'
import { createProduct, makeFolder, pause } from './product.ts'
import { judge, type Verdict } from './verdict.ts'

/** Seconds at most in which it shows what it can do; of a short attack a third is enough. */
const longestProbe = 5
const width = 8
/** Shorter, and what is still warming up is taken for growing. */
const shortestToJudge = 300
/** Of the last third beside the second. */
const mostGrowth = 1.25

/** First what it can do, then seven tenths of that for long: neither memory nor waits may grow. */
export async function endure(seconds: number): Promise<Verdict> {
  const folder = makeFolder()
  const product = await createProduct({ DATA_DIR: folder })
  await product.start()
  const probe = sendCrowd(() => [product.url], width)
  const probed = Math.min(longestProbe, seconds / 3)
  await pause(probed * 1000)
  await probe.stop()
  const most = count(probe) / probed
  // Of each turn of a visitor seven tenths are work, the rest is a pause.
  const pauseMs = (width / most) * 1000 * (1 / 0.7 - 1)
  const [crowd, bystander] = [sendCrowd(() => [product.url], width, pauseMs), sendBystander(() => product.url)]
  const memories: number[] = []
  const marks = [0]
  for (let second = 0; second < seconds; second += 1) {
    await pause(1000)
    memories.push(product.readMemory())
    marks.push(bystander.waits.length)
  }
  await crowd.stop()
  await bystander.stop()
  const thirds = [0, 1, 2].map((third) => [third, third + 1].map((end) => Math.floor((seconds * end) / 3)))
  const megabytes = thirds.map(([from, to]) => Math.round(percentile(memories.slice(from, to), 0.5) / 1e6))
  const waits = thirds.map(([from = 0, to = 0]) => bystander.waits.slice(marks[from], marks[to]))
  const [, middle = 0, last = 0] = megabytes
  const isFlat = seconds < shortestToJudge || last <= middle * mostGrowth
  const note = [
    `${Math.round(count(crowd) / seconds)} a second of ${Math.round(most)}`,
    `by thirds of the time: memory ${megabytes.join(', ')} MB`,
    `a page at the median ${waits.map((part) => percentile(part, 0.5).toFixed(0)).join(', ')} ms`,
    `at the 99th of a hundred ${waits.map((part) => percentile(part, 0.99).toFixed(0)).join(', ')} ms`,
  ].join('; ')
  const storage = await openStorage(`sqlite:${folder}/site.db`)
  const verdict = await judge({
    part: `${seconds} s at 70 % of what it can do`,
    kept: crowd.kept,
    storage,
    bystander,
    memory: Math.max(...memories),
    note,
  })
  await storage.close()
  await product.end('SIGTERM')
  return { ...verdict, isGood: verdict.isGood && isFlat }
}

const count = ({ kept }: ReturnType<typeof sendCrowd>) => kept.leads.size + kept.chats.size
