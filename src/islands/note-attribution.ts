import { may, onConsentChange } from './consent.ts'

/** Notes where this visit came from as soon as marketing consent is given; otherwise loads nothing. */
export function noteAttribution() {
  const note = () => {
    if (!may('marketing')) return
    import('./attribution.ts').then(
      ({ noteTouch }) => noteTouch(),
      // Without a network the next change of mind tries again.
      () => undefined,
    )
  }
  onConsentChange(note)
  note()
}
