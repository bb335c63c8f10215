import { createElement, type FunctionComponent } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Brings an island to life: its HTML where the page came with it, an empty island from nothing. The one module that
 * pulls React into the browser.
 */
export function startIsland(island: Element, component: unknown, props: unknown, identifierPrefix: string) {
  const element = createElement(component as FunctionComponent<object>, props as object)
  const root = island.querySelector(':scope > div')
  if (root) hydrateRoot(root, element, { identifierPrefix })
  else createRoot(island.appendChild(document.createElement('div')), { identifierPrefix }).render(element)
}
