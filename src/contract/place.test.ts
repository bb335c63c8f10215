import { describe, expect, it } from 'vitest'
import { isCountry, sayPlace, unknownPlace } from './place.ts'

describe('a place', () => {
  it.each([
    ['RW', 'en', 'Rwanda'],
    ['CM', 'fr', 'Cameroun'],
    ['AO', 'pt-AO', 'Angola'],
    ['CI', 'fr-FR', 'Côte d’Ivoire'],
    ['002', 'fr', 'Afrique'],
    ['150', 'pt', 'Europa'],
    [unknownPlace, 'fr', 'inconnu'],
    ['', 'en', 'inconnu'],
    ['Land of a thousand hills', 'fr', 'Land of a thousand hills'],
    ['QQ', 'en', 'QQ'],
  ])('%s is called in %s: %s', (place, locale, said) => expect(sayPlace(place, locale, 'inconnu')).toBe(said))

  it('is a country by its code alone', () => {
    expect(['RW', unknownPlace, '002', '', 'Rwanda'].map(isCountry)).toEqual([true, false, false, false, false])
  })
})
