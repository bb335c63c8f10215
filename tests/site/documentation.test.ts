import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { parse } from 'node-html-parser'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readTopics } from '#build/docs/read-topics.ts'
import { openApi as openApiIn } from '#content/docs/openapi.ts'
import { defaultLanguage } from '#content/languages.ts'
import { topicIds } from '#content/copy/docs/topic.ts'
import { createFinder, excerptOf, splitByTerms } from '#islands/DocsSearch/find.ts'
import { builtPages, isInSite, rootOf, siteFolder, textOf } from './built-site.ts'
import { findMistakes } from './find-mistakes.ts'

const openApi = openApiIn[defaultLanguage]
const root = rootOf('/documentation')
const topic = (id: string) => root.querySelector(`#${id}`)
const textOfAnchor = (id: string) => textOf(topic(id))
const rowsOf = (id: string) =>
  topic(id)
    ?.querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('th, td').map(textOf)) ?? []

const written = ['getting-started', 'user-management', 'inventory', 'pos-system', 'integrations']
const readSite = (path: string) => readFileSync(join(siteFolder, path), 'utf8')
const referenceHtml = readSite('documentation/api-reference.html')
const reference = parse(referenceHtml)

describe('the documentation page', () => {
  it('[DOCS-2] holds the nine topics in their order, in the page and in its sidebar', () => {
    const nine =
      'getting-started user-management inventory pos-system analytics integrations mobile-app security troubleshooting'

    expect(root.querySelectorAll('article').map(({ id }) => id)).toEqual(nine.split(' '))
    expect(
      root.querySelectorAll('aside [data-section]').map((section) => section.getAttribute('data-section')),
    ).toEqual(nine.split(' '))
  })

  it('[DOCS-3, DATA-14] gives each section a title, an icon and four subsections with anchors that exist', () => {
    for (const section of root.querySelectorAll('aside [data-section]')) {
      const id = section.getAttribute('data-section') ?? ''
      const links = section.querySelectorAll('a')

      expect(section.tagName).toBe('DETAILS')
      expect(textOf(section.querySelector('summary'))).toBe(textOf(topic(id)?.querySelector('h2')))
      expect(section.querySelector('summary svg path')?.getAttribute('d')).toMatch(/^M/)
      expect(links).toHaveLength(4)
      for (const link of links) {
        const target = topic((link.getAttribute('href') ?? '').slice(1))
        expect(target?.closest('article')?.id).toBe(id)
        expect(textOf(target?.querySelector('h3'))).toBe(textOf(link))
      }
    }
  })

  it('[DOCS-5] starts with the first section selected and expanded, and no other', () => {
    const sections = root.querySelectorAll('aside [data-section]')

    expect(sections.map((section) => section.hasAttribute('open'))).toEqual([true, ...Array(8).fill(false)])
    expect(sections.map((section) => section.querySelector('summary')?.getAttribute('aria-current'))).toEqual([
      'true',
      ...Array(8).fill(undefined),
    ])
  })

  it('[DOCS-6] explains all four subsections of the five written topics', () => {
    for (const id of written) {
      const sections = topic(id)?.querySelectorAll('section') ?? []
      expect(sections).toHaveLength(4)
      for (const section of sections) expect(textOf(section).split(' ').length).toBeGreaterThan(35)
    }
  })

  it('[DOCS-7] offers the assistant and the demo form for the four topics still to come, in words of their own', () => {
    const others = topicIds.filter((id) => !written.includes(id))
    const leads = others.map((id) => textOf(topic(id)?.querySelector('p')))

    expect(others).toHaveLength(4)
    expect(new Set(leads).size).toBe(4)
    for (const id of others) {
      expect(topic(id)?.querySelectorAll('section')).toHaveLength(0)
      expect(topic(id)?.querySelector('a[href="/#contact"]')).not.toBeNull()
      const asks = topic(id)?.querySelectorAll('button[form=ask]') ?? []
      expect(asks.map((button) => button.getAttribute('data-intent'))).toEqual(['question'])
      expect(asks[0]?.getAttribute('value')).toContain(textOf(topic(id)?.querySelector('h2')))
    }
  })

  it('[DOCS-9] has quick links to the download, the API reference and the community forum', () => {
    const links = root.querySelectorAll('aside [aria-labelledby=quick-links] a')

    expect(textOf(root.querySelector('#quick-links'))).toBe('Quick Links')
    expect(links.map((link) => textOf(link).replace(', opens a new tab', ''))).toEqual([
      'Download',
      'API Reference',
      'Community Forum',
    ])
    expect(links[0]?.hasAttribute('download')).toBe(true)
    for (const link of links.slice(0, 2)) expect(isInSite(link.getAttribute('href') ?? '')).toBe(true)
    expect(links[2]?.getAttribute('target')).toBe('_blank')
  })

  it('[DOCS-9] downloads one file to read and print: every written word, nothing closed, nothing to fetch', () => {
    const href = root.querySelector('aside [aria-labelledby=quick-links] a')?.getAttribute('href') ?? ''
    const html = readSite(href)
    const manual = parse(html)
    const wordsIn = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    const said = wordsIn(textOf(manual.querySelector('main')))

    expect(html).toMatch(/^<!doctype html>/)
    expect(manual.querySelectorAll('script, button, details, link[rel=stylesheet], img, iframe')).toEqual([])
    expect(manual.querySelectorAll('article h2').map(textOf)).toEqual(root.querySelectorAll('article h2').map(textOf))
    for (const id of written) {
      for (const section of root.querySelectorAll(`#${id} section`)) {
        for (const block of section.querySelectorAll('h3, p, li, td, th, code'))
          expect(said).toContain(wordsIn(textOf(block)).trim())
      }
    }
    for (const link of manual.querySelectorAll('a')) {
      const target = link.getAttribute('href') ?? ''
      expect([
        target,
        target.startsWith('#') ? manual.querySelector(target) !== null : /^https?:\/\//.test(target),
      ]).toEqual([target, true])
    }
    expect(html.length).toBeLessThan(100_000)
  })

  it('[DOCS-10] asks for a strong password, a verified address and a second factor at first login', () => {
    const text = textOfAnchor('getting-started-first-login')

    expect(text).toContain('strong password of at least 8 characters')
    expect(text).toMatch(/Verify your email address/)
    expect(text).toMatch(/two-factor authentication\. We recommend it/)
  })

  it('[DOCS-11] states what a machine needs', () => {
    expect(rowsOf('getting-started-system-requirements')).toEqual(
      expect.arrayContaining([
        ['Memory', '4GB RAM minimum (8GB recommended)'],
        ['Disk', expect.stringMatching(/^2GB /)],
      ]),
    )
  })

  it('[DOCS-12] shows the four default roles and names all six templates', () => {
    expect(rowsOf('user-management-default-roles')).toEqual([
      ['Super Admin', 'Full system access'],
      ['Admin', 'Manage users and settings'],
      ['Manager', 'Manage operations'],
      ['Staff', 'Basic operations'],
    ])
    const text = textOfAnchor('user-management-default-roles')
    for (const role of ['6', 'Administrator', 'Employee', 'Auditor']) expect(text).toContain(role)
  })

  it('[DOCS-13] names the five permission categories', () => {
    expect(topic('user-management-permissions')?.querySelectorAll('li b').map(textOf)).toEqual([
      'Sales and POS',
      'Inventory',
      'Reports and Analytics',
      'System Settings',
      'User Management',
    ])
  })

  it('[DOCS-14, DOCS-15] describes a REST API with a bearer token that no page of the site calls', () => {
    expect(textOfAnchor('integrations')).toContain('over REST')
    expect(textOfAnchor('integrations-authentication')).toMatch(/bearer token in the Authorization header/)
    expect(textOfAnchor('integrations-authentication')).toContain('Authorization: Bearer')
    for (const { path, root: other } of builtPages) {
      const called = other.querySelectorAll('[href^="https://api."], [src^="https://api."], [action^="https://api."]')
      expect([path, called]).toEqual([path, []])
    }
  })

  it('[DOCS-16, DOCS-17] lists the calls for products and sales', () => {
    expect(rowsOf('integrations-products-and-sales').map(([call]) => call)).toEqual([
      'GET /products',
      'POST /products',
      'PUT /products/{id}',
      'DELETE /products/{id}',
      'GET /sales',
      'POST /sales',
    ])
  })

  it('[DOCS-18] lists the six webhook events under the names the API description gives them', () => {
    const rows = rowsOf('integrations-webhooks')

    expect(rows.map(([event]) => event)).toEqual([
      'New sale',
      'Payment received',
      'Refund processed',
      'Low stock alert',
      'Stock adjustment',
      'New product added',
    ])
    expect(rows.map(([, name]) => name)).toEqual(Object.keys(openApi.webhooks))
  })

  it('leads from each topic to the one before and after it', () => {
    const turns = topicIds.map((id) =>
      topic(id)
        ?.querySelectorAll('[data-turn] a')
        .map((link) => link.getAttribute('href')),
    )

    expect(turns[0]).toEqual([`#${topicIds[1]}`])
    expect(turns[4]).toEqual([`#${topicIds[3]}`, `#${topicIds[5]}`])
    expect(turns.at(-1)).toEqual([`#${topicIds[7]}`])
  })

  it('keeps every fact filled in and shows no unfinished Markdown', () => {
    expect(textOf(root.querySelector('main'))).not.toMatch(/\{\{|\{#|\*\*/)
  })
})

describe('what the documentation offers beside the page', () => {
  it('[DOCS-9] is one Markdown file with all topics, facts filled in and links that work anywhere', () => {
    const markdown = readSite('documentation.md')
    const links = [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href)

    expect(markdown.match(/^## .+/gm)).toHaveLength(topicIds.length + 1)
    expect(markdown.match(/^### .+/gm)).toHaveLength(topicIds.length * 4)
    expect(markdown).not.toMatch(/\{\{|\{#/)
    expect(markdown).toContain('at least 8 characters')
    expect(links.length).toBeGreaterThan(4)
    for (const href of links) {
      const { pathname, hash } = new URL(href)
      const isFine = hash === '' ? isInSite(pathname) || isInSite(`${pathname}.html`) : topic(hash.slice(1)) !== null
      expect([href, isFine]).toEqual([href, true])
    }
  })

  it('[DOCS-14, DOCS-15, DOCS-16, DOCS-17, DOCS-18] is a valid OpenAPI 3.1 file', async () => {
    const file = JSON.parse(readSite('openapi.json')) as typeof openApi
    const validator = new Validator()
    const result = await validator.validate(structuredClone(file))

    expect(result).toEqual({ valid: true })
    expect(file.openapi).toBe('3.1.0')
    expect(Object.entries(file.paths).map(([path, methods]) => [path, Object.keys(methods).toSorted()])).toEqual([
      ['/products', ['get', 'post']],
      ['/products/{id}', ['delete', 'put']],
      ['/sales', ['get', 'post']],
    ])
    expect(Object.values(file.components.securitySchemes)).toMatchObject([{ type: 'http', scheme: 'bearer' }])
    expect(Object.keys(file.webhooks)).toHaveLength(6)
  })

  it('[DOCS-16, DOCS-17] names only refusals that fit their call', () => {
    const { parameters, responses } = openApi.components
    const lastOf = ({ $ref }: { readonly $ref: string }) => $ref.split('/').at(-1) ?? ''
    const calls = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    )

    expect(calls).toHaveLength(6)
    for (const { path, operation } of calls) {
      const takes = (operation.parameters ?? []).map((one) => ('$ref' in one ? parameters[lastOf(one)] : one))
      const refusals = Object.entries(operation.responses).flatMap(([status, answer]) => {
        const said = '$ref' in answer ? responses[lastOf(answer)] : answer
        return status >= '400' && said ? [{ status, said, words: JSON.stringify(said) }] : []
      })
      const isSaid = (pattern: RegExp) => refusals.some(({ words }) => pattern.test(words))
      const statuses = refusals.map(({ status }) => status)

      expect(statuses).toEqual(expect.arrayContaining(['401', '403', '429']))
      expect([operation.operationId, statuses.includes('422')]).toEqual([
        operation.operationId,
        operation.requestBody !== undefined,
      ])
      expect([operation.operationId, isSaid(/JSON|body/)]).toEqual([
        operation.operationId,
        operation.requestBody !== undefined,
      ])
      expect([operation.operationId, statuses.includes('404')]).toEqual([operation.operationId, path.includes('{id}')])
      expect([operation.operationId, isSaid(/\bkey\b/)]).toEqual([
        operation.operationId,
        takes.some((one) => one?.name === 'Idempotency-Key'),
      ])
      expect([operation.operationId, isSaid(/parameter/)]).toEqual([
        operation.operationId,
        takes.some((one) => one?.in === 'query'),
      ])
      expect([operation.operationId, isSaid(/barcode/)]).toEqual([
        operation.operationId,
        operation.requestBody?.content['application/json'].schema === undefined ? false : path.startsWith('/products'),
      ])
      const fields = refusals.flatMap(({ said }) => {
        const { field } = (said.content?.['application/json'].example ?? {}) as { readonly field?: string }
        return field === undefined ? [] : [field.split('.').at(-1)]
      })
      const sent = JSON.stringify(operation.requestBody?.content['application/json'].example ?? {})
      expect(fields.filter((field) => !sent.includes(`"${field}":`))).toEqual([])
    }
  })

  it('[DOCS-14] gives only examples that its own schemas accept', () => {
    const { $defs, check } = exampleChecker()
    const contents = [
      ...Object.values(openApi.paths).flatMap((methods) => Object.values(methods)),
      ...Object.values(openApi.webhooks).map(({ post }) => post),
    ].flatMap(({ requestBody, responses }) => [
      ...(requestBody ? [{ content: requestBody.content, isSent: true }] : []),
      ...Object.values(responses).flatMap((answer) =>
        'content' in answer && answer.content ? [{ content: answer.content, isSent: false }] : [],
      ),
    ])

    expect(Object.keys($defs).length).toBeGreaterThan(5)
    expect(contents.length).toBeGreaterThan(12)
    for (const { content, isSent } of contents) check(content['application/json'], isSent)
  })
})

/** Reads examples with zod's own reader of JSON schema. What we give is left out where the caller sends. */
function exampleChecker() {
  const plain = JSON.parse(
    JSON.stringify(openApi.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Record<string, { properties?: Record<string, { readOnly?: boolean }>; required?: string[] }>
  const sent = structuredClone(plain)
  for (const schema of Object.values(sent)) {
    schema.required = (schema.required ?? []).filter((field) => !schema.properties?.[field]?.readOnly)
  }
  const check = ({ schema, example }: { readonly schema: object; readonly example?: unknown }, isSent: boolean) => {
    const name = '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined
    const json = { $ref: `#/$defs/${name}`, $defs: isSent ? sent : plain }
    const result = z.fromJSONSchema(json).safeParse(example)
    expect([name, result.error?.issues]).toEqual([name, undefined])
    expect(example).toBeDefined()
  }
  return { $defs: plain, check }
}

describe('the API reference', () => {
  it('[DOCS-16, DOCS-17] shows every call of the OpenAPI file with its answers', () => {
    for (const [path, methods] of Object.entries(openApi.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const entry = reference.querySelector(`#api-${operation.operationId}`)
        expect(textOf(entry)).toContain(`${method.toUpperCase()} ${path}`)
        const statuses = Object.keys(operation.responses).filter((status) => !['401', '403', '429'].includes(status))
        expect(statuses.length).toBeGreaterThan(0)
        expect(entry?.querySelectorAll('dt').map(textOf)).toEqual(expect.arrayContaining(statuses))
      }
    }
  })

  it('[DOCS-18] shows the six events and every field of every object', () => {
    for (const type of Object.keys(openApi.webhooks)) expect(textOf(reference)).toContain(type)
    for (const [name, schema] of Object.entries(openApi.components.schemas)) {
      const fields = 'properties' in schema ? Object.keys(schema.properties ?? {}) : []
      expect(fields.length).toBeGreaterThan(1)
      expect(reference.querySelectorAll(`#api-${name.toLowerCase()} tbody th > code`).map(textOf)).toEqual(fields)
    }
  })

  it('is valid HTML within one TCP window, and its links lead somewhere', async () => {
    expect(await findMistakes(referenceHtml, { 'wcag/h32': 'off' })).toEqual([])
    expect(readFileSync(join(siteFolder, 'documentation/api-reference.html.br')).length).toBeLessThanOrEqual(14_000)
    for (const link of reference.querySelectorAll('main a[href^="#"]')) {
      expect(reference.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
    }
  })
})

describe('a topic that is not in order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const inOrder = `---\ntitle: A topic\nicon: home\n---\n\nIt leads in.\n\n${['one', 'two', 'three', 'four'].map((name) => `## Part ${name} {#${name}}\n\nText of ${name}.\n`).join('\n')}`

  /** Nine topics, one of them as given. */
  function readWith(source: string) {
    for (const id of topicIds) writeFileSync(join(folder, `${id}.md`), id === 'inventory' ? source : inOrder)
    return readTopics({ folder, facts: { known: 'what is known' }, icons: ['home'] })
  }

  it('is told apart from one that is', () => {
    const topics = readWith(
      inOrder.replace('Text of one.', 'It is {{known}}, see [prices](/pricing) and [two](#inventory-two).'),
    )

    expect(topics).toHaveLength(9)
    expect(JSON.stringify(topics[2])).toContain('It is what is known, see ')
  })

  it.each([
    ['has no title', 'title: A topic', 'title:', 1, "'title: …'"],
    ['has an unknown icon', 'icon: home', 'icon: moon', 3, "No icon 'moon'"],
    ['has another field', 'icon: home', 'colour: red', 1, "'icon: …'"],
    ['has no lead', 'It leads in.\n\n', '', 6, 'begins with one paragraph'],
    ['has three subsections', '## Part four {#four}\n\nText of four.\n', '', 16, '4 subsections, not 3'],
    ['heads one without an anchor', ' {#three}', '', 16, '## Title {#anchor}'],
    ['leaves one subsection empty', 'Text of two.\n', '', 12, "'Part two' is empty"],
    ['names an unknown fact', 'Text of two.', 'It is {{unknown}}.', 14, "no fact 'unknown'"],
    ['takes a fact from the prototype', 'Text of two.', 'It is {{constructor}}.', 14, "no fact 'constructor'"],
    ['links out of the site', 'Text of two.', 'See [this](javascript:alert).', 14, 'links within the site'],
    ['holds HTML', 'Text of two.', '<script>alert</script>', 14, 'no place for'],
    ['holds HTML within a line', 'Text of two.', 'Text <b>of</b> two.', 14, 'A line may hold text'],
    ['holds a picture', 'Text of two.', '![A till](/till.png)', 14, 'A line may hold text'],
    ['has a list within a list', 'Text of two.', '- one\n  - two', 14, 'one paragraph each'],
    ['has a note of two paragraphs', 'Text of two.', '> One.\n>\n> Two.', 14, 'one paragraph each'],
    ['has code without a title', 'Text of two.', '```bash\ncurl\n```', 14, 'needs a language and a title'],
  ])('stops the build with file and line when it %s', (_, from, to, line, problem) => {
    expect(inOrder).toContain(from)
    const source = inOrder.replace(from, to)

    expect(() => readWith(source)).toThrow(`inventory.md:${line}: `)
    expect(() => readWith(source)).toThrow(problem)
  })
})

describe('the search over the documentation', () => {
  const entries = [
    { href: '#a', topic: 'Inventory', title: 'Transfers', text: 'Goods travel with a driver. Crédit applies.' },
    {
      href: '#b',
      topic: 'POS system',
      title: 'Refunds',
      text: `${'Plain words stand here. '.repeat(20)}A broken bottle is refunded.`,
    },
  ]
  const find = createFinder(entries)

  it('finds by title, by the beginning of a word, without accents, and with a letter wrong', () => {
    expect(find('transfers')[0]?.href).toBe('#a')
    expect(find('trans')[0]?.href).toBe('#a')
    expect(find('credit')[0]?.href).toBe('#a')
    expect(find('refumds')[0]?.href).toBe('#b')
    expect(find('camel')).toEqual([])
  })

  it('bears input of any length and kind', () => {
    for (const query of [
      '',
      '   ',
      '<img src=x onerror=alert(1)>',
      '('.repeat(5000),
      'a'.repeat(10_000),
      '\u0000\ud800',
      '.*+?^${}()|[]\\',
    ]) {
      expect(Array.isArray(find(query))).toBe(true)
    }
  })

  it('marks whole words in the text as it is written and loses none of it', () => {
    const segments = splitByTerms('Crédit, credit & <b>credits</b>', ['credit'])

    expect(segments.map(({ text }) => text).join('')).toBe('Crédit, credit & <b>credits</b>')
    expect(segments.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Crédit', 'credit'])
  })

  it('shows the part of a long text in which the hit stands', () => {
    const [hit] = find('bottle')
    const excerpt = excerptOf(hit?.text ?? '', hit?.terms ?? [])

    expect(excerpt).toContain('bottle')
    expect(excerpt.startsWith('… ')).toBe(true)
    expect(excerpt.length).toBeLessThan(150)
  })
})
