import { browserslistToTargets } from 'lightningcss'

/** The oldest engines with cascade layers; older ones get the page unstyled but readable (decision 005). */
export const cssTargets = browserslistToTargets(['chrome 99', 'safari 15.4', 'firefox 97'])
