import { brotliCompressSync } from 'node:zlib'
import type { BuiltPage } from './built-site.ts'

const parts = 'style, script[type="application/ld+json"], header, main > *, article, form, footer, dialog'
const shown = 6

/** The heaviest parts of a page, each as what the page would lose without it: bytes of brotli, largest first. */
export function weighParts({ html, root }: BuiltPage) {
  const weigh = (text: string) => brotliCompressSync(text).length
  const whole = weigh(html)
  return root
    .querySelectorAll(parts)
    .map((part) => ({ name: nameOf(part), bytes: whole - weigh(html.replace(part.outerHTML, '')) }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, shown)
    .map(({ name, bytes }) => `${name} ${bytes}`)
    .join(', ')
}

/** By its id, or by its first heading: class names are short for the wire. */
function nameOf(part: BuiltPage['root']) {
  const heading = part.querySelector('h1, h2, h3')?.textContent
  return part.rawTagName + (part.id ? `#${part.id}` : heading ? ` '${heading}'` : '')
}
