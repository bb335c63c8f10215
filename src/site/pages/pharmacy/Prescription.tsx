import type { PharmacyCopy } from '#content/copy/pharmacy.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './Prescription.module.css'

type PrescriptionProps = { readonly words: PharmacyCopy['scenes']['prescription']; readonly language: Language }

/** A prescription with the one line that matters most on top: the allergy. */
export function Prescription({ words, language }: PrescriptionProps) {
  const total = words.lines.reduce((sum, { price }) => sum + price, 0)
  return (
    <Scene label={words.label} title={words.title}>
      <p className={joinClasses(warning.warn, styles.allergy)}>{words.warning}</p>
      <SlipTable>
        {words.lines.map(({ name, quantity, price }) => (
          <SlipRow key={name} head={name} note={quantity} cells={[formatAmount(price, language)]} />
        ))}
        <SlipTotal head={words.total} cells={[formatMoney(total, words.currency, language)]} />
      </SlipTable>
      <small>{words.note}</small>
    </Scene>
  )
}
