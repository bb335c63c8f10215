import PostalMime from 'postal-mime'
import type { Site } from '../e2e/site.ts'
import { until } from './hands.ts'
import type { Letters } from './ways.ts'

/** The letters that name one visitor, as their receivers read them. */
export const lettersOf = (site: Site, email: string): Letters => ({
  to: (address, ...texts) =>
    until(
      async () => {
        const letters = await Promise.all(site.lettersAbout(email).map((letter) => PostalMime.parse(letter)))
        return letters.some(({ to, subject, text }) => {
          return to?.[0]?.address === address && texts.every((said) => `${subject}\n${text}`.includes(said))
        })
      },
      `a letter to ${address} with ${texts.join(', ')}`,
    ),
})
