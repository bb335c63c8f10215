import { carriedChoices, pricedPaths, priceViews, readCarried, type CarriedChoice } from '#contract/price-view.ts'
import { recall, remember } from './storage.ts'

/** Dispatched on the window when the visitor has chosen otherwise. */
const changed = 'pricechoice'

/** How the visitor wants prices: as the address says; where it says nothing, as kept with functional consent. */
export function currentPriceChoice(): CarriedChoice {
  const asked = new URLSearchParams(location.search)
  if (carriedChoices.some((choice) => asked.has(choice))) return readCarried((choice) => asked.get(choice))
  const kept = recall('price-view')
  return readCarried((choice) => (kept as Readonly<Record<string, unknown>> | null)?.[choice])
}

/** Keeps a choice where the visitor allows it, and takes it along in the links to other pages with prices. */
export function keepPriceChoice(choice: CarriedChoice) {
  remember('price-view', choice)
  carryPriceChoice(choice)
}

/** Without consent the address is all that remembers: the links of this page to others with prices name the choice. */
export function carryPriceChoice(choice: CarriedChoice) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    // In another language the same pages stand behind a prefix.
    if (!pricedPaths.some((path) => link.pathname.endsWith(path))) continue
    const url = new URL(link.href)
    // Out and in again, so that one choice has one address.
    for (const name of carriedChoices) url.searchParams.delete(name)
    for (const name of carriedChoices) {
      if (choice[name] !== priceViews[name][0]) url.searchParams.set(name, choice[name])
    }
    link.setAttribute('href', url.pathname + url.search + url.hash)
  }
  dispatchEvent(new Event(changed))
}

/** Calls back whenever the choice changes; returns how to stop. */
export function onPriceChoice(react: () => void) {
  addEventListener(changed, react)
  return () => removeEventListener(changed, react)
}
