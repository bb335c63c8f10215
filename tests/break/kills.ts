import { openStorage } from '#server/storage/open-storage.ts'
import { startCluster } from '../server/postgres.ts'
import { percentile } from '../bench/statistics.ts'
import { sendBystander, sendCrowd } from './crowd.ts'
import { createProduct, makeFolder, pause, type Product } from './product.ts'
import { judge, waitForLetters, type Verdict } from './verdict.ts'

const secret = 'a secret of at least thirty-two characters'

/** One process on SQLite, killed in the middle of its work again and again. */
export async function killOnSqlite(kills: number): Promise<Verdict> {
  const folder = makeFolder()
  const product = await createProduct({ DATA_DIR: folder, SECRET: secret })
  await product.start()
  const starts: number[] = []
  const [crowd, bystander] = [sendCrowd(() => [product.url], 12), sendBystander(() => product.url)]
  let memory = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(300 + Math.random() * 900)
    memory = Math.max(memory, product.readMemory())
    await product.end('SIGKILL')
    starts.push(await product.start())
  }
  await pause(1000)
  await crowd.stop()
  await bystander.stop()
  return finish(`${kills} kills on SQLite`, {
    url: `sqlite:${folder}/site.db`,
    products: [product],
    memory,
    starts,
    crowd,
    bystander,
  })
}

/** Two instances on PostgreSQL; each is killed in turn, and the last of eight times, or of fewer, the database is stopped at once and started. */
export async function killOnPostgres(kills: number): Promise<Verdict> {
  const every = Math.min(8, kills)
  const cluster = await startCluster()
  try {
    const url = `${cluster.url}/postgres`
    const products = await Promise.all(
      [1, 2].map(() => createProduct({ DATA_DIR: makeFolder(), SECRET: secret, DATABASE_URL: url })),
    )
    for (const product of products) await product.start()
    const starts: number[] = []
    const crowd = sendCrowd(() => products.map((product) => product.url), 12)
    // Whoever stands before two instances sends nobody to one that does not answer.
    const bystander = sendBystander(() => products.find((product) => product.isRunning())?.url ?? '')
    let memory = 0
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(300 + Math.random() * 900)
      const product = products[kill % 2]
      if (!product) continue
      memory = Math.max(memory, product.readMemory())
      if (kill % every === every - 1) {
        await cluster.stop()
        await pause(500)
        await cluster.start()
      } else {
        await product.end('SIGKILL')
        starts.push(await product.start())
      }
    }
    await pause(1000)
    await crowd.stop()
    await bystander.stop()
    return await finish(`${kills} kills of two instances and their database`, {
      url,
      products,
      memory,
      starts,
      crowd,
      bystander,
    })
  } finally {
    await cluster.remove()
  }
}

type Ending = {
  readonly url: string
  readonly products: readonly Product[]
  readonly memory: number
  readonly starts: readonly number[]
  readonly crowd: ReturnType<typeof sendCrowd>
  readonly bystander: ReturnType<typeof sendBystander>
}

async function finish(part: string, { url, products, memory, starts, crowd, bystander }: Ending): Promise<Verdict> {
  const storage = await openStorage(url)
  try {
    // What waits for the end of a lease, or for the next look of a worker.
    await waitForLetters(storage, 60)
    const [usual, longest] = [percentile(starts, 0.5), percentile(starts, 1)].map(Math.round)
    const note = `ready after ${usual} ms at the median, ${longest} at most; ${crowd.kept.unanswered} calls found nobody`
    return await judge({ part, kept: crowd.kept, storage, bystander, memory, note })
  } finally {
    await storage.close()
    for (const product of products) await product.end('SIGTERM')
  }
}
