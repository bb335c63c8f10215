/** Mail providers that visitors use; each also ends otherwise in some countries, which is no slip. */
const providers = [
  'gmail.com',
  'yahoo.com',
  'yahoo.fr',
  'hotmail.com',
  'hotmail.fr',
  'outlook.com',
  'icloud.com',
  'live.com',
]
/** Real ones that are a letter away from those. */
const others: ReadonlySet<string> = new Set([
  'mail.com',
  'ymail.com',
  'gmx.com',
  'email.com',
  'yahoo.co.uk',
  'hotmail.it',
  'live.fr',
  'hotmail.es',
  'yahoo.es',
  'yahoo.it',
  'yahoo.de',
  'hotmail.de',
  'outlook.fr',
  'live.it',
  'yahoo.in',
  'yahoo.ca',
  'live.ca',
  'live.co',
])

/**
 * What an e-mail address was probably meant to be (`amina@gmial.com` → `amina@gmail.com`); null when nothing looks like
 * a slip. It is offered: there are people at the strangest domains.
 */
export function suggestEmail(typed: string): string | null {
  const [, local = '', domain = ''] = /^\s*([^\s@]+)@([^\s@]+?)\.?\s*$/.exec(typed) ?? []
  const host = domain.toLowerCase()
  if (local === '' || providers.includes(host) || others.has(host)) return null
  const meant = providers.find((provider) => countSlips(host, provider) === 1)
  return meant ? `${local}@${meant}` : null
}

/** How many letters were missed, doubled, mistaken or swapped with their neighbour, where it is one at most; else 2. */
function countSlips(typed: string, meant: string): number {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const [left, wanted] = [typed.slice(start), meant.slice(start)]
  if (left === wanted) return 0
  const isOne =
    left.slice(1) === wanted ||
    left === wanted.slice(1) ||
    left.slice(1) === wanted.slice(1) ||
    (left[0] === wanted[1] && left[1] === wanted[0] && left.slice(2) === wanted.slice(2))
  return isOne ? 1 : 2
}
