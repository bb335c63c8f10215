import type { ModulesCopy, Need } from '#content/en/modules.ts'
import { Mark } from '#design/Table/Mark.tsx'
import { Table } from '#design/Table/Table.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { modules } from '#facts/modules.ts'
import styles from './ModuleNeeds.module.css'

type NeedsWords = ModulesCopy['needs']

/** Which trade needs which module from the first day, which later, which never. */
export function ModuleNeeds({ words }: { readonly words: NeedsWords }) {
  return (
    <Terrace className={styles.needs} isFlipped>
      <Wrap className={styles.columns}>
        <div>
          <h2>{words.heading}</h2>
          <p className={styles.note}>{words.note}</p>
        </div>
        <Table
          caption={words.caption}
          columns={words.columns}
          rows={modules.map(({ id }) => ({
            head: words.rows[id].head,
            cells: words.rows[id].cells.map((need, index) => (
              <NeedMark key={words.columns[index + 1]} need={need} says={words.says} />
            )),
          }))}
        />
      </Wrap>
    </Terrace>
  )
}

/** A diamond, a word, or an empty cell that is read aloud. */
function NeedMark({ need, says }: { readonly need: Need; readonly says: NeedsWords['says'] }) {
  if (need === 'first') return <Mark word={says.first} />
  if (need === 'later') return says.later
  return <VisuallyHidden>{says.none}</VisuallyHidden>
}
