import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hashFiles } from './remember.ts'

/** Builds unless `dist` was made from exactly these files. */
const stamp = 'dist/.built-from'
const madeOf = hashFiles(['src/**/*', 'public/**/*', 'package*.json', 'tsconfig*.json', 'vite.config.ts'])
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== madeOf) {
  execFileSync(process.execPath, ['src/build/build.ts'], { stdio: 'inherit' })
  writeFileSync(stamp, madeOf)
}
