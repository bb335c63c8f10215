import { compile } from '../reading/reading-words.ts'
import { others } from './numbers.ts'
import { withTokens, type Token, type Understood } from './understand.ts'

/** `The cook does not need a login`, `2 more waiters`: of whom was counted before, so many fewer or more sign in. */
const withoutLogin = compile(String.raw`\b«withoutLogin»\b`)
const more = compile(String.raw`\b«moreOf»`)
const nowAre = compile(String.raw`\b«nowAre»\b`)
const companion = compile(String.raw`\b«ofTheirs» «companion»s?\b`)

type Told = { readonly words: string; readonly own: Understood }

export type Reckon = (told: Told) => Understood

/**
 * Reads sentences one after the other with how many people were counted when they were said. One that adds to them or
 * takes some away says how many they are then.
 */
export function createReckoning(): Reckon {
  let users: number | null = null
  return ({ words, own }) => {
    const known: number | null = users
    // `And 2 more in January?`
    const [bare = null] = more.test(words) && own.bare.length === 1 ? own.bare : []
    const counted = own.asked.needs.users ?? bare
    const said = counted ?? (companion.test(words) ? 1 : null)
    const isWhole = own.tokens.some((token) => token.counted?.word === others)
    const then = said === null || known === null || isWhole ? null : countThen(words, { known, counted, said })
    users = then ?? counted ?? known
    return then === null ? own : withTokens(own, [countUsers(then)])
  }
}

type Counts = { readonly known: number; readonly counted: number | null; readonly said: number }

/** How many sign in after that; null where it only counts, or nobody would be left. */
function countThen(words: string, { known, counted, said }: Counts): number | null {
  if (withoutLogin.test(words)) return known > said ? known - said : null
  if (counted === null) return null
  // What else `If two leave, so we are 5` says is how it came about.
  if (nowAre.test(words)) return counted
  return more.test(words) ? known + counted : null
}

function countUsers(value: number): Token {
  const counted = {
    unit: 'users',
    value,
    word: 'users',
    currencies: [],
    isMore: false,
    time: null,
    hour: null,
  } as const
  return { word: '{users}', term: '{users}', from: 'said', counted }
}
