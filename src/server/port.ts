import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config.ts'
import { codeOf } from './error-code.ts'

type Claim =
  /** Nobody else gets the port until it is released, which is done a moment before the server itself listens. */
  | { readonly ok: true; readonly release: () => Promise<void> }
  /** What is wrong, and what to do. */
  | { readonly ok: false; readonly problem: string }

/** Takes the address that the server will listen on. Who knocks meanwhile is sent away, as where nothing listens. */
export async function claimPort({ host, port, socket }: Pick<Config, 'host' | 'port' | 'socket'>): Promise<Claim> {
  if (socket !== null) return { ok: true, release: async () => undefined }
  const holder = createServer((caller) => caller.destroy()).listen(port, host)
  try {
    await once(holder, 'listening')
  } catch (error) {
    const code = String(codeOf(error) ?? error)
    const problem = sentences[code]?.(host, port) ?? `PORT ${port} on HOST ${host} cannot be used (${code}).`
    return { ok: false, problem }
  }
  return {
    ok: true,
    async release() {
      holder.close()
      await once(holder, 'close')
    },
  }
}

const sentences: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `PORT ${port} on ${host} is taken, perhaps by this site itself. Stop what runs there, or start with another: PORT=${port + 1} script/server`,
  EACCES: (_host, port) =>
    `PORT ${port} may not be opened by this account. Take one above 1023 and put a proxy before it (docs/deploy.md).`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine. 127.0.0.1 is, and 0.0.0.0 stands for all.`,
}
