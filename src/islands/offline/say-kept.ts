import { fill } from '#contract/fill.ts'
import { offlineWords } from 'virtual:offline-words'
import { dateLocale } from '../date-locale.ts'
import { sayAbove } from './say-above.ts'

/** Says above a page that the service worker had kept that there is no network, and of when the page is. */
export function sayKept() {
  const { kept } = document.documentElement.dataset
  const words = offlineWords[document.documentElement.lang]
  if (!kept || !words || document.querySelector('[data-kept-line]')) return
  const moment = new Date(kept).toLocaleString(dateLocale(), { dateStyle: 'long', timeStyle: 'short' })
  const line = sayAbove(fill(words.kept, { moment }), { href: location.href, text: words.again })
  line.dataset['keptLine'] = ''
}
