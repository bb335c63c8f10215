import type { MultiLocationCopy } from '#content/copy/multi-location.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './bars.module.css'

type TransferNoteProps = { readonly words: MultiLocationCopy['pictures']['transfers']; readonly language: Language }

/** What left one branch and what the other signed for; the difference has a value. */
export function TransferNote({ words, language }: TransferNoteProps) {
  const { lines } = words
  const sent = lines.reduce((sum, line) => sum + line.sent, 0)
  const signedFor = lines.reduce((sum, line) => sum + line.signedFor, 0)
  const lost = lines.reduce((sum, line) => sum + (line.sent - line.signedFor) * line.price, 0)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <SlipTable className={joinClasses(figures.figures, styles.bars)} columns={words.columns}>
        {lines.map((line) => (
          <SlipRow key={line.name} head={line.name} note={formatMoney(line.price, 'RWF', language)} cells={[line.sent]}>
            <td className={joinClasses(line.signedFor < line.sent && warning.warn)}>{line.signedFor}</td>
          </SlipRow>
        ))}
        <SlipRow className={styles.total} head={words.total} cells={[sent, signedFor]} />
      </SlipTable>
      <p className={joinClasses(warning.warn, styles.check)}>
        {words.missing(sent - signedFor, formatMoney(lost, 'RWF', language))}
      </p>
    </Scene>
  )
}
