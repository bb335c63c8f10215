import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { environment } from '#server/environment.ts'
import { builtOrigin } from '#contract/built-origin.ts'

export type Environment = Readonly<Record<string, string>>

const entry = 'dist/server/main.js'
const { PATH, HOME } = process.env

/**
 * Neither what the developer's shell says nor the `.env` of the folder where a process starts: it may name a database and
 * a mail server that others live by. What is empty counts as absent, and stands before the file.
 */
export const cleanEnvironment = {
  PATH,
  HOME,
  ...Object.fromEntries(Object.keys(environment.shape).map((name) => [name, ''])),
}

/** What one process has compiled the next need not: of its own accord the product keeps that with its data. */
export const compiledBefore = { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled') }

/** For the tools beside the server. */
export const toolEnvironment = { ...cleanEnvironment, ...compiledBefore }

type Options = {
  /** Where the build lies. */
  readonly cwd?: string
  readonly stdio: StdioOptions
  /** Stands before the command, such as a shell that sets a limit. */
  readonly wrap?: readonly string[]
}

/** The process as `npm start` runs it, which knows nothing but `env`. Needs `npm run build`. */
export function spawnProduct(env: Environment, { cwd = '.', stdio, wrap = [] }: Options): ChildProcess {
  if (!existsSync(path.join(cwd, entry))) throw new Error(`${entry} is missing: run "npm run build" first`)
  const [command, ...words] = [...wrap, process.execPath, entry]
  // At the address that the build was made for nothing has to be packed.
  const usual = { NODE_ENV: 'production', HOST: '127.0.0.1', PUBLIC_URL: builtOrigin }
  return spawn(command, words, { cwd, stdio, env: { ...cleanEnvironment, ...usual, ...env } })
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** As generous as a test: a start reads all that was learnt, and a busy machine takes its time for it. */
const longestStartMs = 90_000

export async function waitUntilReady(url: string, child: ChildProcess, probe = '/readyz'): Promise<void> {
  const from = performance.now()
  for (;;) {
    if (hasEnded(child)) throw new Error(`The product ended with ${child.exitCode ?? child.signalCode}`)
    const ready = await fetch(`${url}${probe}`).catch(() => null)
    await ready?.arrayBuffer()
    if (ready?.ok) return
    if (performance.now() - from > longestStartMs) throw new Error(`The product at ${url} did not get ready`)
    await pause(20)
  }
}

/** Waits for the end; the exit code is null where the signal itself ended it. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return child.exitCode
}

/** `npm run desk -- list` and the like, beside a running server; what it says. */
export function runTool(env: Environment, tool: string, ...words: readonly string[]): string {
  const options = { env: { ...toolEnvironment, ...env }, encoding: 'utf8' } as const
  return execFileSync(process.execPath, [`dist/server/${tool}.js`, ...words], options).trim()
}
