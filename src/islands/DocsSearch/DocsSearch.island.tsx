import { fill } from '#contract/fill.ts'
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { DocsSearchWords } from '#content/copy/documentation.ts'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import { DocsResults } from './DocsResults.tsx'
import styles from './DocsSearch.module.css'
import { createFinder, longestQuery, type DocsHit, type DocsSearchEntry } from './find.ts'
import { NothingFound } from './NothingFound.tsx'

/** False in the HTML that is sent, true once this code runs. */
const useAwake = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

type DocsSearchProps = {
  readonly words: DocsSearchWords
  /** Everything that can be found. Props stand in a file of their own, fetched when the box is first touched. */
  readonly entries: readonly DocsSearchEntry[]
}

/**
 * Searches the text of the documentation; the sidebar's script reads the same box and filters the titles (DOCS-1).
 * The box is sent disabled, because without JavaScript nobody answers; that script enables it before this one wakes.
 */
export function DocsSearch({ words, entries }: DocsSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isAwake = useAwake()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const find = useMemo(() => createFinder(entries, words.ignored), [entries, words.ignored])
  const asked = query.trim()
  const hits = useMemo(() => (asked === '' ? [] : find(asked)), [find, asked])
  const isShown = isOpen && asked !== ''

  // What was typed while this code was still on its way.
  useEffect(() => {
    if (input.current?.value) announceInput(input.current)
  }, [])

  function read(value: string) {
    setQuery(value.slice(0, longestQuery))
    setActive(null)
    setOpen(true)
  }

  function go({ href }: DocsHit) {
    setOpen(false)
    // The next Tab goes on from the place that was found.
    input.current?.blur()
    if (location.hash === href) dispatchEvent(new HashChangeEvent('hashchange'))
    else location.assign(href)
  }

  function clear() {
    if (!input.current) return
    input.current.value = ''
    announceInput(input.current)
  }

  function move(step: 1 | -1) {
    setOpen(true)
    if (hits.length === 0) return
    const start = step === 1 ? -1 : 0
    setActive(((active ?? start) + step + hits.length) % hits.length)
  }

  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const hit = hits[active ?? 0]
      if (hit && isShown) go(hit)
    },
    Escape: () => (isShown ? setOpen(false) : clear()),
  }

  function pressKey(event: KeyboardEvent) {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }

  const hasHits = isShown && hits.length > 0
  const found = hits.length === 1 ? words.foundOne : fill(words.foundMany, { count: String(hits.length) })
  return (
    <div
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{words.label}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestQuery}
        placeholder={words.placeholder}
        disabled={!isAwake}
        suppressHydrationWarning
        aria-expanded={hasHits}
        aria-autocomplete="list"
        aria-controls={hasHits ? `${id}-results` : undefined}
        aria-activedescendant={hasHits && active !== null ? `${id}-${active}` : undefined}
        onInput={({ currentTarget }) => read(currentTarget.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={pressKey}
      />
      <VisuallyHidden>
        <span role="status">{isShown ? (hits.length > 0 ? found : words.nothing) : ''}</span>
      </VisuallyHidden>
      {hasHits && <DocsResults id={id} label={words.results} hits={hits} active={active} choose={go} />}
      {isShown && hits.length === 0 && <NothingFound words={words} query={asked} />}
    </div>
  )
}

/** Lets this island and the sidebar's script know of a value that nobody has typed just now. */
function announceInput(input: HTMLInputElement) {
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
