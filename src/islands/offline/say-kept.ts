import { fill } from '#contract/fill.ts'
import { offlineWords } from 'virtual:offline-words'
import { dateLocale } from '../date-locale.ts'
import styles from './say-kept.module.css'

/** Says above a page that the service worker had kept that there is no network, and of when the page is. */
export function sayKept() {
  const { kept } = document.documentElement.dataset
  const words = offlineWords[document.documentElement.lang]
  if (!kept || !words || document.querySelector('[data-kept-line]')) return
  const moment = new Date(kept).toLocaleString(dateLocale(), { dateStyle: 'long', timeStyle: 'short' })
  const line = document.createElement('p')
  line.dataset['keptLine'] = ''
  line.role = 'status'
  line.className = styles.line ?? ''
  line.textContent = `${fill(words.kept, { moment })} `
  const again = document.createElement('a')
  again.href = location.href
  again.textContent = words.again
  line.append(again)
  document.querySelector('main')?.prepend(line)
}
