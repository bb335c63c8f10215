import { openStorage } from '#server/storage/open-storage.ts'
import { percentile } from '../bench/statistics.ts'
import { sendBystander, sendCrowd } from './crowd.ts'
import { createProduct, makeFolder, pause } from './product.ts'
import { judge, type Verdict } from './verdict.ts'

const probeMs = 5000
const width = 8

/** First what it can do, then seven tenths of that for long: neither memory nor waits may grow. */
export async function endure(seconds: number): Promise<Verdict> {
  const folder = makeFolder()
  const product = await createProduct({ DATA_DIR: folder })
  await product.start()
  const probe = sendCrowd(() => [product.url], width)
  await pause(probeMs)
  await probe.stop()
  const most = count(probe) / (probeMs / 1000)
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
  const third = Math.floor(seconds / 3)
  const [first, last] = [bystander.waits.slice(marks[0], marks[third]), bystander.waits.slice(marks[seconds - third])]
  const megabytes = (part: readonly number[]) => Math.round(percentile(part, 0.5) / 1e6)
  const storage = await openStorage(`sqlite:${folder}/site.db`)
  const note = [
    `${Math.round(count(crowd) / seconds)} a second of ${Math.round(most)}`,
    `memory ${megabytes(memories.slice(0, third))} MB in the first third, ${megabytes(memories.slice(-third))} in the last`,
    `a page at the median ${percentile(first, 0.5).toFixed(0)} ms, then ${percentile(last, 0.5).toFixed(0)}`,
  ].join('; ')
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
  return verdict
}

const count = ({ kept }: ReturnType<typeof sendCrowd>) => kept.leads.size + kept.chats.size
