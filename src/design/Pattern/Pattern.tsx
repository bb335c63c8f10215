import { joinClasses } from '#design/join-classes.ts'
import { patternShapes, type PatternName } from './pattern-shapes.tsx'
import styles from './Pattern.module.css'

type PatternProps = { readonly name: PatternName; readonly className?: string | undefined }

/** A strip painted with one motif. Its definition goes with it, so each motif stands at most once on a page. */
export function Pattern({ name, className }: PatternProps) {
  return (
    <svg className={joinClasses(styles.strip, className)} aria-hidden="true">
      <pattern id={name} width="26" height="26" patternUnits="userSpaceOnUse">
        {patternShapes[name]}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${name})`} />
    </svg>
  )
}
