import { browserslistToTargets, Features } from 'lightningcss'

/** The oldest engines with cascade layers; older ones get the page unstyled but readable (decision 005). */
const targets = browserslistToTargets(['chrome 99', 'safari 15.4', 'firefox 97'])

/** No switch for `light-dark()` either: the build takes the pairs apart itself (decision 037). */
export const cssTargets = { targets, exclude: Features.LightDark }
