import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const brotli = (content: string | Uint8Array) => brotliCompressSync(content).length

const entry = 'virtual:first-view'

/** The first view with everything it brings along, as the browser would get it alone. */
async function weighFirstView() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'bench-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? `import { askForConsent } from '/src/islands/consent-banner.ts'\naskForConsent()` : null,
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const parts = outputs.flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return parts.reduce((sum, part) => sum + ('code' in part ? brotli(part.code) : 0), 0)
}

/**
 * The cookie banner's own code beside the published bundle of vanilla-cookieconsent, in bytes after brotli: the first
 * view (goal 1,500), the preferences beside React (goal 5,000).
 */
export async function weighConsent() {
  const assets = readdirSync('dist/site/assets')
  const preferences = assets.filter((file) => /^(ConsentPreferences|Icon|Button)[.-].*\.js$/.test(file))
  const published = 'node_modules/vanilla-cookieconsent/dist/'
  return {
    firstView: await weighFirstView(),
    preferences: preferences.reduce((sum, file) => sum + brotli(readFileSync(`dist/site/assets/${file}`)), 0),
    vanillaCookieConsent: brotli(readFileSync(`${published}cookieconsent.umd.js`)),
    itsStyles: brotli(readFileSync(`${published}cookieconsent.css`)),
  }
}
