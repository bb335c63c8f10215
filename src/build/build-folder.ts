import { lstatSync, readlinkSync } from 'node:fs'
import { readdir, rename, rm, symlink } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'

/** Beside the one in place and the one before it, which may still run and is what one goes back to. */
const alsoKept = 1

/** Where the next build goes: names sort by time, and two builds at once have two. */
export function newBuildFolder(): string {
  return resolve('builds', `${new Date().toISOString().replaceAll(/\W/g, '')}-${process.pid}`)
}

/** Makes a whole build the one that `dist` names, in one step, and throws the oldest away. */
export async function putInPlace(folder: string, root = '.'): Promise<void> {
  const dist = join(root, 'dist')
  const before = lstatSync(dist, { throwIfNoEntry: false })
  // A folder is what versions before this one built into.
  if (before?.isDirectory()) await rename(dist, join(root, 'builds', '0-before'))
  const previous = before?.isSymbolicLink() ? basename(readlinkSync(dist)) : '0-before'
  const link = `${dist}.${process.pid}`
  await symlink(relative(root, folder), link)
  await rename(link, dist)
  const others = (await readdir(join(root, 'builds'))).filter((name) => ![previous, basename(folder)].includes(name))
  const old = others.toSorted().slice(0, -alsoKept)
  await Promise.all(old.map((name) => rm(join(root, 'builds', name), { recursive: true, force: true })))
}
