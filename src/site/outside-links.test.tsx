import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { defaultLanguage as language } from '#content/languages.ts'
import { assistantWords, spokenLanguages } from '#content/assistant.ts'
import { tradeIds, type TopicWords } from '#content/assistant-words.ts'
import { brand } from '#facts/brand.ts'
import { IslandLedgerContext } from '#islands/Island.tsx'
import { nothingAsked } from '#tests/nothing-asked.ts'
import { Shell } from './layouts/Shell.tsx'
import { routes } from './routes.ts'
import { structuredData } from './structured-data.ts'

/** Facts of a company that has no page outside this site. */
vi.mock('#facts/links.ts', async (importOriginal) => {
  const links = await importOriginal<typeof import('#facts/links.ts')>()
  const none = Object.fromEntries(Object.keys(links.externalLinks).map((name) => [name, null]))
  const networks = links.socialNetworks.map((network) => ({ ...network, url: null }))
  return { ...links, externalLinks: none, socialNetworks: links.keepLinked(networks) }
})

const ledger = { fileOf: () => 'Any/Island', nextPrefix: () => 'i1', storeProps: () => '/props.json' }
const pages = routes.map(({ path, copies, renderBody }) => {
  const html = renderToStaticMarkup(
    <IslandLedgerContext value={ledger}>
      <Shell path={path} language={language}>
        {renderBody(language)}
      </Shell>
    </IslandLedgerContext>,
  )
  return { path, copy: copies[language], root: parse(html) }
})

describe('without pages outside the site', () => {
  it.each(pages)('no link leads to one, and none is empty: $path', ({ root }) => {
    const targets = root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')

    expect(targets.length).toBeGreaterThan(20)
    expect(targets.filter((target) => target.includes(brand.host) && !target.startsWith('mailto:'))).toEqual([])
    expect(
      targets.filter((target) => !/^(?:\/|#|tel:|mailto:|https:\/\/(?:wa\.me|www\.openstreetmap\.org)\/)/.test(target)),
    ).toEqual([])
    for (const code of root.querySelectorAll('code')) code.remove()
    expect(root.textContent.match(/\bnull\b|undefined/g)).toBeNull()
  })

  it.each(pages)('no list is left empty and no label without its link: $path', ({ root }) => {
    expect(root.querySelectorAll('ul, ol, nav').filter((list) => list.textContent.trim() === '')).toEqual([])
    expect(root.querySelector('footer')?.textContent).not.toMatch(/Careers|Blog|Shows & Events|YouTube|Instagram/)
  })

  it('[LAND-10, LAND-14, LAND-15] each module leads to its page here', () => {
    const landing = pages.find(({ path }) => path === '/')
    const targets = landing?.root.querySelectorAll('article a[target=_blank]').map((link) => link.getAttribute('href'))

    expect(targets).toEqual([
      '/pharmacy',
      '/inventory-management',
      '/restaurant',
      '/hotel',
      '/retail',
      '/modules#backoffice',
      '/modules#crm',
    ])
    const anchors = pages.find(({ path }) => path === '/modules')?.root
    expect(anchors?.querySelector('#backoffice')).not.toBeNull()
    expect(anchors?.querySelector('#crm')).not.toBeNull()
  })

  it('the structured data names none', () => {
    for (const { path, copy } of pages) {
      expect(JSON.stringify(structuredData({ ...copy, shortTitle: copy.title, path, language }))).not.toMatch(
        /sameAs|null/,
      )
    }
  })

  it.each(spokenLanguages)('the assistant sends nobody there: %s', (spoken) => {
    // Of each trade: one of the answers speaks of those alone that were named.
    const asked = { ...nothingAsked, trades: tradeIds }
    const answers = Object.values<TopicWords>(assistantWords[spoken].topics).map(({ answer }) =>
      typeof answer === 'string' ? answer : answer(asked),
    )

    expect(answers.filter((answer) => /\bnull\b|\(\)|undefined/.test(answer))).toEqual([])
    expect(answers.filter((answer) => /https:\/\//.test(answer))).toEqual([])
    expect(answers).not.toContain('')
  })
})
