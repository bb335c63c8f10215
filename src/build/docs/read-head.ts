import type { Refuse } from './markdown-problem.ts'

/** The lines between `---` and `---` at the top of a topic, and the text below them. */
export function readHead(source: string, icons: readonly string[], refuse: Refuse) {
  const lines = source.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) return refuse(1, "A topic begins with '---', its title and icon, and '---'.")

  const fields = new Map<string, { readonly value: string; readonly line: number }>()
  for (const [index, text] of lines.slice(1, end).entries()) {
    const [name = '', value = ''] = text.split(/:\s*/, 2)
    const line = index + 2
    if (name !== 'title' && name !== 'icon') return refuse(line, `A topic has a title and an icon, no '${name}'.`)
    fields.set(name, { value: value.trim(), line })
  }
  const title = fields.get('title')
  if (!title?.value) return refuse(title?.line ?? end + 1, 'The topic has no title.')
  const icon = fields.get('icon')
  if (!icon || !icons.includes(icon.value)) return refuse(icon?.line ?? end + 1, `No icon '${icon?.value ?? ''}'.`)

  return { title: title.value, icon: icon.value, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}
