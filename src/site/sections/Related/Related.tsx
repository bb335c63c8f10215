import type { RelatedWords } from '#content/page-words.ts'
import { modules } from '#facts/modules.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { Pattern } from '#design/Pattern/Pattern.tsx'
import grounds from '#site/sections/ModuleTerraces/grounds.module.css'
import styles from './Related.module.css'

type RelatedProps = {
  readonly label: string
  /** Three, each of another module: a motif stands once on a page, so none may be the opening's own. */
  readonly words: RelatedWords
}

/** The parts of the suite that work with this one, each in the colour and motif of its module. */
export function Related({ label, words }: RelatedProps) {
  return (
    <nav className={styles.related} aria-label={label}>
      {words.map((link) => (
        <a
          key={link.href}
          href={link.href}
          className={joinClasses(grounds[link.module], styles.link, link.module === 'retail' && styles.dark)}
        >
          <RelatedPattern module={link.module} />
          <b>{link.label}</b>
          <span>
            {link.text}
            <Icon name="go" />
          </span>
        </a>
      ))}
    </nav>
  )
}

function RelatedPattern({ module }: { readonly module: RelatedWords[number]['module'] }) {
  const pattern = modules.find(({ id }) => id === module)?.pattern
  return pattern && <Pattern name={pattern} className={styles.strip} />
}
