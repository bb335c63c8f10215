import { browserslistToTargets, Features, transform, type CustomAtRules, type Visitor } from 'lightningcss'

/** The oldest engines with cascade layers; older ones get the page unstyled but readable (decision 005). */
const targets = browserslistToTargets(['chrome 99', 'safari 15.4', 'firefox 97'])

/** No switch for `light-dark()` either: the build takes the pairs apart itself (decision 037). */
export const cssOptions = { minify: true, targets, exclude: Features.LightDark }

/** A style sheet in few bytes, without what the visitor takes out. */
export function minifyCss(css: string, visitor: Visitor<CustomAtRules> = {}): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), visitor, ...cssOptions }).code.toString()
}
