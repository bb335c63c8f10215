import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { builtOrigin } from '#server/pages.ts'

export type BuiltServer = {
  readonly address: string
  /** Whether the process still lives. */
  isRunning(): boolean
  /** Sends the signal and waits for the end; the exit code is null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const entry = 'dist/server/main.js'

/** The process as `npm start` runs it, on a port of its own. Needs `npm run build`. */
export function spawnBuiltServer(env: Readonly<Record<string, string>>, folder = '.'): ChildProcess {
  if (!existsSync(path.join(folder, entry))) throw new Error(`${entry} is missing: run "npm run build" first`)
  const child = spawn(process.execPath, [entry], {
    cwd: folder,
    // At the address that the build was made for nothing has to be packed.
    env: { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: builtOrigin, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

export async function startBuiltServer(env: Readonly<Record<string, string>>, folder?: string): Promise<BuiltServer> {
  const child = spawnBuiltServer(env, folder)
  const address = await readAddress(child)
  return {
    address,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

/** The log says where it listens. What comes after is read too, or the process would block on a full pipe. */
function readAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!stdout || !stderr) throw new Error('No pipes')
    const heard: string[] = []
    stderr.on('data', (chunk) => heard.push(String(chunk)))
    const lines = createInterface({ input: stdout })
    lines.on('line', (line) => {
      heard.push(line)
      const { msg, address }: { msg?: string; address?: string } = JSON.parse(line)
      if (msg === 'listening' && address) resolve(address)
    })
    lines.on('close', () => reject(new Error(`The server ended:\n${heard.join('\n')}`)))
  })
}
