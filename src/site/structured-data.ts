import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { socialNetworks } from '#facts/links.ts'
import type { Path } from './page.tsx'

type PageFacts = {
  readonly path: Path
  readonly title: string
  readonly description: string
  readonly publicUrl: string
}

/** What a search engine may read of a page, as schema.org JSON-LD: the company on the landing page, the way to it elsewhere. */
export function structuredData({ path, title, description, publicUrl }: PageFacts) {
  const home = new URL('/', publicUrl).href
  if (path === '/') {
    return {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.company,
      url: home,
      logo: `${home}icon-512.png`,
      description,
      email: contact.email,
      telephone: contact.phone,
      address: contact.address,
      sameAs: socialNetworks.map(({ url }) => url),
    }
  }
  const url = new URL(path, publicUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    url,
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: brand.product, item: home },
        { '@type': 'ListItem', position: 2, name: title, item: url },
      ],
    },
  }
}
