import type { Block } from '#content/copy/docs/topic.ts'
import styles from './Blocks.module.css'
import { CodeBlock } from './CodeBlock.tsx'
import { Line } from './Line.tsx'
import { More } from './More.tsx'
import { RuledTable } from './RuledTable.tsx'

type BlocksProps = { readonly blocks: readonly Block[] }

/** The blocks of a subsection in their order. */
export function Blocks({ blocks }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <OneBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { readonly block: Block }) {
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
      return <CodeBlock title={block.title} text={block.text} />
    case 'more':
      return (
        <More {...(block.id !== undefined && { id: block.id })} title={block.title}>
          <Blocks blocks={block.blocks} />
        </More>
      )
  }
}
