import { fill } from '#contract/fill.ts'
import { carriedChoices, priceViewFormId, priceViews, readCarried, type PriceChoice } from '#contract/price-view.ts'
import { carryPriceChoice, currentPriceChoice, keepPriceChoice } from '../price-choice.ts'
import { sayPlanPrice } from '../say-plan-price.ts'

const choices = Object.keys(priceViews) as PriceChoice[]

/** The price list itself, or the line below a plan on another page: one script, because each costs all pages its name. */
export function start(element: HTMLElement) {
  if (element.dataset['monthly'] === undefined) followViews(element)
  else sayPlanPrice(element)
}

/**
 * Keeps the price list and the address in agreement, so that a link can point at the annual prices and a reload shows
 * them again; and shows every price in one more currency. Which view shows is CSS and works without this.
 */
function followViews(views: HTMLElement) {
  const form = document.getElementById(priceViewFormId)
  if (!(form instanceof HTMLFormElement)) return

  views.querySelector('[data-currency-choice]')?.setAttribute('data-ready', '')
  const followAddress = () => {
    readAddress(form)
    showCurrency(views, currentOf(form, 'currency'))
    noteBilling(views, currentOf(form, 'billing'))
    carryPriceChoice(carriedBy(form))
  }
  // Enter in a form without a button would still send it.
  form.addEventListener('submit', (event) => event.preventDefault())
  views.addEventListener('change', () => {
    // The prices first: a browser may refuse to write the address of somebody who switches very often.
    showCurrency(views, currentOf(form, 'currency'))
    noteBilling(views, currentOf(form, 'billing'))
    writeAddress(form)
    keepPriceChoice(carriedBy(form))
  })
  const followAnchor = () => {
    if (showAnchor(form)) writeAddress(form)
  }
  addEventListener('popstate', followAddress)
  addEventListener('hashchange', followAnchor)
  // Who was quicker than this script has chosen already; an address that names no view has no say in it, what was
  // chosen on an earlier visit has.
  const asked = new URLSearchParams(location.search)
  if (choices.some((choice) => asked.has(choice))) followAddress()
  else {
    if (isUntouched(form)) showKept(form)
    showCurrency(views, currentOf(form, 'currency'))
    writeAddress(form)
    noteBilling(views, currentOf(form, 'billing'))
  }
  carryPriceChoice(carriedBy(form))
  followAnchor()
}

const isUntouched = (form: HTMLFormElement) =>
  choices.every((choice) => currentOf(form, choice) === priceViews[choice][0])

function showKept(form: HTMLFormElement) {
  const kept = currentPriceChoice()
  for (const choice of carriedChoices) {
    const control = controlOf(form, choice)
    if (control) control.value = kept[choice]
  }
}

const carriedBy = (form: HTMLFormElement) => readCarried((choice) => currentOf(form, choice))

/** What the address does not name, or names wrongly, is the default. */
function readAddress(form: HTMLFormElement) {
  const asked = new URLSearchParams(location.search)
  for (const choice of choices) {
    const known: readonly string[] = priceViews[choice]
    const value = known.find((view) => view === asked.get(choice)) ?? known[0]
    const control = controlOf(form, choice)
    if (control && value) control.value = value
  }
}

/** A link to `#packages` means the view they stand in, whatever is chosen. False where the address leads into no view. */
function showAnchor(form: HTMLFormElement) {
  const anchor = document.getElementById(location.hash.slice(1))
  const view = priceViews.purchase.find((name) => name === anchor?.closest<HTMLElement>('[data-view]')?.dataset['view'])
  const control = controlOf(form, 'purchase')
  if (!anchor || !view || !control) return false
  control.value = view
  // The browser looked for it before its view was shown.
  anchor.scrollIntoView()
  return true
}

/** Leaves the rest of the address alone, and the history too: a view is not a place to go back to. */
function writeAddress(form: HTMLFormElement) {
  const url = new URL(location.href)
  // Out and in again, so that one view has one address, in whatever order it was chosen.
  for (const choice of choices) url.searchParams.delete(choice)
  for (const choice of choices) {
    const value = currentOf(form, choice)
    if (value !== priceViews[choice][0]) url.searchParams.set(choice, value)
  }
  history.replaceState(history.state, '', url)
}

function currentOf(form: HTMLFormElement, choice: PriceChoice) {
  return controlOf(form, choice)?.value ?? priceViews[choice][0]
}

/** The radio buttons of a name, or the list: both have the chosen value, and choose the one they are given. */
function controlOf(form: HTMLFormElement, choice: PriceChoice) {
  const control = form.elements.namedItem(choice)
  return control instanceof RadioNodeList || control instanceof HTMLSelectElement ? control : null
}

/** Who gets started with a plan from here means it paid in the way that is chosen: `professional annual`. */
function noteBilling(views: HTMLElement, billing: string) {
  for (const button of views.querySelectorAll<HTMLElement>('[data-view=subscription] [data-intent=plan]')) {
    const [plan] = (button.dataset['about'] ?? '').split(' ')
    button.dataset['about'] = `${plan} ${billing}`
  }
}

/** Copies the amounts and the rate of a currency from their tables further down; 'usd' stands in none of them. */
function showCurrency(views: HTMLElement, currency: string) {
  for (const line of views.querySelectorAll<HTMLElement>('[data-indication]')) {
    const cell = document.querySelector(`[data-amount="${currency} ${line.dataset['indication']}"]`)
    line.hidden = cell === null
    const { words = '' } = line.dataset
    line.textContent = cell ? fill(words, { currency, amount: cell.textContent }) : ''
  }
  const note = views.querySelector<HTMLElement>('[data-currency-note]')
  const rate = document.querySelector(`[data-rate="${currency}"]`)
  if (!note) return
  note.hidden = rate === null
  note.querySelector('output')?.replaceChildren(rate?.textContent ?? '')
}
