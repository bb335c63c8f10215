import { readFileSync } from 'node:fs'
import { listBeside, weigh } from '../site/with-imports.ts'
import { brotli, weighAlone } from './weigh-alone.ts'

const firstView = `import { askForConsent } from '/src/islands/consent-banner.ts'\naskForConsent()`

/**
 * The cookie banner's own code beside the published bundle of vanilla-cookieconsent, in bytes after brotli: the first
 * view (goal 1,500), the preferences beside React (goal 5,000).
 */
export async function weighConsent() {
  const published = 'node_modules/vanilla-cookieconsent/dist/'
  return {
    firstView: await weighAlone(firstView),
    preferences: weigh(listBeside('ConsentPreferences.island', ['site', 'hydrate'])),
    vanillaCookieConsent: brotli(readFileSync(`${published}cookieconsent.umd.js`)),
    itsStyles: brotli(readFileSync(`${published}cookieconsent.css`)),
  }
}
