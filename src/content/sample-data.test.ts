import { describe, expect, it } from 'vitest'
import { about as aboutEn } from './en/about.ts'
import { landing as landingEn } from './en/landing.ts'
import { scenes as scenesEn } from './en/landing-scenes.ts'
import { modules as modulesEn } from './en/modules.ts'
import { services as servicesEn } from './en/services.ts'
import { about as aboutFr } from './fr/about.ts'
import { landing as landingFr } from './fr/landing.ts'
import { scenes as scenesFr } from './fr/landing-scenes.ts'
import { modules as modulesFr } from './fr/modules.ts'
import { services as servicesFr } from './fr/services.ts'
import { about as aboutPt } from './pt/about.ts'
import { landing as landingPt } from './pt/landing.ts'
import { scenes as scenesPt } from './pt/landing-scenes.ts'
import { modules as modulesPt } from './pt/modules.ts'
import { services as servicesPt } from './pt/services.ts'

const drawn = {
  en: [scenesEn, landingEn.hero.figures, servicesEn.scenes, modulesEn.sale, aboutEn.story.book],
  fr: [scenesFr, landingFr.hero.figures, servicesFr.scenes, modulesFr.sale, aboutFr.story.book],
  pt: [scenesPt, landingPt.hero.figures, servicesPt.scenes, modulesPt.sale, aboutPt.story.book],
} as const

/** Every number of a drawing by the place it stands at; in a text in order of size, since words stand in another order. */
function listNumbers(thing: unknown, place = ''): readonly string[] {
  if (typeof thing === 'number') return [`${place} ${thing}`]
  if (typeof thing === 'string') {
    const numbers = (thing.match(/\d+(?:[,\u00a0\u202f]\d{3}\b)*/g) ?? []).map((found) => found.replaceAll(/\D/g, ''))
    return numbers.length === 0 ? [] : [`${place} ${numbers.toSorted().join(' ')}`]
  }
  if (typeof thing !== 'object' || thing === null) return []
  return Object.entries(thing).flatMap(([key, value]) => listNumbers(value, `${place}.${key}`))
}

describe('the drawn screens of the first pages', () => {
  it('hold numbers', () => expect(listNumbers(drawn.en).length).toBeGreaterThan(100))

  it.each(['fr', 'pt'] as const)('count the same in %s as in English', (language) => {
    expect(listNumbers(drawn[language])).toEqual(listNumbers(drawn.en))
  })
})
