import { describe, expect, it } from 'vitest'
import { readNumbers } from './numbers.ts'
import { countNamed, createReckoning } from './people.ts'
import { normalise } from './words.ts'

/** Hears messages, each a sentence. */
function hearAll(messages: readonly string[]) {
  const reckoning = createReckoning()
  const counts = messages.map((text) =>
    reckoning.hear(readNumbers(normalise(countNamed(text))).staff, text.endsWith('?')),
  )
  return { counts, look: reckoning.look }
}
/** How many sign in after each; with a `?` where somebody may be left out. */
const count = (...messages: readonly string[]) =>
  hearAll(messages).counts.map((one) => (one?.unsure ? `${one.users}?` : (one?.users ?? null)))
const look = (...messages: readonly string[]) => hearAll(messages).look()

describe('how many people sign in, from sentence to sentence', () => {
  it.each([
    [['we are 6'], [6]],
    [['just us 3 and a storekeeper'], [4]],
    [['donc juste nous 3 + un magasinier chef'], [4]],
    [['somos 12 mas só a tesoureira e a secretária vão mexer'], [2]],
    [
      ['where do you get 4 users', 'me and two sellers, that is 3'],
      [4, 3],
    ],
    [['j’ai deux vendeuses en plus de moi'], [3]],
    [['je suis seul avec mon petit frère'], [2]],
    [['somos eu, a minha esposa na caixa, 2 cozinheiros e 3 a servir às mesas'], [7]],
    [
      ['we are 3', 'my brother in law also starts in january'],
      [3, 4],
    ],
    [
      ['sou eu e a minha prima', 'ah esqueci, ainda tem o meu sobrinho e o contabilista'],
      [2, 4],
    ],
    [['two sellers send me the file each night'], ['2?']],
    [['me and my sister'], [2]],
    [['me, her and one cook'], [3]],
    [['7 people sign in, each under their own name'], [7]],
    [['7 pessoas entram cada uma com o seu nome'], [7]],
    [['3 caissiers, plus moi, plus le comptable, et chacun aura son code'], [5]],
    [['me, wife and 2 cashiers'], [4]],
    [['moi, elle et un cuisinier'], [3]],
    [['eu, ela e um cozinheiro'], [3]],
    [['me the owner and 2 cashiers'], [3]],
    [['I have 4 boys on the floor'], [4]],
    [['4 boys plus Nakato plus myself'], [6]],
    [['two waiters, a cook, cashier and me'], [5]],
    [['we are 3 pharmacists me included and one cashier'], [4]],
    [['on est 2 serveurs 1 cuisinier 1 caissiere et moi'], [5]],
    [['if only me and 2 girls log in'], [3]],
    [['moi, 2 vendeuses et le gardien sans se connecter'], ['4?']],
    [['3 shops, 2 cashiers each'], [6]],
    [['sou eu e mais 2 cabeleireiras, um salão só'], [3]],
    [['moi et encore 2 vendeuses'], [3]],
    [['la trésorière et moi et peut être 2 magasiniers'], [4]],
    [['no, count again, with me it is six'], [6]],
    [['a shop with my brother and two cashiers'], [4]],
    [['2 at the reception, 2 waiters, a cook and me'], [6]],
    [
      ['only me', 'and from february my brother and 2 boys come to help'],
      [1, 4],
    ],
    [
      ['com 5 empregados', 'e eu e o meu sócio'],
      [5, 7],
    ],
    [
      ['on est 5', 'et si on prend 2 serveurs de plus'],
      [5, 7],
    ],
    [
      ['we are 2', 'there is also our cousin who does the books, and two boys at the counter'],
      [2, 5],
    ],
    [
      ['on est 2', 'on a aussi un vendeur et mon neveu'],
      [2, 4],
    ],
    [
      ['we are 3', 'there is also a guard but he does not sign in'],
      [3, '3?'],
    ],
    [
      ['moi, un cuisinier et 3 serveurs', 'et si j’engage un quatrième serveur en janvier ?'],
      [5, 6],
    ],
    [
      ['on est 5', 'et si on prend un serveur de plus ?'],
      [5, 6],
    ],
    [
      ['me, a cook and 3 waiters', 'and if I hire a 4th waiter?'],
      [5, 6],
    ],
    [
      ['we are 5', 'can another waiter take the table over?'],
      [5, null],
    ],
    [
      ['somos 5', 'e se contratar mais um empregado?'],
      [5, 6],
    ],
    [
      ['we are 4', 'and 8 people?'],
      [4, 8],
    ],
    [
      ['how much for six people', 'so five now'],
      [6, 5],
    ],
    [
      ['on est trois', 'avec les deux vendeuses ça fait cinq personnes'],
      [3, 5],
    ],
    [
      ['on est 3', 'j’ouvre une deuxième pharmacie avec 4 personnes', 'plus deux vendeuses'],
      [3, 7, 9],
    ],
    [
      ['we are 5', 'and my wife thinks it is too expensive'],
      [5, null],
    ],
    [
      ['just me', 'so me and Aline'],
      [1, 2],
    ],
    [['tenho 4 pessoas na loja do kilamba e 3 na outra'], [7]],
    [['6 pessoas no balcão e o contabilista'], [7]],
    [['j ai 3 serveuses, 1 caissiere, 2 au feu et moi'], [7]],
    [['on a 2 pharmacies, 4 personnes dans l’une et 3 dans l’autre'], [7]],
    [
      ['how much for 2 users', 'sorry, 12 not 2'],
      [2, 12],
    ],
    // Who comes, leaves or does not sign in: how many that makes is asked.
    [
      ['we are 6', 'the cook does not need a login', 'no, 5'],
      [6, '6?', 5],
    ],
    [
      ['we are 7 staff with me', 'the 2 cleaners dont need to log in', 'and 2 more waiters'],
      [7, '7?', '9?'],
    ],
    [
      ['how much for six people', 'one boy left, he went to Dubai', 'so five now'],
      [6, '6?', 5],
    ],
    [
      ['we are 8 staff', '3 of them never open a computer'],
      [8, '8?'],
    ],
    [
      ['eu e a minha prima', 'afinal a minha prima vai embora', 'somos duas, eu e a mãe'],
      [2, '2?', 2],
    ],
    [
      ['just me', 'my niece starts helping on saturdays'],
      [1, '1?'],
    ],
    [
      ['we are 14', 'i meant 22 workers, 6 of them only on weekends'],
      [14, '22?'],
    ],
    // Who was counted by what he is called is counted off again.
    [
      ['3 receptionists, 4 cleaners and me', 'the cleaners do not log in', 'i said the cleaners do not log in'],
      [8, 4, 4],
    ],
    [
      ['moi, 4 serveurs et 2 cuisiniers', 'les cuisiniers ne se connectent pas'],
      [7, 5],
    ],
    // Whoever speaks may be one more.
    [
      ['4 waiters and 2 cooks', 'the cooks wont touch it'],
      [6, '4?'],
    ],
    [
      ['me and my sister', 'we also have 2 waiters and a cook', 'that makes 5, right?'],
      [2, 5, 5],
    ],
    [
      ['moi et ma soeur', 'on est 4 alors : ma soeur et moi, la nièce, le comptable'],
      [2, 4],
    ],
    [
      ['eu e a minha irmã', 'entram mais 4 vendedoras em janeiro, ficamos 6'],
      [2, 6],
    ],
    // Members of a cooperative do not sign in, and who sits at the till is no cashier beside.
    [['we are 230 farmers in a cooperative'], [null]],
    [['somos eu e o meu marido na caixa'], [2]],
    // Somebody may be left out.
    [['deux receptionnistes le jour, une la nuit, la gouvernante, le comptable et moi meme'], ['4?']],
    [
      ['3 lojas, cada uma com 2 vendedores e um gerente', 'falta eu e a contabilista, dona Rosa'],
      [9, '3?'],
    ],
    [['so me and aline'], ['2?']],
    [['3 cashiers each'], ['3?']],
    [
      ['we are 4', 'the secretary keeps her book', 'my cashier, can she see the profit?', 'no, 3'],
      [4, '4?', null, 3],
    ],
    [['8 of us, but 3 others only advise'], ['8?']],
  ])('%j', (sentences, counts) => {
    expect(count(...sentences)).toEqual(counts)
  })

  it('asks no more where the answer to that question says how many, whatever it tells beside', () => {
    const reckoning = createReckoning()
    const hear = (text: string) => reckoning.hear(readNumbers(normalise(text)).staff, false)
    hear('we are 8 staff')
    hear('3 of them never open a computer')
    reckoning.begin()

    expect([hear('5 people'), hear('the others do not log in')]).toEqual([
      expect.objectContaining({ users: 5, unsure: null }),
      null,
    ])
  })

  it('stays unsure until a number says it', () => {
    expect(look('we are 4', 'the secretary keeps her book', 'how much is it?')).toEqual({ users: 4, unsure: 'more' })
    expect(look('we are 4', 'the secretary keeps her book', 'we are 3')).toMatchObject({ users: 3, unsure: null })
    expect(look('we are 4', 'my husband says it is too expensive')).toMatchObject({ unsure: null })
    expect(look('we are 4', 'can a cashier see the profit?')).toMatchObject({ unsure: null })
  })

  it('adds to nobody, and leaves nobody behind', () => {
    expect(count('2 more waiters')).toEqual([2])
    expect(count('I am alone', 'my cook does not need a login')).toEqual([1, '1?'])
    expect(count('we are 4', 'is there an API?', 'we are 9')).toEqual([4, null, 9])
  })
})
