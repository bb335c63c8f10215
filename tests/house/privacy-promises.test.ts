import { describe, expect, it } from 'vitest'
import type { PrivacyPolicyCopy } from '#content/copy/privacy-policy.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { privacy } from '#facts/legal.ts'
import { peopleCommands } from '#server/cli/run-people.ts'
import { environment } from '#server/environment.ts'

type Keeper =
  | { readonly command: keyof typeof peopleCommands }
  | { readonly setting: keyof typeof environment.shape }
  | { readonly person: string }

/** Who keeps each point of the page's rights, in its order. */
const rights: readonly Keeper[] = [
  { command: 'export' },
  { command: 'correct' },
  { command: 'erase' },
  { person: 'whoever answers at the desk: the request is marked, or erased' },
  { person: 'the visitor, by the switch of cookie preferences on every page' },
  { person: 'the authority' },
]

/** What else the page says of data, by section, and what keeps it. */
const sections: Readonly<Record<string, Keeper>> = {
  security: { setting: 'RETENTION_DAYS' },
  information: { setting: 'CONSENT_REGISTER' },
}

describe.each(Object.entries<PrivacyPolicyCopy>(privacyPolicy))('what the privacy page promises in %s', (_, words) => {
  const sectionOf = (id: string) => words.sections.find((section) => section.id === id)

  it('has one who keeps it, for each right', () => {
    const points = sectionOf('rights')?.points

    expect(points).toHaveLength(rights.length)
  })

  it('says in its words how long a request is kept', () => {
    expect(JSON.stringify(sectionOf('security'))).toContain(`${privacy.retentionDays}`)
    for (const id of Object.keys(sections)) expect(sectionOf(id)).toBeDefined()
  })
})

describe('what keeps the promises of the privacy page', () => {
  it('is there', () => {
    const missing = [...rights, ...Object.values(sections)].filter((keeper) => {
      if ('command' in keeper) return !(keeper.command in peopleCommands)
      return 'setting' in keeper && !(keeper.setting in environment.shape)
    })

    expect(missing).toEqual([])
  })

  it('erases after as many days as the page says, or sooner, and refuses to wait longer', () => {
    expect(environment.parse({}).RETENTION_DAYS).toBe(privacy.retentionDays)
    expect(environment.safeParse({ RETENTION_DAYS: '30' }).success).toBe(true)
    expect(environment.safeParse({ RETENTION_DAYS: `${privacy.retentionDays + 1}` }).success).toBe(false)
  })
})
