/**
 * The header's look above 20 px of scroll (NAV-33), a menu that closes on its own links (NAV-32), and a mark for what
 * floats: while the reader scrolls down a phone it steps aside.
 */
export function enhanceHeader() {
  const scrolledAbove = 20
  const header = document.querySelector('[data-site-header]')
  let before = Infinity
  const mark = () => {
    header?.toggleAttribute('data-scrolled', scrollY > scrolledAbove)
    document.body.toggleAttribute('data-down', scrollY > before)
    before = scrollY
  }
  addEventListener('scroll', mark, { passive: true })
  // In a frame, which lays the page out anyway; asked for here, the place would cost a layout of its own.
  requestAnimationFrame(mark)

  const menu = document.querySelector<HTMLElement>('[data-site-menu]')
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') && menu.matches(':popover-open'))
      menu.hidePopover()
  })
}
