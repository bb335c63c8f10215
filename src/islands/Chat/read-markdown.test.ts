import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMarkdown, type Block, type Inline } from './read-markdown.ts'

const text = (said: string): Inline => ({ kind: 'text', text: said })
const textOf = (part: Inline): string => ('parts' in part ? part.parts.map(textOf).join('') : part.text)
const linesOf = (block: Block) => (block.kind === 'list' ? block.items : block.lines)

describe('the Markdown of an answer', () => {
  it('knows paragraphs, lines, bold, emphasis and code', () => {
    expect(readMarkdown('**Two** shops\n*and* `a_b`\n\nEnd')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [{ kind: 'bold', parts: [text('Two')] }, text(' shops')],
          [{ kind: 'emphasis', parts: [text('and')] }, text(' '), { kind: 'code', text: 'a_b' }],
        ],
      },
      { kind: 'paragraph', lines: [[text('End')]] },
    ])
  })

  it('knows lists of both kinds, with blank lines between their points', () => {
    expect(readMarkdown('- one\n\n- two\n\n1. first\n2. second')).toEqual([
      { kind: 'list', isOrdered: false, items: [[text('one')], [text('two')]] },
      { kind: 'list', isOrdered: true, items: [[text('first')], [text('second')]] },
    ])
  })

  it('[CHAT-59] finds links, written out or not, and leaves their protocol to whoever shows them', () => {
    expect(readMarkdown('[Plans](/pricing), https://imisozi.example/a.')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { kind: 'link', parts: [text('Plans')], address: '/pricing' },
            text(', '),
            { kind: 'link', parts: [text('https://imisozi.example/a')], address: 'https://imisozi.example/a' },
            text('.'),
          ],
        ],
      },
    ])
  })

  it('takes an image for its words and HTML for text', () => {
    expect(readMarkdown('![a cat](https://x.example/cat.png)<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', lines: [[text('a cat'), text('<img src=x onerror=alert(1)>')]] },
    ])
  })

  it('loses no word of plain text, and reads any text in time that grows with its length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ,.]{0,200}$/), (said) => {
        const read = readMarkdown(said)
          .flatMap(linesOf)
          .map((line) => line.map(textOf).join(''))
          .join('')
        expect(read).toBe(said.trim())
      }),
    )
    for (const hostile of ['[', '![', '*', '**a', '`', '_', '[a](', '((', '- ', 'https://']) {
      expect(readMarkdown(hostile.repeat(4000)).length).toBeGreaterThan(0)
    }
  })
})
