const scrolledAbove = 20

/** The header's look above 20 px of scroll (NAV-33), and a menu that closes on its own links (NAV-32). */
export function enhanceHeader() {
  const header = document.querySelector('[data-site-header]')
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > scrolledAbove)
  addEventListener('scroll', mark, { passive: true })
  mark()

  const menu = document.querySelector<HTMLElement>('[data-site-menu]')
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') && menu.matches(':popover-open'))
      menu.hidePopover()
  })
}
