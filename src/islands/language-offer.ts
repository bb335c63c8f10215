import { recall, remember } from './storage.ts'
import styles from './language-offer.module.css'

/**
 * One quiet line over the page, in the language it offers, unless it was closed before: whoever closes it keeps the
 * language of the page, for as long as functional consent lets us remember. Nobody is asked twice in a visit: who comes
 * from another of our pages has chosen by reading on, and that needs nothing stored.
 */
export function start(language: string) {
  const link = document.querySelector<HTMLAnchorElement>(`[data-offer][lang="${language}"]`)
  const own = document.documentElement.lang
  if (!link || recall('language') === own || document.referrer.startsWith(`${location.origin}/`)) return
  const [words = '', close = ''] = link.dataset['offer']?.split('|') ?? []
  const line = document.createElement('nav')
  line.ariaLabel = words
  line.className = styles.offer ?? ''
  line.lang = language
  const way = document.createElement('a')
  way.href = link.href
  way.hreflang = language
  way.textContent = words
  way.addEventListener('click', () => {
    way.hash = location.hash
  })
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = close
  button.textContent = '×'
  button.addEventListener('click', () => {
    remember('language', own)
    line.remove()
  })
  line.append(way, button)
  document.body.append(line)
}
