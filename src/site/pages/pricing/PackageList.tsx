import type { PackageWords, PricingCopy } from '#content/copy/pricing.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { Tag } from '#design/Tag/Tag.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Action } from '#site/sections/Actions/Action.tsx'
import { Indication } from './Indication.tsx'
import styles from './PackageList.module.css'

type PackageListProps = { readonly words: PricingCopy['packages']; readonly about: string }

/** The packages that are paid once, as ruled rows (PRICE-26). */
export function PackageList({ words, about }: PackageListProps) {
  return (
    <section aria-labelledby="packages" data-view="one-time">
      <Wrap className={styles.packages}>
        <h2 id="packages">{words.heading}</h2>
        <p className={styles.note}>{words.note}</p>
        {words.rows.map((row) => (
          <PackageRow key={row.id} row={row} words={words} about={about} />
        ))}
      </Wrap>
    </section>
  )
}

/** PRICE-26..28. */
function PackageRow({ row, words, about }: PackageListProps & { readonly row: PackageWords }) {
  return (
    <article className={joinClasses(styles.row, styles[row.colour])} data-package={row.id}>
      <div>
        <h3>
          <Icon name={row.icon} />
          {row.name} {row.isPopular && <Tag isFilled>{words.best}</Tag>}
        </h3>
        <p className={styles.description}>{row.description}</p>
      </div>
      <div>
        <p className={styles.price}>
          <b>{row.price}</b> {words.once}
        </p>
        <Indication priceKey={`${row.id} once`} about={about} />
      </div>
      <div>
        <p className={styles.ideal}>{row.idealFor}</p>
        <DiamondList items={row.features} className={styles.list} />
      </div>
      <Action action={row.action} kind={row.isPopular ? 'solid' : 'line'} />
    </article>
  )
}
