/**
 * A form whose own script has not come and that says `data-offline` in it is not posted without a network: the browser
 * would put its error page in the place of what was written.
 */
export function holdOffline() {
  addEventListener('submit', (event) => {
    const words = (event.target as HTMLElement).querySelector<HTMLElement>('[data-offline]')
    if (!words || navigator.onLine) return
    event.preventDefault()
    words.hidden = false
  })
}
