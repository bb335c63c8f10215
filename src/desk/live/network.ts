/** Without a network a form would leave for the browser's own page, as if it were gone: it stays, and says why. */
export function holdWithoutNetwork(): void {
  const told = document.querySelector<HTMLElement>('[data-lost]')
  document.addEventListener('submit', (event) => {
    if (navigator.onLine || event.defaultPrevented || !told || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    event.target.append(told)
    told.hidden = false
  })
  addEventListener('online', () => told && (told.hidden = true))
}
