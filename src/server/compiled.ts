import { realpathSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

/**
 * What was compiled at one start is not compiled at the next, which may follow a crash. It is only a copy of what lies in
 * `dist`; where it cannot be kept, nothing but time is lost. Each build has a folder of its own.
 */
export function keepCompiled(dataDir: string): void {
  enableCompileCache(path.join(dataDir, 'compiled', nameBuild()))
}

/** Each build leaves megabytes behind, and nobody else takes them away. */
export async function forgetOtherBuilds(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'compiled')
  const others = (await readdir(folder).catch(() => [])).filter((name) => name !== nameBuild())
  await Promise.allSettled(others.map((name) => rm(path.join(folder, name), { recursive: true })))
}

/** By its folder, which is named after the moment it was made in. */
const nameBuild = () => path.basename(realpathSync('dist'))
