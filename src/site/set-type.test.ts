import { expect, it } from 'vitest'
import { setType } from './set-type.ts'

it('lets no line end within a word, nor between a figure and its unit', () => {
  expect(setType('<p>Par e-mail, 64 000 XOF.</p>', 'fr')).toBe('<p>Par e-\u2060mail, 64 000\u00a0XOF.</p>')
  expect(setType('<p>Qui peut-elle, a-t-on, dites-nous, multi-sites</p>', 'fr')).toBe(
    '<p>Qui peut-\u2060elle, a-\u2060t-\u2060on, dites-\u2060nous, multi-sites</p>',
  )
  expect(setType('<p>Quinta-feira encomenda-se; mini-mercado</p>', 'pt')).toBe(
    '<p>Quinta-\u2060feira encomenda-\u2060se; mini-mercado</p>',
  )
  expect(setType('<p>Abidjan, Côte d&#x27;Ivoire</p>', 'en')).toBe('<p>Abidjan, Côte\u00a0d’Ivoire</p>')
  expect(setType('<b>21 kg</b> em 3 horas', 'pt')).toBe('<b>21\u00a0kg</b> em 3\u00a0horas')
})

it('sets the colon that parts a kicker from its headline', () => {
  expect(setType('<span>: </span>', 'fr')).toBe('<span>\u00a0: </span>')
  expect(setType('<span>: </span>', 'en')).toBe('<span>: </span>')
})

it('leaves alone addresses, code and what an island shows again', () => {
  for (const html of [
    '<a href="/e-mail" title="e-mail">x</a>',
    '<code>e-mail</code>',
    '<site-island><p>e-mail</p></site-island>',
  ])
    expect(setType(html, 'fr')).toBe(html)
})
