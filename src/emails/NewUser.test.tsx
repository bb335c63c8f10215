import { describe, expect, it } from 'vitest'
import { writeNewUser, type NewUserLetter } from './NewUser.email.tsx'

const grace: NewUserLetter = {
  reference: '0197-grace',
  startedAt: Date.UTC(2025, 10, 20, 8, 1),
  name: 'Grace Nakato',
  email: 'grace@duka.example',
  phone: '+256 700 000 321',
  company: 'Duka Bora',
  writes: 'en',
  language: 'en',
  location: 'Uganda',
  page: '/pricing',
  publicUrl: 'https://imisozi.example',
  follows: null,
  earlier: { sameEmail: 0, samePhone: 0 },
}

describe('the letter that tells sales of somebody in the chat', () => {
  it('says who it is, where they are, and when and where it began', async () => {
    const { subject, html, text } = await writeNewUser(grace)

    expect(subject).toBe('New chat: Grace Nakato, Duka Bora')
    expect(text).toContain(
      [
        'Name: Grace Nakato',
        'Company: Duka Bora',
        'Email: grace@duka.example',
        'Phone: +256700000321, WhatsApp: https://wa.me/256700000321',
        'Language: English',
        'Location: Uganda (by their network address)',
        'Started: 20 November 2025, 10:01 CAT',
        'On the page: /pricing https://imisozi.example/pricing',
        'Reference: 0197-grace',
      ].join('\n'),
    )
    const links = ['mailto:grace@duka.example', 'tel:+256700000321', 'https://wa.me/256700000321']
    for (const link of links) expect(html).toContain(`href="${link}"`)
    expect(html).not.toMatch(/<script|<img|<link|url\(|@import/)
  })

  it('has no line for what was not given', async () => {
    const { subject, html, text } = await writeNewUser({ ...grace, phone: '', company: '', page: '' })

    expect(subject).toBe('New chat: Grace Nakato')
    expect(text).not.toMatch(/Phone|Company|page/)
    expect(html).not.toMatch(/wa\.me|Call now|>Phone</)
    expect(html).toContain('Reply by email')
  })

  it('keeps the subject of the thread that it joins, and says how often they wrote, and who else gave the number', async () => {
    const follows = { kind: 'demo-request', name: 'Grace N.', company: 'Duka' } as const
    const earlier = { sameEmail: 1, samePhone: 3 }
    const { subject, text } = await writeNewUser({ ...grace, follows, earlier })

    expect(subject).toBe('Re: Demo request: Grace N., Duka')
    expect(text).toContain('Grace Nakato is back, in the chat')
    expect(text).toMatch(/^History: 1 earlier request$/m)
    expect(text).toContain(
      'Same phone: The same telephone number was given in 3 other requests, from other email addresses.',
    )
  })
})
