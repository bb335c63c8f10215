import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findFreePort } from '../ports.ts'
import { findInPage } from './find-in-page.ts'
import { until, type Browser, type Driver, type Found } from './hands.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const browserPaths = ['4.1', '4.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
/** The key under which WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * Debian's WebKitGTK over WebDriver: the engine of Safari and of every browser on an iPhone, as near as Linux has it. It
 * needs a screen, if only a virtual one, and composites as it would on a real one.
 */
export async function startWebKit(): Promise<Browser> {
  const binary = browserPaths.find((path) => existsSync(path))
  if (!existsSync(driverPath) || binary === undefined)
    throw new Error('No WebKitGTK driver found. Debian: apt-get install webkit2gtk-driver xvfb')
  const screen = await startScreen()
  const port = await findFreePort()
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  })
  const base = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${base}/status`)).ok, 'the driver')
  const browserOptions = { binary, args: ['--automation'] }
  return {
    name: 'WebKitGTK',
    async visit({ width, height }, work) {
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } }
      const started = await call(base, 'POST', '/session', { capabilities })
      const session = `${base}/session/${(started as { readonly sessionId: string }).sessionId}`
      try {
        await call(session, 'POST', '/window/rect', { width, height })
        await work(drive(session))
      } finally {
        await call(session, 'DELETE', '')
      }
    },
    async close() {
      await end(driver)
      await end(screen.process)
    },
  }
}

function drive(session: string): Driver {
  const run = (script: string, ...args: readonly unknown[]) => call(session, 'POST', '/execute/sync', { script, args })
  return {
    async open(url) {
      await call(session, 'POST', '/url', { url })
      await run(`window.thrown = []; addEventListener('error', (event) => window.thrown.push(event.message))`)
    },
    async find(wanted) {
      const found = (await run(`return (${findInPage})(arguments[0])`, wanted)) as Record<string, string> | null
      if (!found) return null
      // WebKit's driver gives up where the page's own smooth scrolling has not arrived yet.
      const reach = () => run(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, found)
      return toFound(`${session}/element/${found[elementKey] ?? ''}`, reach)
    },
    errors: async () => (await run('return window.thrown ?? []')) as readonly string[],
  }
}

const toFound = (element: string, reach: () => Promise<unknown>): Found => ({
  async click() {
    await reach()
    await call(element, 'POST', '/click', {})
  },
  async fill(text) {
    await reach()
    await call(element, 'POST', '/clear', {})
    await call(element, 'POST', '/value', { text })
  },
  async choose(option) {
    await reach()
    await call(element, 'POST', '/value', { text: option })
  },
  text: async () => String(await call(element, 'GET', '/text')),
  attribute: async (name) => (await call(element, 'GET', `/attribute/${name}`)) as string | null,
})

/** One call of the protocol. Throws what the driver says went wrong. */
async function call(base: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { readonly value: unknown }
  if (response.ok) return value
  const { error, message } = value as { readonly error: string; readonly message: string }
  throw new Error(`${method} ${path}: ${error} ${message}`)
}

async function startScreen(): Promise<{ readonly display: string; readonly process: ChildProcess | null }> {
  const { DISPLAY } = process.env
  if (DISPLAY) return { display: DISPLAY, process: null }
  const display = `:${90 + (process.pid % 100)}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  await until(() => Promise.resolve(existsSync(`/tmp/.X11-unix/X${display.slice(1)}`)), 'Xvfb')
  return { display, process: screen }
}

function end(child: ChildProcess | null) {
  return new Promise<void>((done) => {
    // Also what a signal ended has no code to exit with.
    if (!child || child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
