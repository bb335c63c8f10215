/** A page's own small script: made for one element of it. */
type Behaviour = { readonly start: (element: HTMLElement) => void }

const behaviours = import.meta.glob<Behaviour>('./behaviours/*.ts')

/** Elements marked `data-behaviour="name"` get `behaviours/name.ts`, which no other page has to download. */
export function startBehaviours() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    // Without a network the page stays what its HTML alone is.
    behaviours[`./behaviours/${element.dataset['behaviour']}.ts`]?.().then(
      ({ start }) => start(element),
      () => undefined,
    )
  }
}
