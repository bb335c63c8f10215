/**
 * The switch of languages keeps the place on the page. A reader whose browser asks first for another language of ours
 * is offered this page in it: no more than offered.
 */
export function speakLanguages() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('nav [hreflang]') : null
    if (link) [link.search, link.hash] = [location.search, location.hash]
  })
  const wish = navigator.languages
    .map((code) => code.slice(0, 2))
    .find((code) => document.querySelector(`nav [lang="${code}"]`))
  const load = () => import('./language-offer.ts')
  if (wish && wish !== document.documentElement.lang) void load().then((offer) => offer.start(wish))
}
