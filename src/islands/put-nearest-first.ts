import { ownTimeZone } from '#contract/own-time-zone.ts'
import { nearestOffice } from '#contract/nearest-office.ts'

/**
 * Puts the office nearest to the visitor first, and says so. Known by the clock of the device alone: nobody is asked
 * and nobody is told. Only while the whole list is still below the screen and no address leads into it, so that nothing
 * moves under a reader's eyes or a keyboard's focus; the order in the page is the order that is seen.
 */
export function putNearestFirst() {
  const label = document.querySelector<HTMLElement>('[data-nearest]')
  const list = label?.parentElement
  const id = nearestOffice(ownTimeZone())
  const first = list?.querySelector('article')
  const nearest = list?.querySelector(`article[id="${id}"]`)
  if (!list || !label || !first || !nearest) return
  if (list.querySelector(':target') || list.contains(document.activeElement)) return
  if (list.getBoundingClientRect().top < innerHeight) return
  nearest.querySelector('h3')?.after(label)
  label.hidden = false
  if (nearest !== first) first.before(nearest)
}
