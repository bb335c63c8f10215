import { may, onConsentChange } from '../consent.ts'
import { forget, recall, remember } from '../storage.ts'

/**
 * Shows a street map of the chosen office, which comes from somebody else, and only after the visitor has asked for it.
 * The controls appear with this script; without it the plain links beside them lead to the same map.
 */
export function start(element: HTMLElement) {
  const controls = element.querySelector<HTMLElement>('[data-map-controls]')
  const button = controls?.querySelector('button')
  const office = controls?.querySelector('select')
  const place = element.querySelector<HTMLElement>('[data-map-place]')
  if (!controls || !button || !office || !place) return
  const showLabel = button.textContent

  const show = () => {
    place.replaceChildren(makeFrame(office))
    button.textContent = button.dataset['hide'] ?? ''
    button.setAttribute('aria-expanded', 'true')
  }
  const hide = () => {
    place.replaceChildren()
    button.textContent = showLabel
    button.setAttribute('aria-expanded', 'false')
  }
  const isShown = () => place.firstChild !== null

  button.addEventListener('click', () => (isShown() ? hide() : show()))
  office.addEventListener('change', () => {
    if (isShown()) show()
  })
  controls.hidden = false
  offerAlways(controls)
  if (recall('street-map') === always) show()
}

/** What is stored when the other company may always be asked from this device. */
const always = 'always'

/** "Once" is the button; "always" is a box beside it, for visitors who let choices be remembered. */
function offerAlways(controls: HTMLElement) {
  const offer = controls.querySelector<HTMLElement>('[data-map-always]')
  const box = offer?.querySelector('input')
  if (!offer || !box) return
  const follow = () => {
    offer.hidden = !may('functional')
    box.checked = recall('street-map') === always
  }
  box.addEventListener('change', () => {
    if (box.checked) remember('street-map', always)
    else forget('street-map')
  })
  onConsentChange(follow)
  follow()
}

/** A new frame for each office: another address in the same one would be a step in the visitor's history. */
function makeFrame({ value, selectedOptions }: HTMLSelectElement) {
  const frame = document.createElement('iframe')
  frame.title = selectedOptions[0]?.dataset['frame'] ?? ''
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
  frame.src = value
  return frame
}
