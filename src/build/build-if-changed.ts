import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { hashFiles } from './hash-files.ts'

const stamp = 'dist/.built-from'
const inputs = ['src/**/*', 'public/**/*', 'package*.json', 'tsconfig*.json', 'vite.config.ts']

/** Builds unless `dist` was made from exactly these files. */
const fingerprint = hashFiles(inputs)
if (readStamp() !== fingerprint) {
  execFileSync(process.execPath, ['src/build/build.ts'], { stdio: 'inherit' })
  writeFileSync(stamp, fingerprint)
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}
