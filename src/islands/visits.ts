import { may, onConsentChange } from './consent.ts'

const isAllowed = () => may('analytics')

/** Counts this page view if the visitor allows analytics, from the start or from some moment on; else loads nothing. */
export function countVisit() {
  let isCounting = false
  const begin = () => {
    if (isCounting || !isAllowed()) return
    isCounting = true
    import('./report-view.ts').then(
      ({ reportViews }) => reportViews(isAllowed),
      // Without a network there is nobody to tell; the next change of mind tries again.
      () => (isCounting = false),
    )
  }
  onConsentChange(begin)
  begin()
}
