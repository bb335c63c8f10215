import type {
  BreadcrumbList,
  DayOfWeek,
  FAQPage,
  Graph,
  LocalBusiness,
  Offer,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  SoftwareApplication,
  Thing,
  UnitPriceSpecification,
  WebPage,
  WebSite,
} from 'schema-dts'
import { shell } from '#content/en/shell.ts'
import { billingNames, sayPackageOffer, sayPlanOffer, suite } from '#content/en/structured-data.ts'
import type { QuestionsWords } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { socialNetworks } from '#facts/links.ts'
import { headquarters, offices, type Hours, type Office } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { plans, type Cents, type Plan } from '#facts/plans.ts'
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

/** What a page is called where links lead to it: a way is read by its short names, not by titles for search results. */
const linkGroups: readonly (readonly { readonly path: string; readonly label: string }[])[] = [
  ...shell.footer.groups.map(({ links }) => links),
  shell.header.links,
]
const linkLabels = new Map(linkGroups.flat().map(({ path, label }) => [path, label]))

/** Home, then the page itself: the last step of a way needs no address. */
function describeWay({ path, title, publicUrl }: PageFacts): BreadcrumbList {
  const steps = [
    { name: linkLabels.get('/') ?? brand.product, item: homeOf(publicUrl) },
    { name: linkLabels.get(path) ?? title },
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
    address: describeAddress(headquarters),
    ...(socialNetworks.length > 0 && { sameAs: socialNetworks.map(({ url }) => url) }),
  } as const satisfies Organization
}

function describeAddress({ street, city, countryCode }: Office): PostalAddress {
  return { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, addressCountry: countryCode }
}

function describeOffice(office: Office): LocalBusiness {
  const { city, hours, phone, email, latitude, longitude } = office
  return {
    '@type': 'LocalBusiness',
    name: `${brand.company}, ${city}`,
    address: describeAddress(office),
    telephone: phone,
    email,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: describeHours(hours),
  }
}

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly DayOfWeek[]

/** Times without a zone are read on the clock of the place they belong to, as an office's hours are meant. */
function describeHours({ days, opens, closes }: Hours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.filter((_, index) => days.includes(index + 1)),
    opens: writeHour(opens),
    closes: writeHour(closes),
  }
}

/** A day that ends at 24 ends a minute earlier here: schema.org's times stop at 23:59. */
const writeHour = (hour: number) => (hour === 24 ? '23:59' : `${String(hour).padStart(2, '0')}:00`)

function describeSuite(publicUrl: string): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name: brand.product,
    url: homeOf(publicUrl),
    ...suite,
    offers: [...Object.values(plans).map(describePlan), ...Object.values(packages).map(describePackage)],
  }
}

/** The offer's own price is that of a month; both ways to pay stand below it, each with its period. */
function describePlan(plan: Plan): Offer {
  return {
    '@type': 'Offer',
    ...sayPlanOffer(plan),
    ...describePrice(plan.monthlyPrice),
    priceSpecification: [describeRate('month', plan.monthlyPrice), describeRate('year', plan.annualPrice)],
  }
}

/** Periods by their UN/CEFACT code. */
const periodCodes = { month: 'MON', year: 'ANN' } as const

function describeRate(period: keyof typeof periodCodes, cents: Cents): UnitPriceSpecification {
  const unitCode = periodCodes[period]
  return {
    '@type': 'UnitPriceSpecification',
    name: billingNames[period],
    ...describePrice(cents),
    billingDuration: 1,
    unitCode,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
  }
}

function describePackage(item: (typeof packages)[keyof typeof packages]): Offer {
  return { '@type': 'Offer', ...sayPackageOffer(item), ...describePrice(item.price) }
}

const describePrice = (cents: Cents) => ({ price: cents / 100, priceCurrency: 'USD' })

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
