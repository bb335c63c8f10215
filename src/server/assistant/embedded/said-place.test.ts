import { describe, expect, it } from 'vitest'
import { countryOfTold, readSaidPlace } from './said-place.ts'

describe('where somebody says to be', () => {
  it.each([
    ['We are a bakery in Goma, DRC. How much is it?', 'Goma, DRC', 'CD'],
    ['I run a pharmacy in Kigali, what do I pay?', 'Kigali', 'RW'],
    ['hello im in nairobi', 'nairobi', 'KE'],
    ['I have three pharmacies in Dar es Salaam and one in Moshi', 'Dar es Salaam', 'TZ'],
    ['our shop is in Musanze', 'Musanze', 'RW'],
    ['From Kampala, Uganda.', 'Kampala, Uganda', 'UG'],
    ['We are in Ivory Coast', 'Ivory Coast', 'CI'],
    ['Nous sommes une boulangerie à Lubumbashi.', 'Lubumbashi', 'CD'],
    ['Je suis au Cameroun, à Yaoundé', 'Yaoundé', 'CM'],
    ['Notre maquis est à Bouaké', 'Bouaké', 'CI'],
    ['Temos duas lojas em Benguela', 'Benguela', 'AO'],
    ['estou no Huambo', 'Huambo', 'AO'],
    ['I run a shop in Banjul', 'Banjul', 'GM'],
    ['Somos uma loja em Bissau', 'Bissau', 'GW'],
    ['We are in Brazzaville, Congo.', 'Brazzaville, Congo', 'CG'],
    ['Nous sommes à Goma, au Congo', 'Goma', 'CD'],
    // No map of ours has it.
    ['Nous sommes une coopérative à Nkolfoulou, 120 membres.', 'Nkolfoulou', null],
    // Two countries are called so.
    ['We are a bakery in Congo.', 'Congo', null],
    ['Nous sommes au Congo.', 'Congo', null],
    ['Estamos na Guiné.', 'Guiné', null],
    ['Nous sommes au Congo-Brazzaville.', 'Congo-Brazzaville', 'CG'],
    ['Estamos na Guiné-Bissau', 'Guiné-Bissau', 'GW'],
  ])('is read: %s', (text, said, country) => {
    expect(readSaidPlace(text)).toEqual({ text: said, country })
  })

  it.each([
    'férié où ? au rwanda ou chez nous. et le bureau de bafoussam ce jour là',
    'Do you have an office in Kampala?',
    'We are not in Kenya',
    'We are looking for a supplier in China',
    'Can we use it in Nairobi',
    'Is your office in Kigali?',
    'We buy from Uganda',
    'je veux parler à un conseiller',
    'Avez-vous un bureau à Abidjan ?',
    'What does it cost in Rwanda francs?',
    'the till is in the kitchen',
    'Temos duas lojas de madeira',
    'We are in Business',
    'we are open in December',
  ])('is not: %s', (text) => {
    expect(readSaidPlace(text)).toBeNull()
  })

  it('has the country of a town that was told', () => {
    expect(['Goma', 'in Bukavu', 'our village'].map(countryOfTold)).toEqual(['CD', 'CD', null])
  })
})
