import { describe, expect, it } from 'vitest'
import { breakLines } from './ShareImage.tsx'

describe('a shared picture', () => {
  it('breaks its title between words', () => {
    expect(breakLines('Role-based access control for every branch', 22)).toEqual([
      'Role-based access',
      'control for every',
      'branch',
    ])
  })
})
