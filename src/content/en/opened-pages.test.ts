import { describe, expect, it } from 'vitest'
import type { ListWords, OpenedPageCopy } from '#content/page-words.ts'
import { offices } from '#facts/offices.ts'
import { contact } from './contact.ts'
import { documentation } from './documentation.ts'
import { ngoCompatibility } from './ngo-compatibility.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { roleBasedAccessControl } from './role-based-access-control.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const pages = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((copy): copy is OpenedPageCopy => typeof copy === 'object' && copy !== null && 'opening' in copy)

const titlesOf = ({ entries }: ListWords) => entries.map(({ title }) => title)

describe('the opened pages', () => {
  it('are all seen', () => expect(pages).toHaveLength(25))

  it('share no sentence', () => {
    const sentences = pages.flatMap(({ description, opening, list, closing }) => {
      const texts = [description, opening.lead, closing.heading, closing.text, ...list.entries.map(({ text }) => text)]
      return texts.flatMap((text) => text.split(/(?<=[.?]) /))
    })

    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })

  it('keep the tone of the house: no exclamation mark, no dash between clauses', () => {
    expect(pages.filter((copy) => /[!—]/.test(JSON.stringify(copy)))).toEqual([])
  })

  it('[PRIV-2] lists the sections of the privacy policy in their order', () => {
    expect(titlesOf(privacyPolicy.list)).toEqual([
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
  })

  it('names the nine topics of the documentation, and says which five are written', () => {
    expect(documentation.list.entries).toHaveLength(9)
    expect(documentation.list.entries.filter(({ aside }) => aside === 'Written').map(({ title }) => title)).toEqual([
      'Getting started',
      'User management',
      'Inventory',
      'POS system',
      'Integrations',
    ])
  })

  it('[FEAT-3] describes the four sample roles', () => {
    expect(titlesOf(roleBasedAccessControl.list).slice(0, 4)).toEqual([
      'Administrator',
      'Manager',
      'Employee',
      'Auditor',
    ])
  })

  it('[NGO-7] tells the five steps of the application', () => {
    expect(titlesOf(ngoCompatibility.steps)).toEqual([
      'Complete online application form',
      'Submit documentation',
      'Review and verification',
      'Approval and account setup',
      'Free training and onboarding',
    ])
  })

  it('[CONT-6] names every office, headquarters first', () => {
    expect(titlesOf(contact.offices)).toEqual(offices.map(({ city }) => city))
    expect(contact.offices.entries[0]).toMatchObject({ title: 'Kigali', tag: 'Headquarters' })
  })
})
