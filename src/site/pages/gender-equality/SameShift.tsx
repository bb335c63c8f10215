import type { GenderEqualityCopy } from '#content/copy/gender-equality.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import figures from '#site/sections/module-scenes/figures.module.css'

type SameShiftProps = { readonly words: GenderEqualityCopy['scenes']['shift']; readonly language: Language }

/** Two cashiers of one shift, each line counted in the same way for both. */
export function SameShift({ words, language }: SameShiftProps) {
  const { label, title, aside, people } = words
  const lines = [
    { name: words.receipts, count: ({ receipts }: (typeof people)[number]) => receipts },
    { name: words.takings, count: ({ takings }: (typeof people)[number]) => takings },
    { name: words.each, count: ({ takings, receipts }: (typeof people)[number]) => Math.round(takings / receipts) },
    { name: words.difference, count: ({ counted, takings }: (typeof people)[number]) => counted - takings },
  ]
  return (
    <Scene label={label} title={title} aside={aside} className={figures.figures}>
      <SlipTable columns={[words.cashier, ...people.map(({ name }) => name)]}>
        {lines.map(({ name, count }) => (
          <SlipRow key={name} head={name}>
            {people.map((person) => (
              <td key={person.name} className={joinClasses(count(person) < 0 && warning.warn)}>
                {formatAmount(count(person), language)}
              </td>
            ))}
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
