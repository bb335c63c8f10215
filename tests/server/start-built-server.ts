import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { compiledBefore, endProcess, hasEnded, spawnProduct, type Environment } from '../spawn-product.ts'

export type BuiltServer = {
  readonly address: string
  /** Whether the process still lives. */
  isRunning(): boolean
  /** Sends the signal and waits for the end; the exit code is null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** The product on a port of its own, for one test. */
export function spawnBuiltServer(env: Environment, cwd?: string, wrap?: readonly string[]): ChildProcess {
  const child = spawnProduct({ PORT: '0', ...compiledBefore, ...env }, { cwd, stdio: ['ignore', 'pipe', 'pipe'], wrap })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** `wrap` stands before the command, such as a shell that sets a limit. */
export async function startBuiltServer(env: Environment, cwd?: string, wrap?: readonly string[]): Promise<BuiltServer> {
  const child = spawnBuiltServer(env, cwd, wrap)
  const address = await readAddress(child)
  return {
    address,
    isRunning: () => !hasEnded(child),
    end: (signal) => endProcess(child, signal),
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
