import { describe, expect, it } from 'vitest'
import { sayPortugueseFigures } from './figures.ts'

describe('figures in a Portuguese sentence', () => {
  it.each([
    ['4GB de memória, menos de $10M', '4\u00a0GB de memória, menos de 10\u00a0milhões de dólares'],
    ['Starter: $6.9 por mês ou $69 por ano.', 'Starter: 6,90\u00a0$ por mês ou 69\u00a0$ por ano.'],
    ['a partir de $1,000', 'a partir de 1\u00a0000\u00a0$'],
    ['cerca de AOA 6,320 ou RWF 1,234,500', 'cerca de 6\u00a0320\u00a0AOA ou 1\u00a0234\u00a0500\u00a0RWF'],
    ['poupa 17%, disponível a 99.9%', 'poupa 17%, disponível a 99,9%'],
    ['mais de 50,000 vendas por dia', 'mais de 50\u00a0000 vendas por dia'],
    ['$12.48 por mês, ou seja $124.75', '12,48\u00a0$ por mês, ou seja 124,75\u00a0$'],
  ])('%s', (english, portuguese) => {
    expect(sayPortugueseFigures(english)).toBe(portuguese)
  })

  it('leaves phones, versions, hours and lists of numbers as they are', () => {
    const text = 'Ligue para +250 700 000 100, 24/7, das 8:00 às 18:00, nos pontos 1,2 e 3.'
    expect(sayPortugueseFigures(text)).toBe(text)
  })
})
