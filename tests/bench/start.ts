import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createProduct, makeFolder, pause, readProcessorMs } from '../break/product.ts'
import { median } from './statistics.ts'

type Start = { readonly wall: number; readonly processor: number }

const rounds = 7
const bareServer = `require('node:http').createServer((_, reply) => reply.end()).listen(0, '127.0.0.1', function () {
  process.stdout.write('listening')
})`

/** From a kill until `/readyz` says 200, beside a server of Node's that does nothing; medians in ms. */
export async function benchStart(): Promise<{ readonly ours: Start; readonly bare: Start }> {
  const product = await createProduct({ DATA_DIR: makeFolder() })
  await product.start()
  const [ours, bare]: [Start[], Start[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    // What was compiled is kept a moment after the first answer.
    await pause(500)
    await product.end('SIGKILL')
    const wall = await product.start()
    ours.push({ wall, processor: product.readProcessorMs() })
    bare.push(await startBare())
  }
  await product.end('SIGTERM')
  return { ours: middle(ours), bare: middle(bare) }
}

async function startBare(): Promise<Start> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const start = { wall: performance.now() - startedAt, processor: readProcessorMs(child.pid) }
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  return start
}

const middle = (starts: readonly Start[]): Start => ({
  wall: median(starts.map(({ wall }) => wall)),
  processor: median(starts.map(({ processor }) => processor)),
})
