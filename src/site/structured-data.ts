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
import type { ShellCopy } from '#content/copy/shell.ts'
import type { StructuredDataCopy } from '#content/copy/structured-data.ts'
import type { Language } from '#content/languages.ts'
import { shell } from '#content/shell.ts'
import { structuredDataWords } from '#content/structured-data.ts'
import type { QuestionsWords } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { socialNetworks } from '#facts/links.ts'
import { headquarters, offices, type Hours, type Office } from '#facts/offices.ts'
import { packages, type OneTimePackage } from '#facts/packages.ts'
import { plans, type Cents, type Plan } from '#facts/plans.ts'
import type { Path } from '#facts/paths.ts'
import { urlOf } from './url-of.ts'

type PageFacts = {
  readonly path: Path
  readonly language: Language
  readonly title: string
  /** Without the product's. */
  readonly shortTitle: string
  readonly description: string
  readonly questions?: QuestionsWords
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
  const { path, questions } = page
  const things: Thing[] = path === '/' ? [describeSite(page)] : [describePage(page), describeWay(page)]
  if (path === '/') things.push(describeCompany(page))
  if (path === '/contact') things.push({ ...describeCompany(page), location: offices.map(describeOffice) })
  if (path === '/pricing') things.push(describeSuite(page))
  if (questions) things.push(describeQuestions(questions, page.language))
  return { '@context': 'https://schema.org', '@graph': things }
}

const homeOf = ({ language }: PageFacts) => urlOf('/', language)

function describeSite(page: PageFacts): WebSite {
  const { title, description, language: inLanguage } = page
  return { '@type': 'WebSite', name: brand.product, alternateName: title, description, inLanguage, url: homeOf(page) }
}

function describePage({ path, language, title, description }: PageFacts): WebPage {
  const url = urlOf(path, language)
  return { '@type': pageKinds[path] ?? 'WebPage', name: title, description, inLanguage: language, url }
}

/** What a page is called where links lead to it: a way is read by its short names, not by titles for search results. */
function findLabel(path: Path, language: Language) {
  const { footer, header }: ShellCopy = shell[language]
  const links = [...header.links, ...footer.groups.flatMap((group) => group.links)]
  return links.find((link) => link.path === path)?.label
}

/** Home, then the page itself: the last step of a way needs no address. */
function describeWay(page: PageFacts): BreadcrumbList {
  const { path, language, shortTitle } = page
  const steps = [
    { name: findLabel('/', language) ?? brand.product, item: homeOf(page) },
    { name: findLabel(path, language) ?? shortTitle },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

function describeCompany(page: PageFacts) {
  return {
    '@type': 'Organization',
    name: brand.company,
    url: homeOf(page),
    logo: urlOf('/icon-512.png'),
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

function describeSuite(page: PageFacts): SoftwareApplication {
  const words = structuredDataWords[page.language]
  return {
    '@type': 'SoftwareApplication',
    name: brand.product,
    url: homeOf(page),
    inLanguage: page.language,
    applicationCategory: 'BusinessApplication',
    operatingSystem: words.operatingSystem,
    offers: [
      ...Object.values(plans).map((plan) => describePlan(plan, words)),
      ...Object.values(packages).map((item) => describePackage(item, words)),
    ],
  }
}

/** The offer's own price is that of a month; both ways to pay stand below it, each with its period. */
function describePlan(plan: Plan, words: StructuredDataCopy): Offer {
  return {
    '@type': 'Offer',
    ...words.sayPlanOffer(plan),
    ...describePrice(plan.monthlyPrice),
    priceSpecification: [
      describeRate('month', plan.monthlyPrice, words),
      describeRate('year', plan.annualPrice, words),
    ],
  }
}

/** Periods by their UN/CEFACT code. */
const periodCodes = { month: 'MON', year: 'ANN' } as const

function describeRate(
  period: keyof typeof periodCodes,
  cents: Cents,
  { billingNames }: StructuredDataCopy,
): UnitPriceSpecification {
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

function describePackage(item: OneTimePackage, words: StructuredDataCopy): Offer {
  return { '@type': 'Offer', ...words.sayPackageOffer(item), ...describePrice(item.price) }
}

const describePrice = (cents: Cents) => ({ price: cents / 100, priceCurrency: 'USD' })

function describeQuestions({ entries }: QuestionsWords, inLanguage: Language): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
