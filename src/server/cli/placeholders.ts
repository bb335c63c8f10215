import { brand } from '#facts/brand.ts'
import { offices } from '#facts/offices.ts'
import { api } from '#facts/api.ts'
import { externalLinks, socialNetworks } from '#facts/links.ts'
import type { Config } from '#server/config.ts'

// Reserved for examples (RFC 2606); no address in it can ever be reached.
const exampleHost = /[@./]example$|\.example$/
const emptyNumber = /^\+\d{1,3}[ \d]*\b0{3}\b|^\+\d{3} 00 00/

/** Facts and variables that still hold a placeholder, by where they stand: what an owner replaces before going live. */
export function findPlaceholders({ from, sales }: Config['mail']): readonly string[] {
  const facts: readonly (readonly [place: string, value: string])[] = [
    ['brand.host', brand.host],
    ['api.url', api.url],
    ...Object.entries(externalLinks).map(([name, url]) => [`externalLinks.${name}`, url ?? ''] as const),
    ...socialNetworks.map(({ id, url }) => [`socialNetworks.${id}`, url] as const),
    ...offices.flatMap(({ id, phone, email }) => [
      [`offices.${id}.phone`, phone] as const,
      [`offices.${id}.email`, email] as const,
    ]),
    ['MAIL_FROM', from.address],
    ['SALES_EMAIL', sales],
  ]
  return facts.flatMap(([place, value]) => (exampleHost.test(value) || emptyNumber.test(value) ? [place] : []))
}
