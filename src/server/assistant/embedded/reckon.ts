import { compile } from '../reading/reading-words.ts'
import { withTokens, type Token, type Understood } from './understand.ts'

/** `The cook does not need a login`, `2 more waiters`: of whom was counted before, so many fewer or more sign in. */
const withoutLogin = compile(String.raw`\b«withoutLogin»\b`)
const more = compile(String.raw`\b«moreOf»`)
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
    const counted = own.asked.needs.users ?? null
    const said = counted ?? (companion.test(words) ? 1 : null)
    const change =
      said === null ? 0 : withoutLogin.test(words) ? -said : counted !== null && more.test(words) ? said : 0
    if (change === 0 || known === null || known + change < 1) {
      users = counted ?? known
      return own
    }
    users = known + change
    return withTokens(own, [countUsers(users)])
  }
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
