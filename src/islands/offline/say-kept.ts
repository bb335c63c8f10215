import { fill } from '#contract/fill.ts'
import { offlineWords } from '#made/offline.ts'
import { dateLocale } from '../date-locale.ts'
import { sayAbove } from './say-above.ts'

/** Says above a page that the service worker had kept that there is no network, or no answer, and of when the page is. */
export function sayKept() {
  const { kept, slow } = document.documentElement.dataset
  const words = offlineWords[document.documentElement.lang]
  if (!kept || !words || document.querySelector('[data-kept-line]')) return
  const moment = new Date(kept).toLocaleString(dateLocale(), { dateStyle: 'long', timeStyle: 'short' })
  const line = sayAbove(fill(slow === undefined ? words.kept : words.keptSlow, { moment }), {
    href: location.href,
    text: words.again,
  })
  line.dataset['keptLine'] = ''
}
