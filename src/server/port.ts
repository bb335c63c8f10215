import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config.ts'

/** Tries the address the server will listen on and lets go of it. Returns what is wrong and what to do, or null. */
export async function findPortProblem({ host, port }: Pick<Config, 'host' | 'port'>): Promise<string | null> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return sentences[code]?.(host, port) ?? `PORT ${port} on HOST ${host} cannot be used (${code}).`
  }
  probe.close()
  await once(probe, 'close')
  return null
}

const sentences: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `PORT ${port} on ${host} is taken, perhaps by this site itself. Stop what runs there, or start with another: PORT=${port + 1} script/server`,
  EACCES: (_host, port) =>
    `PORT ${port} may not be opened by this account. Take one above 1023 and put a proxy before it (docs/deploy.md).`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine. 127.0.0.1 is, and 0.0.0.0 stands for all.`,
}
