import { displayWidth } from '#site/display-width.ts'
import styles from './LedgerHeadline.module.css'

/**
 * One hill a line, drawn in the room between the line's end and the edge of the screen, whatever the screen's width or
 * the size of its text. Each path begins far left as the line's rule; it stays open, so that the hill's foot has no stroke.
 */
const hills = [
  'M-999 100H0C22 100 30-20 47-20S81 45 100 20H103V100',
  'M-999 100H0C26 100 39-22 61-22S88 4 100-4H103V100',
  'M-999 100H0C30 100 45-25 73-25S93-8 100-2H103V100',
] as const

/** The display face leaves too much air around an apostrophe at this size. */
function tightenApostrophes(line: string) {
  return line.split('’').flatMap((part, index) => (index === 0 ? part : [<b key={part}>’</b>, part]))
}

/** Ems by which the style sheet sets them closer. */
const closerApostrophe = 0.14
const measure = (line: string) => displayWidth(line) - closerApostrophe * (line.split('’').length - 1)

/** The words of the page's heading on the rules of a notebook, which rise into terraced hills. */
export function LedgerHeadline({ lines }: { readonly lines: readonly [string, string, string] }) {
  return (
    <span className={styles.headline}>
      {lines.map((line, row) => (
        <span key={line}>
          <span>{tightenApostrophes(line)} </span>
          {/* As wide as the line in its own font, so that no hill moves when that comes. */}
          <svg width={`${measure(line).toFixed(2)}em`} aria-hidden="true" />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path id={`hill${row}`} vectorEffect="non-scaling-stroke" d={hills[row]} />
            <use href={`#hill${row}`} y="20" />
            <use href={`#hill${row}`} y="44" />
          </svg>
        </span>
      ))}
    </span>
  )
}
