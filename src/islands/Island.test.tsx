import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Island, IslandLedgerContext, type IslandLedger } from './Island.tsx'

function Counter(props: { readonly start: number; readonly label?: string; readonly run?: () => void }) {
  return <p id={useId()}>{props.start}</p>
}

let islands = 0
const ledger: IslandLedger = {
  fileOf: (component) => (component === Counter ? 'Counter/Counter' : undefined),
  nextPrefix: () => `i${++islands}`,
  storeProps: () => null,
}
const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<IslandLedgerContext value={ledger}>{element}</IslandLedgerContext>)

describe('an island', () => {
  it('is sent as HTML with all that is needed to wake it', () => {
    const html = render(
      <Island wake="visible">
        <Counter start={3} />
      </Island>,
    )

    expect(html).toContain('<site-island wake="visible" file="Counter/Counter"')
    expect(html).toContain('<script type="application/json">{"start":3}</script>')
    expect(html).toMatch(/<p id="[^"]+">3<\/p>/)
  })

  it('has ids of its own, however many stand on a page', () => {
    const html = render(
      <>
        <Island wake="visible">
          <Counter start={1} />
        </Island>
        <Island wake="visible">
          <Counter start={1} />
        </Island>
      </>,
    )
    const ids = [...html.matchAll(/<p id="([^"]+)"/g)].map(([, id]) => id)

    expect(new Set(ids).size).toBe(2)
  })

  it('leaves its props in a file of their own where there is one', () => {
    const stored: string[] = []
    const html = renderToStaticMarkup(
      <IslandLedgerContext value={{ ...ledger, storeProps: (json) => `/props-${stored.push(json)}.json` }}>
        <Island wake="visible">
          <Counter start={4} />
        </Island>
      </IslandLedgerContext>,
    )

    expect(html).toContain('props="/props-1.json"')
    expect(html).not.toContain('application/json')
    expect(stored).toEqual(['{"start":4}'])
  })

  it('cannot break out of its props', () => {
    expect(
      render(
        <Island wake="visible">
          <Counter start={1} label="</script><script>alert(1)</script>" />
        </Island>,
      ),
    ).not.toContain('</script><script>alert')
  })

  it('refuses components that have no file of their own', () => {
    const Stranger = () => <p />
    const stray = (
      <Island wake="visible">
        <Stranger />
      </Island>
    )

    expect(() => render(stray)).toThrow('*.island.tsx')
  })

  it('refuses props that JSON would lose', () => {
    const stray = (
      <Island wake="visible">
        <Counter start={1} run={() => {}} />
      </Island>
    )

    expect(() => render(stray)).toThrow("'run'")
  })

  it('does not compile with text, several children or an unknown wake', () => {
    const wrong = () => [
      // @ts-expect-error -- text is no island
      <Island key="text" wake="visible">
        text
      </Island>,
      // @ts-expect-error -- one element, not several
      <Island key="several" wake="visible">
        <Counter start={1} />
        <Counter start={2} />
      </Island>,
      // @ts-expect-error -- no such wake
      <Island key="wake" wake="sometimes">
        <Counter start={1} />
      </Island>,
    ]

    expect(wrong).toBeTypeOf('function')
  })
})
