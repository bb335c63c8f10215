import { describe, expect, it } from 'vitest'
import { readMarkdownLines, readTypedLines } from './letter-lines.ts'
import { findOwnLink } from './own-links.ts'

/** Lines as one reads them: `**` around what is strong, `<…>` behind what leads somewhere. */
function show(lines: ReturnType<typeof readTypedLines>) {
  return lines.map(({ marker, parts }) => {
    const said = parts.map(({ text, isStrong, href }) => {
      const strong = isStrong ? `**${text}**` : text
      return href ? `${strong}<${href}>` : strong
    })
    return marker + said.join('')
  })
}
const read = (text: string) => show(readMarkdownLines(text, (href) => findOwnLink(href, 'https://suite.example')))

describe('what the assistant said, in a letter', () => {
  it.each([
    ['Two **bold** words and *soft* _ones_', ['Two **bold** words and soft ones']],
    ['# Plans\n\n\n\ntext  ', ['**Plans**', '', 'text']],
    ['- Retail\n* Inventory\n  + deep\n1. one\n2) two', ['• Retail', '• Inventory', '• deep', '1. one', '2) two']],
    ['See [the plans](/pricing#one-time).', ['See the plans<https://suite.example/pricing#one-time>.']],
    [
      '**[Plans](/pricing)** [**Plans**](/pricing)',
      ['**Plans**<https://suite.example/pricing> **Plans**<https://suite.example/pricing>'],
    ],
    [
      'https://suite.example/pricing, or hello@imisozi.example.',
      [
        'https://suite.example/pricing<https://suite.example/pricing>, or hello@imisozi.example<mailto:hello@imisozi.example>.',
      ],
    ],
    [
      '[Call](tel:+250000000100), [write](https://wa.me/250000000100)',
      ['Call<tel:+250000000100>, write<https://wa.me/250000000100>'],
    ],
    [
      'It costs $6.9 a month, 2 * 3 * 4, snake_case_name, 5*',
      ['It costs $6.9 a month, 2 * 3 * 4, snake_case_name, 5*'],
    ],
    [String.raw`Hello \*Grace\* \[x\]\(y\) and \\`, [String.raw`Hello *Grace* [x](y) and ${'\\'}`]],
    [
      '`a **b** c` and ![a picture](https://suite.example/x.png)',
      ['a **b** c and a picture<https://suite.example/x.png>'],
    ],
    ['<b onclick=x>raw</b> &amp; <img src=x>', ['<b onclick=x>raw</b> &amp; <img src=x>']],
  ])('%j is read as %j', (text, lines) => expect(read(text)).toEqual(lines))

  it.each([
    'https://evil.example',
    '//evil.example',
    String.raw`\\evil.example`,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://suite.example',
    'https://suite.example@evil.example',
    'https://user:pass@suite.example',
    'https://suite.example.evil.example',
    'https://evilimisozi.example',
    'http://[',
    'mailto:win@evil.example',
    'mailto:hello@imisozi.example?bcc=x@evil.example',
    'mailto:x@evil.example,y@imisozi.example',
    'tel:+250788123456',
    'https://wa.me/250788123456',
    'https://wa.me/250000000100@evil',
    'https://suite.example:8443/x',
  ])('keeps only the words of a link to %s', (href) => {
    expect(read(`See [this](${href}) now`).join('')).not.toMatch(/this<|\(javascript/i)
    expect(findOwnLink(href, 'https://suite.example')).toBeNull()
  })
})

describe('an answer that repeats a name', () => {
  it('comes in one piece, however it was escaped', () => {
    const [line] = readMarkdownLines(String.raw`Hello A\.B \& ` + '`sons`', () => null)

    expect(line?.parts).toEqual([{ text: 'Hello A.B & sons', isStrong: false, href: null }])
  })
})

describe('what the visitor typed, in a letter', () => {
  it('stays as it is, line by line', () => {
    expect(show(readTypedLines(' **a** [b](https://evil.example)\r\n\r\n\r\n\r\n# c\r- d '))).toEqual([
      '**a** [b](https://evil.example)',
      '',
      '# c',
      '- d',
    ])
  })
})
