import { speculationRules } from '#contract/speculation-rules.ts'

/**
 * Fetches a same-site page when a pointer rests on its link, unless the visitor saves data or motion. Where nothing can
 * rest on a link only a touch asks for it: Chromium on Android (since 138) takes 'moderate' for links merely in sight.
 */
export function speedUpNavigation() {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const eagerness = matchMedia('(hover: hover)').matches ? 'moderate' : 'conservative'
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = speculationRules(eagerness)
  document.head.append(rules)
}
