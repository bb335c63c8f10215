import { expect, it } from 'vitest'
import { makeIdempotencyKey } from './submission.ts'

const request = {
  name: 'Grace Nakato',
  phone: '+256 700 000 321',
  email: 'grace@duka.example',
  company: 'Duka Bora',
  interestedModules: ['inventory', 'pos'],
  businessSize: 'small',
  message: 'Groceries, two shops.',
} as const

it('knows a request again that waited offline while the site got a field more, which nobody has filled in', () => {
  const key = makeIdempotencyKey(request, 'drawn', 'sum')

  // As browsers have sent it: with another key, what they kept would become a second lead.
  expect(key).toBe('key:drawn:_60qMCYj-OSiJ7K6gcv5qytTzUXpgDUfSkLk2563VWU')
  for (const none of ['', undefined, null, []])
    expect(makeIdempotencyKey(Object.assign({ later: none }, request), 'drawn', 'sum')).toBe(key)
  expect(makeIdempotencyKey(Object.assign({ later: 'Huye' }, request), 'drawn', 'sum')).not.toBe(key)
})
