import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { benchFolder, productUrl, withProduct } from '../bench/process.ts'
import { startFirefox } from './firefox.ts'
import { makeHands, until, type Browser } from './hands.ts'
import { startWebKit } from './webkit.ts'
import { ways, type Letters, type Visitor, type Way } from './ways.ts'

/**
 * `npm run browsers`: the whole ways from interest to a person, in Firefox and WebKitGTK, on a phone and a desktop.
 * Needs `npm run build` and, on Debian, `apt-get install firefox-esr webkit2gtk-driver xvfb`. Ends with 1 if a way fails.
 */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

const letters: Letters = {
  to: (address, ...texts) =>
    until(
      async () => (await readLetters()).some((letter) => letter.to === address && hasAll(letter.said, texts)),
      `a letter to ${address} with ${texts.join(', ')}`,
    ),
}

async function readLetters() {
  const folder = join(benchFolder, 'mail')
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return Promise.all(
    names.map(async (name) => {
      const { to, subject, text } = await PostalMime.parse(readFileSync(join(folder, name)))
      return { to: to?.[0]?.address, said: `${subject}\n${text}` }
    }),
  )
}

const hasAll = (said: string, texts: readonly string[]) => texts.every((text) => said.includes(text))

/** A name of a number as a visitor would type it. */
const makeVisitor = (number: number): Visitor => ({
  name: `Grace Uwase ${number}`,
  email: `grace${number}@duka.example`,
  phone: `+250 788 000 ${String(100 + number)}`,
})

async function tryWay(browser: Browser, way: Way, size: (typeof sizes)[number], visitor: Visitor) {
  const startedAt = performance.now()
  try {
    await browser.visit(size, async (driver) => {
      await way.walk(makeHands(driver, productUrl), visitor, letters)
      const errors = await driver.errors()
      if (errors.length > 0) throw new Error(`The page threw: ${errors.join('; ')}`)
    })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`ok    ${browser.name}, ${size.width} px: ${way.name} (${seconds} s)`)
    return true
  } catch (error) {
    console.log(`FAIL  ${browser.name}, ${size.width} px: ${way.name}`)
    console.log(error)
    return false
  }
}

let [passed, failed] = [0, 0]
await withProduct(async () => {
  for (const start of [startFirefox, startWebKit]) {
    const browser = await start()
    try {
      for (const size of sizes) {
        for (const way of ways) {
          if (await tryWay(browser, way, size, makeVisitor(passed + failed))) passed += 1
          else failed += 1
        }
      }
    } finally {
      await browser.close()
    }
  }
})
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
