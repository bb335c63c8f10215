import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStorage } from '#server/storage/open-storage.ts'
import { sendBystander, sendCrowd } from './crowd.ts'
import { createProduct, makeFolder, pause, type Product } from './product.ts'
import { judge, waitForLetters, type Verdict } from './verdict.ts'

type Scene = { readonly folder: string; readonly file: string; readonly product: Product; readonly ms: number }

/** So many blocks of 1,024 bytes may a file have: soon reached. */
const fullAfter = 900

/** Each finds the product running and leaves it so; what it returns is said beside the figures. */
const makeTrouble = {
  full: async ({ product, ms }: Scene) => {
    await product.end('SIGKILL')
    // The limit of the shell stands in for a disk: no file may grow beyond it.
    // The crowd may have filled it before it is ready, which it is no more then.
    const limited = ['bash', '-c', `ulimit -f ${fullAfter}; trap '' XFSZ; exec "$0" "$@"`]
    await product.start({}, limited, '/healthz')
    await pause(ms)
    await restart(product)
  },
  'read-only': async ({ folder, product, ms }: Scene) => {
    const flag = path.join(folder, 'read-only')
    await product.end('SIGKILL')
    await product.start({ NODE_OPTIONS: `--import ${writeScript(folder, 'guard', refuseWrites(flag))}` })
    await pause(ms / 4)
    writeFileSync(flag, '')
    await pause(ms / 2)
    rmSync(flag)
    await pause(ms / 4)
    await product.end('SIGKILL')
    const started = await product.start({}, mountReadOnly(folder)).catch(() => null)
    const said = started === null ? 'does not start on a read-only disk' : 'starts where no namespaces are to be had'
    await restart(product)
    return said
  },
  locked: async ({ file, product, ms }: Scene) => {
    const other = new DatabaseSync(file, { timeout: 5000 })
    other.exec('begin immediate')
    await pause(Math.min(ms, 5000))
    other.exec('rollback')
    other.close()
    await pause(Math.max(ms - 5000, ms / 4))
    await restart(product)
  },
  torn: async ({ file, product, ms }: Scene) => {
    await product.end('SIGKILL')
    tearEnd(`${file}-wal`)
    await product.start()
    await pause(ms)
  },
  'clock back a day': async ({ folder, product, ms }: Scene) => {
    await product.end('SIGKILL')
    await product.start({ NODE_OPTIONS: `--import ${writeScript(folder, 'clock', yesterday)}` })
    await pause(ms)
    await restart(product)
  },
} as const satisfies Record<string, (scene: Scene) => Promise<string | undefined>>

type Trouble = keyof typeof makeTrouble
export const diskTroubles = Object.keys(makeTrouble) as readonly Trouble[]

/** A disk that is full or read-only, a database that somebody else holds, a file torn in the middle, a clock put back. */
export async function troubleDisk(seconds: number, troubles = diskTroubles): Promise<Verdict> {
  const folder = makeFolder()
  const file = path.join(folder, 'site.db')
  const product = await createProduct({ DATA_DIR: folder })
  await product.start()
  const [crowd, bystander] = [sendCrowd(() => [product.url], 6, 20), sendBystander(() => product.url)]
  const notes: string[] = []
  let memory = 0
  for (const trouble of troubles) {
    const before = crowd.kept.errors
    const said = await makeTrouble[trouble]({ folder, file, product, ms: (seconds * 1000) / troubles.length })
    memory = Math.max(memory, product.readMemory())
    notes.push(`${trouble}: ${crowd.kept.errors - before} answers of 503${said ? `, ${said}` : ''}`)
  }
  await pause(500)
  await crowd.stop()
  await bystander.stop()

  const storage = await openStorage(`sqlite:${file}`)
  await waitForLetters(storage, 30)
  const part = `disk or clock: ${troubles.join(', ')}`
  const verdict = await judge({ part, kept: crowd.kept, storage, bystander, memory, note: notes.join('; ') })
  await storage.close()
  await product.end('SIGTERM')
  return verdict
}

async function restart(product: Product) {
  await product.end('SIGKILL')
  await product.start()
}

/** Bytes behind the last whole commit, as a machine leaves them that loses its power while it writes. */
function tearEnd(log: string) {
  if (!existsSync(log)) return
  const torn = openSync(log, 'a')
  writeSync(torn, Buffer.alloc(2000, 0x55), 0, 2000, statSync(log).size)
  closeSync(torn)
}

function writeScript(folder: string, name: string, text: string): string {
  const file = path.join(folder, `${name}.mjs`)
  writeFileSync(file, text)
  return file
}

const yesterday = 'const now = Date.now; Date.now = () => now() - 86_400_000\n'

/** As long as the file is there, SQLite says of each open database that it is read-only. */
const refuseWrites = (flag: string) => `
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
const { exec } = DatabaseSync.prototype
const opened = new Set()
DatabaseSync.prototype.exec = function (sql) {
  opened.add(this)
  return exec.call(this, sql)
}
let isOn = false
setInterval(() => {
  if (existsSync(${JSON.stringify(flag)}) === isOn) return
  isOn = !isOn
  for (const database of opened) if (database.isOpen) exec.call(database, \`pragma query_only = \${isOn ? 'on' : 'off'}\`)
}, 20).unref()
`

/** A mount of its own, which nobody else sees; nothing where the system allows none. */
function mountReadOnly(folder: string): readonly string[] {
  if (spawnSync('unshare', ['-rm', 'true']).status !== 0) return []
  const command = `mount --bind "${folder}" "${folder}" && mount -o remount,bind,ro "${folder}" && exec "$0" "$@"`
  return ['unshare', '-rm', 'bash', '-c', command]
}
