import { jsonInHtml } from './json-in-html.ts'
import type { Later } from './later.ts'
import { createContext, useContext, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's own way to declare an element
  namespace JSX {
    interface IntrinsicElements {
      'site-island': {
        readonly wake: string
        readonly file: string
        readonly prefix: string
        readonly props: string | undefined
        readonly children: React.ReactNode
      }
    }
  }
}

/**
 * When an island's code is fetched: when it comes near the screen; when a finger, pointer or the keyboard first reaches
 * it; when a script of ours calls it (see `callIsland`).
 */
export type Wake = 'visible' | 'touch' | 'call'

type IslandProps = {
  readonly wake: Wake
  /** Exactly one element of a component from a `*.island.tsx` file, with props that survive JSON. */
  readonly children: ReactElement<Record<string, unknown>>
}

export type IslandLedger = {
  /** The island's path below `src/islands`, without `.island.tsx`; undefined for any other component. */
  fileOf(component: unknown): string | undefined
  nextPrefix(): string
  /** Keeps props in a file of their own and returns its address, or null when they must travel in the page. */
  storeProps(json: string): string | null
}

export const IslandLedgerContext = createContext<IslandLedger | null>(null)

/**
 * The only door between the still page and the living one: what stands inside is sent as HTML and hydrated later.
 *
 * The child is rendered as a root of its own, with its own id prefix. Rendered as part of the page, its `useId`
 * values would come from the page's tree and would not match those React makes when it hydrates the island alone.
 * One that waits to be called sends no HTML: nobody sees it before its code is there.
 */
export function Island({ wake, children }: IslandProps) {
  const ledger = useContext(IslandLedgerContext)
  const file = ledger?.fileOf(children.type)
  if (!ledger || !file) throw new Error('Only a component from a *.island.tsx file may stand inside <Island>.')

  const prefix = ledger.nextPrefix()
  const props = packProps(children.props)
  // Most of an island's props are words it may never say: the first page does not wait for them.
  const address = ledger.storeProps(props)
  return (
    <site-island wake={wake} file={file} prefix={prefix} props={address ?? undefined}>
      {address === null && <script type="application/json" dangerouslySetInnerHTML={{ __html: props }} />}
      {wake !== 'call' && (
        <div dangerouslySetInnerHTML={{ __html: renderToString(children, { identifierPrefix: prefix }) }} />
      )}
    </site-island>
  )
}

/** What an island says only later, if at all, is kept apart from its other props. */
export function useLaterWords<Words extends Record<string, unknown>>(words: Words): Later<Words> {
  const ledger = useContext(IslandLedgerContext)
  return ledger?.storeProps(packProps(words)) ?? words
}

/** Props as JSON that is safe inside a script element. Throws for what JSON would silently lose. */
function packProps(props: Record<string, unknown>) {
  const json = JSON.stringify(props, (name, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
      throw new TypeError(`An island's props must survive JSON, and '${name}' does not.`)
    }
    return value
  })
  return jsonInHtml(json)
}
