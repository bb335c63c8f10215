import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeTestFolder } from './open-test-storage.ts'

/** Of this machine, and of its own making: whoever is not given it as an authority (`file`) does not know it. */
export function makeCertificate(days = 90) {
  const folder = makeTestFolder()
  const [key, file] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=127.0.0.1 -days ${days}`
  const words = [...request.split(' '), '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', file]
  execFileSync('openssl', words, { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(file), file }
}
