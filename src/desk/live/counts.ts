import { fill } from '#contract/fill.ts'

/** The counter is of no use to those who write two lines. */
const countedBefore = 200

/** Says how much of what is allowed stands in a box, as the visitor's chat does. */
export function countBoxes(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const box = document.querySelector<HTMLTextAreaElement>(`#${place.dataset['count']}`)
    const { most = '', words = '', over = '' } = place.dataset
    const show = () => {
      const length = box?.value.length ?? 0
      const counted = length > Number(most) - countedBefore ? fill(words, { count: String(length), most }) : ''
      place.textContent = [counted, length > Number(most) && over].filter(Boolean).join('. ')
    }
    for (const event of ['input', 'change']) box?.addEventListener(event, show)
    show()
  }
}
