import { describe, expect, it } from 'vitest'
import { sayFrenchFigures } from './figures.ts'

describe('figures in a French sentence', () => {
  it.each([
    ['Starter : $6.9 par mois ou $69 par an.', 'Starter : 6,90\u00a0$ par mois ou 69\u00a0$ par an.'],
    ['à partir de $1,000', 'à partir de 1\u202f000\u00a0$'],
    ['environ XAF 3,880 ou XOF 1,234,500', 'environ 3\u202f880\u00a0XAF ou 1\u202f234\u202f500\u00a0XOF'],
    ['économise 17%, disponible à 99.9%', 'économise 17\u00a0%, disponible à 99,9\u00a0%'],
    ['plus de 50,000 ventes par jour', 'plus de 50\u202f000 ventes par jour'],
    ['4GB de mémoire, moins de $10M', '4\u00a0Go de mémoire, moins de 10\u00a0millions de dollars'],
    ['$12.48 par mois, soit $124.75', '12,48\u00a0$ par mois, soit 124,75\u00a0$'],
  ])('%s', (english, french) => {
    expect(sayFrenchFigures(english)).toBe(french)
  })

  it('leaves phones, versions, hours and lists of numbers as they are', () => {
    const text = 'Appelez le +250 700 000 100, 24/7, de 8:00 à 18:00, aux points 1,2 et 3.'
    expect(sayFrenchFigures(text)).toBe(text)
  })
})
