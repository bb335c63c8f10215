import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** What `.gitignore` names at the top is made by the project and no part of it. */
const made = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replaceAll('/', ''))
const stays = new Set([...made, '.git', '.ci'])
const remembered = 'node_modules/.cache'

/**
 * The project in a folder of its own: sources copied, packages linked. What builds remember is copied too, so that a
 * build there begins warm and changes nothing here.
 */
export function copyProject(folder: string) {
  for (const name of readdirSync('.').filter((each) => !stays.has(each))) {
    cpSync(name, path.join(folder, name), { recursive: true })
  }
  mkdirSync(path.join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name))
  }
  if (existsSync(remembered)) cpSync(remembered, path.join(folder, remembered), { recursive: true })
}
