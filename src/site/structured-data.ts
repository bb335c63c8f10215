import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  LocalBusiness,
  Offer,
  Organization,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { sayPackageOffer, sayPlanOffer, suite } from '#content/en/structured-data.ts'
import type { QuestionsWords } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { socialNetworks } from '#facts/links.ts'
import { offices, type Office } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import type { Path } from './page.tsx'

type PageFacts = {
  readonly path: Path
  readonly title: string
  readonly description: string
  readonly questions?: QuestionsWords
  readonly publicUrl: string
}

/** Pages that schema.org has a kind of its own for. */
const pageKinds: Partial<Record<Path, 'AboutPage' | 'ContactPage'>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
}

/**
 * What a search engine may read of a page, as schema.org JSON-LD: the company with its offices where one looks for them,
 * the suite with its offers on the pricing page, the questions where there are some, and the way to every page.
 */
export function structuredData(page: PageFacts): Graph {
  const { path, questions, publicUrl } = page
  const things: Thing[] = path === '/' ? [describeSite(page)] : [describePage(page), describeWay(page)]
  if (path === '/') things.push(describeCompany(publicUrl))
  if (path === '/contact') things.push({ ...describeCompany(publicUrl), location: offices.map(describeOffice) })
  if (path === '/pricing') things.push(describeSuite(publicUrl))
  if (questions) things.push(describeQuestions(questions))
  return { '@context': 'https://schema.org', '@graph': things }
}

const homeOf = (publicUrl: string) => new URL('/', publicUrl).href

function describeSite({ title, description, publicUrl }: PageFacts): WebSite {
  return { '@type': 'WebSite', name: brand.product, alternateName: title, description, url: homeOf(publicUrl) }
}

function describePage({ path, title, description, publicUrl }: PageFacts): WebPage {
  return { '@type': pageKinds[path] ?? 'WebPage', name: title, description, url: new URL(path, publicUrl).href }
}

function describeWay({ path, title, publicUrl }: PageFacts): BreadcrumbList {
  const steps = [
    { name: brand.product, item: homeOf(publicUrl) },
    { name: title, item: new URL(path, publicUrl).href },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

function describeCompany(publicUrl: string) {
  return {
    '@type': 'Organization',
    name: brand.company,
    url: homeOf(publicUrl),
    logo: new URL('/icon-512.png', publicUrl).href,
    email: contact.email,
    telephone: contact.phone,
    address: contact.address,
    sameAs: socialNetworks.map(({ url }) => url),
  } as const satisfies Organization
}

function describeOffice({ city, address, phone, email, latitude, longitude }: Office): LocalBusiness {
  return {
    '@type': 'LocalBusiness',
    name: `${brand.company}, ${city}`,
    address,
    telephone: phone,
    email,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}

function describeSuite(publicUrl: string): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name: brand.product,
    url: homeOf(publicUrl),
    ...suite,
    offers: [
      ...Object.values(plans).map((plan) => describeOffer(sayPlanOffer(plan), plan.monthlyPrice)),
      ...Object.values(packages).map((item) => describeOffer(sayPackageOffer(item), item.price)),
    ],
  }
}

function describeOffer(words: { readonly name: string; readonly description: string }, cents: number): Offer {
  return { '@type': 'Offer', ...words, price: cents / 100, priceCurrency: 'USD' }
}

function describeQuestions({ entries }: QuestionsWords): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
