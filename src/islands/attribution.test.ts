import { describe, expect, it } from 'vitest'
import { touchOf } from './attribution.ts'

const here = (query = '') => new URL(`https://imisozi.example/pricing${query}`)

describe('where a visit came from', () => {
  it('is nothing for a plain visit, or one from the site itself', () => {
    expect(touchOf(here(), '')).toBeNull()
    expect(touchOf(here('?page=2'), 'https://imisozi.example/')).toBeNull()
  })

  it('is the host that sent the visitor, never the whole address', () => {
    expect(touchOf(here(), 'https://news.example/private/article?reader=7')).toEqual({ referrer: 'news.example' })
  })

  it('is the campaign, and no other parameter', () => {
    expect(touchOf(here('?utm_source=radio&utm_campaign=kigali&email=a@b.c'), '')).toEqual({
      utm: { utm_source: 'radio', utm_campaign: 'kigali' },
    })
  })

  it('survives a referrer that is no address', () => {
    expect(touchOf(here(), 'android-app://')).toBeNull()
    expect(touchOf(here(), 'not an address')).toBeNull()
  })
})
