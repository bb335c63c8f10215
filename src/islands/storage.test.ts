import { afterEach, describe, expect, it, vi } from 'vitest'
import { may } from './consent.ts'
import { forget, recall, remember } from './storage.ts'

function memory() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

function startBrowser(consent?: Record<string, boolean>) {
  const [local, session] = [memory(), memory()]
  if (consent) local.setItem('cookie-consent', JSON.stringify(consent))
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  return { local, session }
}

const refused = { necessary: true, functional: false, analytics: false, marketing: false }

afterEach(() => void vi.unstubAllGlobals())

describe('what may be kept in the browser', () => {
  it('is nothing before a choice', () => {
    const { local } = startBrowser()

    expect(may('functional')).toBe(false)
    expect(remember('demo-request-draft', { name: 'Amina' })).toBe(false)
    expect(local.items.size).toBe(0)
  })

  it('follows the category: a draft is functional, attribution is marketing', () => {
    startBrowser({ ...refused, functional: true })

    expect(remember('demo-request-draft', { name: 'Amina' })).toBe(true)
    expect(recall('demo-request-draft')).toEqual({ name: 'Amina' })
    expect(remember('attribution', {})).toBe(false)
  })

  it('ends with the visit where that is said', () => {
    const { local, session } = startBrowser({ ...refused, functional: true })
    remember('challenge-paused', true)

    expect(session.items.has('challenge-paused')).toBe(true)
    expect(local.items.has('challenge-paused')).toBe(false)
  })

  it('can always be removed', () => {
    const { local } = startBrowser(refused)
    local.setItem('attribution', '{}')
    forget('attribution')

    expect(local.items.has('attribution')).toBe(false)
  })

  it('is nothing, quietly, where storage is blocked or holds rubbish', () => {
    const { local } = startBrowser({ ...refused, functional: true })
    local.setItem('demo-request-draft', '{')
    expect(recall('demo-request-draft')).toBeNull()

    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError')
      },
    })
    expect(may('functional')).toBe(false)
    expect(recall('demo-request-draft')).toBeNull()
  })
})
