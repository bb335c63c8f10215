import { startSite } from '../e2e/site.ts'
import { startFirefox } from './firefox.ts'
import { makeHands, type Browser } from './hands.ts'
import { lettersOf } from './letters.ts'
import { startWebKit } from './webkit.ts'
import { ways, type Visitor, type Way } from './ways.ts'

/**
 * `npm run browsers`: the whole ways from interest to a person, in Firefox and WebKitGTK, on a phone and a desktop.
 * Needs `npm run build` and, on Debian, `apt-get install firefox-esr webkit2gtk-driver xvfb`. Ends with 1 if a way fails.
 */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

const site = await startSite()

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
      await way.walk(makeHands(driver, site.url), visitor, lettersOf(site, visitor.email))
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
try {
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
} finally {
  await site.stop()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
