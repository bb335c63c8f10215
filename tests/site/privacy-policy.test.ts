import { describe, expect, it } from 'vitest'
import { consentKeys } from '#contract/consent.ts'
import { privacy } from '#facts/legal.ts'
import { keptPages } from '#islands/offline/worker-messages.ts'
import { storedItems } from '#islands/storage.ts'
import { environment } from '#server/environment.ts'
import { rootOf, textOf } from './built-site.ts'

const root = rootOf('/privacy-policy')
const sections = root.querySelectorAll('main section[id]')
const sectionOf = (id: string) => textOf(root.querySelector(`#${id}`))

describe('the privacy policy', () => {
  it('[PRIV-1] shows a current date and under it the day of the last revision', () => {
    const [today, revised] = root.querySelectorAll('main time')
    const age = Date.now() - Date.parse(today?.getAttribute('datetime') ?? '')

    // Built today: a reader's own date replaces it (tests/e2e/contact.spec.ts).
    expect(age / 86_400_000).toBeLessThan(8)
    expect(today?.getAttribute('data-behaviour')).toBe('current-date')
    expect(revised?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(Date.parse(revised?.getAttribute('datetime') ?? '')).toBeLessThanOrEqual(Date.now())
    expect(textOf(revised)).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
  })

  it('[PRIV-2] has its ten sections in order, each with an anchor that the contents lead to', () => {
    expect(sections.map((section) => textOf(section.querySelector('h2')))).toEqual([
      'Overview',
      'Information we collect',
      'How we use it',
      'Sharing',
      'Security',
      'Your rights',
      'Cookies',
      'International transfers',
      "Children's privacy",
      'Contact',
    ])
    expect(root.querySelectorAll('main nav a').map((link) => link.getAttribute('href'))).toEqual(
      sections.map(({ id }) => `#${id}`),
    )
    for (const section of sections) expect(textOf(section).split(' ').length).toBeGreaterThan(25)
  })

  it('[PRIV-3] excludes children under 16', () => {
    expect(sectionOf('children')).toContain('not for children under 16')
  })

  it('[PRIV-4] promises an answer within 30 days', () => {
    expect(sectionOf('rights')).toContain('within 30 days')
    expect(sectionOf('contact')).toContain('within 30 days')
  })

  it('lists everything the browser may keep, with its kind and how long, and nothing else', () => {
    const listed = root.querySelectorAll('#cookies tbody tr').map((row) => ({
      name: textOf(row.querySelector('th')),
      kept: textOf(row.querySelectorAll('td')[1]),
    }))
    const expected = [
      ...consentKeys.map((name) => ({ name, kept: 'Necessary, until you or your browser delete it' })),
      ...Object.entries(storedItems).map(([name, { category, span }]) => ({
        name,
        kept: `${category.charAt(0).toUpperCase()}${category.slice(1)}, ${
          span === 'visit' ? 'until you close the tab' : 'until you or your browser delete it'
        }`,
      })),
      { name: keptPages, kept: 'Functional, until you or your browser delete it' },
    ]

    expect(listed).toEqual(expected)
  })

  it('names the four kinds with the meanings the banner gives them', () => {
    const text = sectionOf('cookies')

    for (const meaning of [
      'security, network management and accessibility',
      'remembered choices, chat support and personalized content',
      'anonymous visit statistics',
      'relevant advertisements and campaign effectiveness',
    ]) {
      expect(text).toContain(meaning)
    }
  })

  it('says how long the server keeps a request as the server itself has it', () => {
    expect(privacy.retentionDays).toBe(environment.parse({}).RETENTION_DAYS)
    expect(sectionOf('security')).toContain(`After ${privacy.retentionDays} days`)
  })

  it('names the one outside server a visitor can be led to, and what leads there', () => {
    expect(sectionOf('sharing')).toMatch(/OpenStreetMap, once you ask/)
  })
})
