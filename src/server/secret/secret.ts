import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { shortestSecret } from '#server/environment.ts'
import { codeOf } from '#server/error-code.ts'
import { OwnFailure } from '#server/log/name-failure.ts'
import { makeFolder } from '#server/make-folder.ts'

/** What signs, and what signed before it was changed: that is still believed, and signs nothing any more. */
export type Secret = { readonly current: string; readonly previous: readonly string[] }

/**
 * What signs challenges and e-mail links: the configured secret, or one made at the first start and kept in
 * `DATA_DIR/secret`, readable by the owner only, so that a restart does not break what was signed before.
 */
export function keepSecret({
  secret,
  previousSecrets,
  dataDir,
}: Pick<Config, 'secret' | 'previousSecrets' | 'dataDir'>): Secret {
  return { current: secret ?? keepOwn(dataDir), previous: previousSecrets }
}

function keepOwn(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  // Also where the disk is full: pages are served there all the same.
  if (!existsSync(file)) makeOwn(dataDir, file)
  if (!statSync(file).isFile()) throw new OwnFailure(`${file} is no file. Put the secret back there.`)
  const kept = readFileSync(file, 'utf8').trim()
  // An empty key signs as well as any other, and everybody knows it.
  if (kept.length < shortestSecret)
    throw new OwnFailure(
      `${file} holds fewer than ${shortestSecret} characters. Put the secret back, or remove the file: then a new one is made, and links in letters that were sent before lead nowhere.`,
    )
  return kept
}

function makeOwn(dataDir: string, file: string): void {
  makeFolder(dataDir)
  const draft = `${file}.${process.pid}`
  rmSync(draft, { force: true })
  writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
  try {
    // A link appears whole or not at all: of two processes that start together, the second reads what the first wrote.
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
}

/** A keyed digest. What it is for stands in the text, so that nothing signed for one purpose passes for another. */
export function sign({ current }: Secret, text: string): string {
  return digest(current, text)
}

/** Whether one of our secrets, today's or an earlier one, made this signature. */
export function isSigned(secret: Secret, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return everySignature(secret, text).some((made) => {
    const expected = Buffer.from(made)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** What `sign` makes of a text now, then what it made of it before. */
export function everySignature({ current, previous }: Secret, text: string): string[] {
  return [current, ...previous].map((key) => digest(key, text))
}

const digest = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')
