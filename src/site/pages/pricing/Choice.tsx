import type { ChoiceWords } from '#content/copy/pricing.ts'
import { priceViews, type PriceChoice, type PriceView } from '#contract/price-view.ts'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Choice.module.css'

type ChoiceProps<Name extends PriceChoice> = { readonly name: Name; readonly words: ChoiceWords<PriceView<Name>> }

/** One of a few, always visible: native radio buttons, so that keyboard, screen reader and CSS know them by themselves. */
export function Choice<Name extends PriceChoice>({ name, words }: ChoiceProps<Name>) {
  const [byDefault] = priceViews[name]
  return (
    <fieldset className={styles.choice} role="radiogroup">
      <legend>
        <VisuallyHidden>{words.legend}</VisuallyHidden>
      </legend>
      {words.options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === byDefault} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
