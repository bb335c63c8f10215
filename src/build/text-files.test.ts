import { describe, expect, it } from 'vitest'
import { defaultLanguage } from '#content/languages.ts'
import { llmsTxt, robotsTxt, securityTxt, sitemapXml } from './text-files.ts'

const pages = [
  { path: '/', title: 'Home', description: 'All of it.' },
  { path: '/pricing', title: 'Pricing', description: 'What it costs.' },
]
const origin = 'https://imisozi.example'

describe('the text files', () => {
  it('list every page under the public address', () => {
    expect(sitemapXml({ pages: pages.map(({ path }) => path), papers: [] }, origin)).toContain(
      '<loc>https://imisozi.example/pricing</loc>',
    )
    const paper = { path: '/documents/sheet', title: 'Sheet', description: 'To fill in.' }
    const llms = llmsTxt(pages, [paper], { language: defaultLanguage, publicUrl: origin })
    expect(llms).toContain('- [Pricing](https://imisozi.example/pricing.md): What it costs.')
    expect(llms).toContain('- [Sheet](https://imisozi.example/documents/sheet): To fill in.')
    expect(robotsTxt(origin)).toContain('Sitemap: https://imisozi.example/sitemap.xml')
  })

  it('name a security contact that expires a year after the build', () => {
    expect(securityTxt(origin, new Date('2026-11-21T00:00:00Z'))).toContain('Expires: 2027-11-21T00:00:00.000Z')
  })
})
