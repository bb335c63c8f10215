import { closeSync, existsSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStorage } from '#server/storage/open-storage.ts'
import { sendBystander, sendCrowd } from './crowd.ts'
import { createProduct, makeFolder, pause } from './product.ts'
import { judge, waitForLetters, type Verdict } from './verdict.ts'

/** So many blocks of 1,024 bytes may a file have: soon reached. */
const fullAfter = 900

/** A disk that is full, a database that somebody else holds, a file torn in the middle of a write, a clock put back. */
export async function troubleDisk(seconds: number): Promise<Verdict> {
  const folder = makeFolder()
  const file = path.join(folder, 'site.db')
  const product = await createProduct({ DATA_DIR: folder })
  const [crowd, bystander] = [sendCrowd(() => [product.url], 6, 20), sendBystander(() => product.url)]
  const share = (seconds * 1000) / 4
  const notes: string[] = []
  let memory = 0
  const see = () => (memory = Math.max(memory, product.readMemory()))

  // The limit of the shell stands in for a disk: no file may grow beyond it.
  await product.start({}, ['bash', '-c', `ulimit -f ${fullAfter}; trap '' XFSZ; exec "$0" "$@"`])
  await pause(share)
  notes.push(`full: ${crowd.kept.errors} refused with 5xx`)
  see()
  await product.end('SIGKILL')

  const before = crowd.kept.errors
  await product.start()
  const other = new DatabaseSync(file, { timeout: 5000 })
  other.exec('begin immediate')
  await pause(Math.min(share, 5000))
  other.exec('rollback')
  other.close()
  notes.push(`locked: ${crowd.kept.errors - before}`)
  await pause(share / 2)
  see()

  await product.end('SIGKILL')
  tearEnd(`${file}-wal`)
  await product.start()
  await pause(share / 2)
  await product.end('SIGKILL')
  await product.start({ NODE_OPTIONS: `--import ${writeClock(folder)}` })
  await pause(share / 2)
  see()
  await product.end('SIGTERM')
  await product.start()
  await crowd.stop()
  await bystander.stop()

  const storage = await openStorage(`sqlite:${file}`)
  await waitForLetters(storage, 30)
  const note = `${notes.join(', ')}; then a torn log and a clock put back by a day`
  const verdict = await judge({
    part: 'disk full, locked, torn, clock back',
    kept: crowd.kept,
    storage,
    bystander,
    memory,
    note,
  })
  await storage.close()
  await product.end('SIGTERM')
  return verdict
}

/** Bytes behind the last whole commit, as a machine leaves them that loses its power while it writes. */
function tearEnd(log: string) {
  if (!existsSync(log)) return
  const torn = openSync(log, 'a')
  writeSync(torn, Buffer.alloc(2000, 0x55), 0, 2000, statSync(log).size)
  closeSync(torn)
}

function writeClock(folder: string): string {
  const file = path.join(folder, 'clock.mjs')
  writeFileSync(file, 'const now = Date.now; Date.now = () => now() - 86_400_000\n')
  return file
}
