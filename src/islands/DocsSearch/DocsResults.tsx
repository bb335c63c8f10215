import styles from './DocsResults.module.css'
import { excerptOf, splitByTerms, type DocsHit } from './find.ts'

type DocsResultsProps = {
  readonly id: string
  readonly label: string
  readonly hits: readonly DocsHit[]
  readonly active: number | null
  readonly choose: (hit: DocsHit) => void
}

/** The places found, as the list of a combobox: the keyboard stays in the box. */
export function DocsResults({ id, label, hits, active, choose }: DocsResultsProps) {
  return (
    <div id={`${id}-results`} className={styles.results} role="listbox" aria-label={label} tabIndex={-1}>
      {hits.map((hit, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are the box's
        <div
          key={hit.href}
          ref={index === active ? bringIntoView : null}
          id={`${id}-${index}`}
          className={styles.hit}
          role="option"
          aria-selected={index === active}
          // The focus stays in the box.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(hit)}
        >
          <small>{hit.topic}</small>
          <b>
            <Marked text={hit.title} terms={hit.terms} />
          </b>
          <span>
            <Marked text={excerptOf(hit.text, hit.terms)} terms={hit.terms} />
          </span>
        </div>
      ))}
    </div>
  )
}

function bringIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}

/** Text with what was searched for marked in it. Nothing in it is ever read as HTML. */
function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return splitByTerms(text, terms).map(({ text: part, isHit, at }) => (isHit ? <mark key={at}>{part}</mark> : part))
}
