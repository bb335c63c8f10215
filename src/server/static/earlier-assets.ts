import { existsSync } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import path from 'node:path'

/**
 * Folders of hashed files that builds before this one have left here, those of other releases too: a page that was opened
 * before an update asks for them hours later, once somebody touches its form or the chat. What is being built meanwhile is
 * no earlier one, and what is not whole is none.
 */
export async function listEarlierAssets(distDir: string): Promise<readonly string[]> {
  const here = await realpath(distDir)
  const builds = path.dirname(here)
  if (path.basename(builds) !== 'builds') return []
  const releases = path.resolve(builds, '../..')
  const others = path.basename(releases) === 'releases' ? await list(releases) : []
  const places = new Set([builds, ...others.map((release) => path.join(release, 'builds'))])
  const found = await Promise.all([...places].map(list))
  return (
    found
      .flat()
      // Their names are the times at which they were begun.
      .filter((build) => path.basename(build) < path.basename(here) && existsSync(path.join(build, 'pages.json')))
      .map((build) => path.join(build, 'site', 'assets'))
  )
}

const list = (folder: string) =>
  readdir(folder).then(
    (names) => names.map((name) => path.join(folder, name)),
    () => [],
  )
