import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import { hostname, longestPath, mostOfVital, type Device, type Vital } from '#contract/visit-parts.ts'
import type { Visit } from '#contract/visit.ts'
import { may } from './consent.ts'

const vitalOf: Partial<Record<Metric['name'], Vital>> = { LCP: 'lcp', CLS: 'cls', INP: 'inp' }

let isReporting = false

/**
 * Tells the server of each page view once, when the page is left or put aside for the first time: what came to light
 * until then is all that is measured. A page that returns from the back/forward cache is a view of its own. Whether it
 * may is asked again before anything is sent.
 */
export function start() {
  if (isReporting) return
  isReporting = true
  let vitals: Partial<Record<Vital, number>> = {}
  let referrer = findReferrer()
  let isReported = false

  const note = ({ name, value }: Metric) => {
    const vital = vitalOf[name]
    // A tab that slept may tell of hours: no measurement, and no reason to lose the view.
    if (vital && value >= 0 && value <= mostOfVital[vital]) vitals[vital] = value
  }
  onLCP(note)
  onCLS(note)
  onINP(note)

  // The measurements are made final by listeners of the window's capture phase: by now they have all been heard.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isReported || !may('analytics')) return
    isReported = true
    const path = location.pathname.slice(0, longestPath)
    const visit: Visit = { path, device: findDevice(), ...(referrer && { referrer }), vitals }
    navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(visit)], { type: 'application/json' }))
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    vitals = {}
    // The visitor came back from a page further on, not from where the first view came from.
    referrer = ''
    isReported = false
  })
}

/** The host of another site that led here; empty when there is none, or none with a plain name. */
function findReferrer() {
  const [arrival] = performance.getEntriesByType('navigation')
  // Who reloads, or goes back, arrives from nowhere.
  const isArrival = !(arrival instanceof PerformanceNavigationTiming) || arrival.type === 'navigate'
  if (!isArrival || !document.referrer) return ''
  const host = new URL(document.referrer).hostname
  return hostname.test(host) && host !== location.hostname ? host : ''
}

function findDevice(): Device {
  return innerWidth < 768 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop'
}
