import { describe, expect, it } from 'vitest'
import { defaultLanguage } from '#content/languages.ts'
import { llmsTxt, robotsTxt, securityTxt, sitemapXml } from './text-files.ts'

const pages = [
  { path: '/', title: 'Home', description: 'All of it.' },
  { path: '/pricing', title: 'Pricing', description: 'What it costs.' },
]

describe('the text files', () => {
  it('list every page under the public address', () => {
    expect(sitemapXml({ pages: pages.map(({ path }) => path), papers: [] })).toContain(
      '<loc>http://localhost:3000/pricing</loc>',
    )
    const paper = { path: '/documents/sheet', title: 'Sheet', description: 'To fill in.' }
    const llms = llmsTxt(pages, [paper], defaultLanguage)
    expect(llms).toContain('- [Pricing](http://localhost:3000/pricing.md): What it costs.')
    expect(llms).toContain('- [Sheet](http://localhost:3000/documents/sheet): To fill in.')
    expect(robotsTxt).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })

  it('name a security contact that expires a year after the build', () => {
    expect(securityTxt(new Date('2026-11-21T00:00:00Z'))).toContain('Expires: 2027-11-21T00:00:00.000Z')
  })
})
