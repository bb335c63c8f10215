import type { ModulesCopy, Need } from '#content/copy/modules.ts'
import { Mark } from '#design/Table/Mark.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import { modules } from '#facts/modules.ts'
import { RuledTable } from '#site/sections/RuledTable/RuledTable.tsx'

type NeedsWords = ModulesCopy['needs']

/** Which trade needs which module from the first day, which later, which never. */
export function ModuleNeeds({ words }: { readonly words: NeedsWords }) {
  const { columns, rows, says } = words
  return (
    <RuledTable
      id="trade-needs"
      words={words}
      isFlipped
      rows={modules.map(({ id }) => [
        rows[id].head,
        ...rows[id].cells.map((need, index) => <NeedMark key={columns[index + 1]} need={need} says={says} />),
      ])}
    />
  )
}

/** A diamond, a word, or an empty cell that is read aloud. */
function NeedMark({ need, says }: { readonly need: Need; readonly says: NeedsWords['says'] }) {
  if (need === 'first') return <Mark word={says.first} />
  if (need === 'later') return says.later
  return <VisuallyHidden>{says.none}</VisuallyHidden>
}
