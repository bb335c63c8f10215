import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../ports.ts'
import { endProcess, hasEnded, spawnProduct, waitUntilReady, type Environment } from '../spawn-product.ts'

/** One process of the built product, which can be ended and started again. Only on this machine. */
export type Product = {
  readonly url: string
  /** Milliseconds until it was ready, or answered `probe`. */
  start(changes?: Environment, wrap?: readonly string[], probe?: '/readyz' | '/healthz'): Promise<number>
  /** Ends it; SIGKILL leaves it no time for anything. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  isRunning(): boolean
  /** Bytes in memory; 0 while it does not run. */
  readMemory(): number
  /** Milliseconds of processor time since it was started; 0 while it does not run. */
  readProcessorMs(): number
}

/** What is done when this process ends: one listener for all of them, so that Node warns of none. */
const atEnd: (() => unknown)[] = []
process.once('exit', () => atEnd.forEach((end) => end()))

/** A folder that goes with the process. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imisozi-break-'))
  atEnd.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function createProduct(environment: Environment): Promise<Product> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  atEnd.push(() => child?.kill('SIGKILL'))

  const usual = { PORT: String(port), LOG_LEVEL: 'fatal', TRUST_PROXY: 'loopback' }

  return {
    url,
    async start(changes, wrap, probe) {
      const startedAt = performance.now()
      const env = { ...usual, ...environment, ...changes }
      child = spawnProduct(env, { stdio: ['ignore', 'ignore', 'inherit'], wrap })
      await waitUntilReady(url, child, probe)
      return performance.now() - startedAt
    },
    async end(signal) {
      if (child) await endProcess(child, signal)
    },
    isRunning: () => child !== null && !hasEnded(child),
    readProcessorMs: () => readProcessorMs(child?.pid),
    readMemory() {
      try {
        const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child?.pid}/status`, 'utf8')) ?? []
        return Number(kilobytes ?? 0) * 1024
      } catch {
        return 0
      }
    },
  }
}

/** All threads of a process, itself and the system for it, in steps of a hundredth of a second. */
export function readProcessorMs(pid: number | undefined): number {
  try {
    // Behind the name, which may hold anything: the twelfth and thirteenth.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = rest.split(' ').slice(11, 13)
    return (Number(user) + Number(system)) * 10
  } catch {
    return 0
  }
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
