import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { browserOptions } from '../browser-options.ts'
import { listen } from '../ports.ts'
import { median } from './statistics.ts'
import type { PageManifest } from '#server/pages.ts'

/** A phone on a slow network, as Lighthouse's mobile profile has it: milliseconds, bits a second, times slower. */
const phone = {
  latency: 150,
  bitsPerSecond: 1_600_000,
  slowdown: 4,
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
}
const runs = 5
/** The hand-written page of the same kind beside which ours are measured. */
const floor = '/floor'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

type Load = { readonly paint: number; readonly largest: number; readonly shift: number; readonly blocking: number }

/**
 * Every route beside the floor, banner shown and nothing touched: medians of milliseconds, and how many times the
 * floor's largest paint of the same round it takes. Busy machines blow up all of them; the ratios hold.
 */
export async function benchPages(only: readonly string[]) {
  const { pages } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageManifest
  const routes = Object.keys(pages).filter((path) => only.length === 0 || only.includes(path))
  const site = await serve(pages)
  const browser = await chromium.launch(browserOptions)
  const loads = new Map<string, Load[]>()
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const path of [floor, ...routes]) {
        const load = await loadOnce(browser, site.url + path)
        loads.set(path, [...(loads.get(path) ?? []), load])
      }
    }
  } finally {
    await browser.close()
    site.close()
  }
  const middle = (path: string, what: keyof Load) => median((loads.get(path) ?? []).map((load) => load[what]))
  const round = (number: number) => Math.round(number)
  return Object.fromEntries(
    [floor, ...routes].map((path) => [
      path,
      {
        'first paint': round(middle(path, 'paint')),
        'largest paint': round(middle(path, 'largest')),
        'of floor (goal 1.25)': (middle(path, 'largest') / middle(floor, 'largest')).toFixed(2),
        'blocking above floor (goal 20)': round(middle(path, 'blocking') - middle(floor, 'blocking')),
        'shift (goal 0)': middle(path, 'shift').toFixed(3),
      },
    ]),
  )
}

/**
 * From a click to the first paint of the next page, on this machine as it is: each of the header's links after a pointer
 * has rested on it, beside the floor asked for anew. Medians of milliseconds.
 */
export async function benchNextPage() {
  const { pages } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageManifest
  const site = await serve(pages)
  const browser = await chromium.launch(browserOptions)
  const took: Record<'next' | 'floor', number[]> = { next: [], floor: [] }
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(watchPaints)
    const paint = async () => {
      await page.waitForFunction(() => (window as Watched).seen.paint > 0)
      return page.evaluate(() => (window as Watched).seen.paint)
    }
    await page.goto(site.url)
    await page.getByRole('button', { name: 'Reject All' }).click()
    for (let run = 0; run < runs; run += 1) {
      for (const name of ['Services', 'Pricing', 'About', 'Modules', 'Contact']) {
        const link = page.getByRole('banner').getByRole('link', { name, exact: true })
        await link.hover()
        await page.waitForTimeout(500)
        await link.click()
        took.next.push(await paint())
      }
      await page.goto(site.url + floor)
      took.floor.push(await paint())
      await page.goto(site.url)
    }
  } finally {
    await browser.close()
    site.close()
  }
  return { 'next page (goal 100)': Math.round(median(took.next)), 'the floor, anew': Math.round(median(took.floor)) }
}

/** The site's files and the floor, compressed alike; what the server would add to them is no matter of painting. */
async function serve(pages: PageManifest['pages']) {
  const floorHtml = brotliCompressSync(readFileSync('tests/bench/floor.html'))
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site')
    const file = join('dist/site', pages[pathname]?.file ?? pathname)
    const compressed = existsSync(`${file}.br`)
    response.setHeader(
      'content-type',
      types[pathname === floor ? '.html' : extname(file)] ?? 'application/octet-stream',
    )
    if (pathname === floor || compressed) response.setHeader('content-encoding', 'br')
    if (pathname === floor) return response.end(floorHtml)
    if (!compressed && !existsSync(file)) return response.writeHead(404).end()
    return createReadStream(compressed ? `${file}.br` : file).pipe(response)
  })
  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function loadOnce(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext(phone.screen)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.bitsPerSecond / 8,
      uploadThroughput: phone.bitsPerSecond / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
    await page.addInitScript(watchPaints)
    await page.goto(address)
    // Until a second has passed in which nothing took long: the banner comes half a second after the page.
    await page.waitForFunction(() => performance.now() - (window as Watched).seen.busyUntil > 1000, null, {
      polling: 200,
      timeout: 60_000,
    })
    const { paint, largest, shift, tasks } = await page.evaluate(() => (window as Watched).seen)
    const blocking = tasks.reduce(
      (sum, [start, took]) => sum + Math.max(0, start + took - Math.max(start, paint) - longestQuick),
      0,
    )
    return { paint, largest, shift, blocking }
  } finally {
    await context.close()
  }
}

/** Milliseconds from which on a task holds a visitor up. */
const longestQuick = 50

type Seen = {
  paint: number
  largest: number
  shift: number
  busyUntil: number
  tasks: (readonly [start: number, took: number])[]
}
type Watched = Window & typeof globalThis & { seen: Seen }
type Shift = PerformanceEntry & { readonly value: number }

/** Runs in the page, before all else. */
function watchPaints() {
  const seen: Seen = { paint: 0, largest: 0, shift: 0, busyUntil: 0, tasks: [] }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime
    seen.busyUntil = Math.max(seen.busyUntil, startTime)
  })
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  watch('layout-shift', (entry) => (seen.shift += (entry as Shift).value))
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration])
    seen.busyUntil = startTime + duration
  })
}
