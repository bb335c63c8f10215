import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

const stamp = 'dist/.built-from'
const inputs = ['src/**/*', 'public/**/*', 'package-lock.json', 'vite.config.ts']

/** Builds unless `dist` was made from exactly these files. */
const fingerprint = fingerprintOf(inputs)
if (readStamp() !== fingerprint) {
  execFileSync(process.execPath, ['src/build/build.ts'], { stdio: 'inherit' })
  writeFileSync(stamp, fingerprint)
}

function fingerprintOf(patterns: readonly string[]) {
  const hash = createHash('sha256')
  for (const file of globSync([...patterns]).toSorted()) {
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}
