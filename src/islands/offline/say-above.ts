import styles from './say-above.module.css'

/** Says a line above the page, with a link behind it, and returns the line. */
export function sayAbove(text: string, link?: { readonly href: string; readonly text: string }) {
  const line = document.createElement('p')
  line.role = 'status'
  line.className = styles.line ?? ''
  line.textContent = `${text} `
  if (link) line.append(Object.assign(document.createElement('a'), { href: link.href, textContent: link.text }))
  document.querySelector('main')?.prepend(line)
  return line
}
