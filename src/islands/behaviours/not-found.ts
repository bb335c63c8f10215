/** The not-found page's buttons (NF-4, NF-5), and its specified log line (NF-7). */
export function start() {
  // oxlint-disable-next-line no-console -- the specification asks for it
  console.error(`404: no page at ${location.pathname}`)

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-go-back]')) {
      // With nothing to go back to, the button's form leads home.
      if (history.length <= 1) return
      event.preventDefault()
      history.back()
    } else if (event.target.closest('[data-refresh]')) {
      event.preventDefault()
      location.reload()
    }
  })
}
