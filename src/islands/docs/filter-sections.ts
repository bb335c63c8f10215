const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/**
 * Leaves those sections of the sidebar whose title, or the title of one of whose subsections, holds what is typed
 * (DOCS-1). An empty box brings back the list as it was.
 */
export function filterSections(frame: HTMLElement) {
  const noTitle = frame.querySelector<HTMLElement>('[data-no-title]')
  const sections = [...frame.querySelectorAll<HTMLDetailsElement>('[data-section]')].map((details) => ({
    details,
    title: fold(details.querySelector('summary')?.textContent ?? ''),
    rows: [...details.querySelectorAll('li')].map((row) => ({ row, title: fold(row.textContent) })),
  }))
  let openBefore: readonly boolean[] | null = null

  return (typed: string) => {
    const query = fold(typed)
    if (query !== '') openBefore ??= sections.map(({ details }) => details.open)
    for (const { details, title, rows } of sections) {
      const isNamed = title.includes(query)
      const found = rows.filter((row) => row.title.includes(query))
      details.hidden = !isNamed && found.length === 0
      for (const { row, title: rowTitle } of rows) row.hidden = !isNamed && !rowTitle.includes(query)
      if (query !== '') details.open = found.length > 0
    }
    if (noTitle) noTitle.hidden = sections.some(({ details }) => !details.hidden)
    if (query !== '') return
    for (const [index, { details }] of sections.entries()) details.open = openBefore?.[index] ?? details.open
    openBefore = null
  }
}
