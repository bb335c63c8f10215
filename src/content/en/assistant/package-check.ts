import type { Asked } from '#content/assistant-words.ts'
import { packages, type OneTimePackage } from '#facts/packages.ts'

/** Whether the one package named takes the users or locations asked about; nothing where no yes or no is wanted. */
export function sayPackageCheck(
  { packages: named, needs, isYesNo, asksLocations }: Asked,
  words: { readonly yes: string; readonly no: string },
) {
  const [id] = named
  const isAsked = needs.users !== undefined || needs.locations !== undefined || asksLocations
  if (!isYesNo || !id || named.length > 1 || !isAsked) return ''
  const { users, features }: OneTimePackage = packages[id]
  const fitsPeople = users === null || (needs.users ?? 1) <= users
  const isSeveral = needs.locations === undefined ? asksLocations : needs.locations > 1
  return fitsPeople && (!isSeveral || features.includes('multiLocation')) ? words.yes : words.no
}
