import { createElement, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Brings an island's HTML to life. The one module that pulls React into the browser. */
export function hydrateIsland(root: Element, component: unknown, props: unknown, identifierPrefix: string) {
  hydrateRoot(root, createElement(component as FunctionComponent<object>, props as object), { identifierPrefix })
}
