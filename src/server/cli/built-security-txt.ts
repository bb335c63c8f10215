import { readFile } from 'node:fs/promises'

/** As the build that lies here wrote it; null where nothing is built. */
export function readBuiltSecurityTxt(): Promise<string | null> {
  return readFile('dist/site/.well-known/security.txt', 'utf8').catch(() => null)
}

/** When a build was made is all that differs in it from one to the next. */
export function findBuild(securityTxt: string | null): string | null {
  return /^Expires: (\S+)$/m.exec(securityTxt ?? '')?.[1] ?? null
}
