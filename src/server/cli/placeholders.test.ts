import { describe, expect, it } from 'vitest'
import { externalLinks, socialNetworks } from '#facts/links.ts'
import { offices } from '#facts/offices.ts'
import { findPlaceholders } from './placeholders.ts'

describe('findPlaceholders', () => {
  it('names every outside link that still points to a host of the examples', () => {
    const address = 'site@imisozi.rw'
    const found = findPlaceholders({ url: 'file:mail', from: { name: '', address }, sales: 'sales@imisozi.example' })

    expect(found).toEqual(expect.arrayContaining(Object.keys(externalLinks).map((name) => `externalLinks.${name}`)))
    expect(found).toEqual(expect.arrayContaining(socialNetworks.map(({ id }) => `socialNetworks.${id}`)))
    expect(found).toEqual(expect.arrayContaining(offices.map(({ id }) => `offices.${id}.phone`)))
    expect(found).toContain('api.url')
    expect(found).toContain('SALES_EMAIL')
    expect(found).not.toContain('MAIL_FROM')
  })
})
