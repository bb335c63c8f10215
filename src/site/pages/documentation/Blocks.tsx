import type { DocumentationCopy } from '#content/en/documentation.ts'
import type { Block } from '#content/en/docs/topic.ts'
import styles from './Blocks.module.css'
import { CodeBlock } from './CodeBlock.tsx'
import { Line } from './Line.tsx'
import { More } from './More.tsx'
import { RuledTable } from './RuledTable.tsx'

type BlocksProps = { readonly blocks: readonly Block[]; readonly code: DocumentationCopy['code'] }

/** The blocks of a subsection in their order. */
export function Blocks({ blocks, code }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <OneBlock key={JSON.stringify(block)} block={block} code={code} />
      ))}
    </div>
  )
}

function OneBlock({ block, code }: { readonly block: Block; readonly code: DocumentationCopy['code'] }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} />
        </p>
      )
    case 'note':
      return (
        <p className={styles.note}>
          <Line text={block.text} />
        </p>
      )
    case 'list': {
      const Element = block.isOrdered ? 'ol' : 'ul'
      return (
        <Element className={block.isOrdered ? styles.steps : styles.list}>
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              {/* One child, so that the marker stands beside all of it. */}
              <span>
                <Line text={item} />
              </span>
            </li>
          ))}
        </Element>
      )
    }
    case 'table':
      return (
        <RuledTable
          columns={block.columns}
          rows={block.rows.map((cells) => ({
            key: JSON.stringify(cells),
            cells: cells.map((cell) => <Line key={JSON.stringify(cell)} text={cell} />),
          }))}
        />
      )
    case 'code':
      return <CodeBlock title={block.title} text={block.text} words={code} />
    case 'more':
      return (
        <More title={block.title}>
          <Blocks blocks={block.blocks} code={code} />
        </More>
      )
  }
}
