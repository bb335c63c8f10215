import { describe, expect, it } from 'vitest'
import { cutIntoPassages } from './passages.ts'
import { openPage, writeMarkdown } from './read-page.ts'

const write = (html: string) => writeMarkdown(openPage(`<main>${html}</main>`).main)

describe('a page as Markdown', () => {
  it('keeps apart what only boxes do', () => {
    expect(write('<p><b>At once</b><span>Your reference</span></p>')).toBe('**At once**: Your reference')
    expect(write('<a href="/a">Call</a><a href="/b">Write</a>')).toBe('[Call](/a). [Write](/b)')
    expect(write('<a href="/a">+250 <small>Mon-Fri</small></a>')).toBe('[+250. Mon-Fri](/a)')
  })

  it('writes a term with all that is said of it, and the rows of a table on one line each', () => {
    expect(write('<dl><dt>Uptime </dt><dd><b>99% </b></dd><dd>Each month.</dd></dl>')).toBe(
      '-   **Uptime**: **99%**. Each month.',
    )
    const table =
      '<table><caption>Plans</caption><thead><tr><th>A<br>B</th></tr></thead><tr><td><b>1</b></td></tr></table>'
    expect(write(table)).toBe('Plans\n\n| A B |\n| --- |\n| 1   |')
  })

  it('says nothing that nobody sees', () => {
    expect(write('<p>Seen<span hidden>not</span><svg aria-hidden="true"><title>nor</title></svg></p>')).toBe('Seen')
  })
})

describe('a page in passages', () => {
  const cut = (html: string) =>
    cutIntoPassages({ route: '/hotel', language: 'fr', html: `<main id="main"><h1>Hotel</h1>${html}</main>` })

  it('lead to the place of their heading, in the language of the page', () => {
    const [passage] = cut('<section id="stay"><h2>A stay</h2><p>It ends when the guest has paid for it</p></section>')

    expect(passage).toMatchObject({ id: '/hotel:2', url: '/fr/hotel#stay', heading: 'A stay' })
    expect(passage?.text).toBe('It ends when the guest has paid for it.')
  })

  it('hold what can be taken along and no way to another page', () => {
    const [passage] = cut(
      '<h2>Papers</h2><p>Two sheets for the safe. <a href="/more">Read more</a></p><p><a href="/a.pdf" download>Take it</a></p>',
    )

    expect(passage?.text).toBe('Two sheets for the safe. [Take it](/a.pdf).')
  })

  it('read a table by its rows, and one of few marks by its columns', () => {
    const table = (rows: string) =>
      `<h2>Plans</h2><table><thead><tr><th></th><th>Bar</th><th>Inn</th><th>Spa</th></tr></thead><tbody>${rows}</tbody></table>`
    const row = (cells: string) => `<tr>${cells.replaceAll(/\S+/g, '<td>$&</td>')}</tr>`

    expect(cut(table(row('Stock Now Later Now')))[0]?.text).toBe(
      '- Bar: Now: Stock.\n- Inn: Later: Stock.\n- Spa: Now: Stock.',
    )
    expect(cut(table(row('Price 1 2 3') + row('Users 4 5 6')))[0]?.text).toBe(
      '- Price: Bar 1; Inn 2; Spa 3.\n- Users: Bar 4; Inn 5; Spa 6.',
    )
  })
})
