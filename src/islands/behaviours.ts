import { whenNear } from './when-near.ts'

/** A page's own small script: made for one element of it. */
type Behaviour = { readonly start: (element: HTMLElement) => void }

const behaviours = import.meta.glob<Behaviour>('./behaviours/*.ts')

/**
 * Elements marked `data-behaviour="name"` get `behaviours/name.ts` when they come near the screen, those that are only
 * data at once; no other page downloads it. Without a network the page stays what its HTML alone is.
 */
export function startBehaviours() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const load = behaviours[`./behaviours/${element.dataset['behaviour']}.ts`]
    if (!load) continue
    const begin = () => {
      load()
        .then(({ start }) => start(element))
        .catch(() => undefined)
    }
    if (element instanceof HTMLScriptElement) begin()
    else whenNear(element, begin)
  }
}
