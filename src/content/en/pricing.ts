import type { PackageWords, PricingCopy } from '#content/copy/pricing.ts'
import { askUs } from '#content/page-words.ts'
import { listPrices, packageList, planList } from '#content/price-lists.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { callTo, contact } from '#facts/contact.ts'
import { referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { packages, type OneTimePackage, type PackageFeature, type PackageId } from '#facts/packages.ts'
import { countAnnualSaving, phoneSupportHours, plans } from '#facts/plans.ts'
import type { PlanFeature, PlanId, PlanLimitation } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { sayDay, sayFigure, sayList, sayPrice, saySaving } from './figures.ts'
import { channelLabels } from './hours.ts'

const { starter, professional, enterprise } = plans
const trialDays = `${sayFigure(figures.trialDays)} days`
const unlimited = 'Unlimited'

const featureWords = {
  everydayWork: 'Sales, stock and customers',
  emailSupport: 'Email support',
  freeTrial: `${sayFigure(figures.trialDays)}-day free trial`,
  multiLocation: 'Multi-location',
  advancedAnalytics: 'Advanced analytics',
  apiAccess: 'API access',
  emailAutomation: 'Email automation',
  smsNotifications: 'SMS notifications',
  backup: 'Backup and restore',
  prioritySupport: 'Priority support',
  unlimitedLocations: 'Unlimited locations',
  advancedRoles: 'Advanced role-based access',
  whiteLabel: 'White-label',
  accountManager: 'Dedicated account manager',
  serviceLevels: 'SLA guarantee',
  phoneSupport: `${phoneSupportHours} phone support`,
} as const satisfies Record<PlanFeature, string>

const limitationWords = {
  advancedAnalytics: 'No advanced analytics',
  multiLocation: 'No multi-location',
  apiAccess: 'No API access',
  enterpriseFeatures: 'Limited enterprise features',
} as const satisfies Record<PlanLimitation, string>

const planWords = {
  starter: {
    description: 'One shop, one pair of hands.',
    amounts: [`Up to ${starter.products} products or services`, `${starter.users} user account`],
  },
  professional: {
    description: 'A team, more than one place, no ceiling on stock.',
    amounts: [`Everything in ${starter.name}`, `${unlimited} products`, `Up to ${professional.users} user accounts`],
  },
  enterprise: {
    description: 'Chains, hospitals and groups with rules of their own.',
    amounts: [`Everything in ${professional.name}`, `${unlimited} users`],
  },
} as const satisfies Record<PlanId, { readonly description: string; readonly amounts: readonly string[] }>

const packageFeatureWords = {
  lifetimeLicence: 'Lifetime license',
  multiLocation: 'Multi-location',
  unlimitedLocations: 'Unlimited locations',
} as const satisfies Record<PackageFeature, string>

const packageWords = {
  essential: {
    description: 'Bought once, like a good scale.',
    idealFor: 'Ideal for a single shop that prefers to own its tools',
  },
  business: {
    description: 'Room for the branch you are about to open.',
    idealFor: 'Ideal for a growing business with branches',
  },
  enterprise: {
    description: 'Everything, for as long as we make new versions.',
    idealFor: 'Ideal for groups that never want to count users or locations',
  },
} as const satisfies Record<PackageId, Pick<PackageWords, 'description' | 'idealFor'>>

const currencyNames = {
  RWF: 'Rwandan franc',
  UGX: 'Ugandan shilling',
  XAF: 'Central African CFA franc',
  XOF: 'West African CFA franc',
  AOA: 'Angolan kwanza',
} as const satisfies Record<CurrencyCode, string>

const ratesDay = sayDay(new Date(referenceRates.date))

function sayYears(years: number | null) {
  if (years === null) return 'Lifetime'
  return `${years} ${years === 1 ? 'year' : 'years'}`
}

function listPackageFeatures({ users, updateYears, features, support }: OneTimePackage) {
  const supportName = support.kind === 'email' ? 'Email support' : featureWords.prioritySupport
  const places = features.filter((feature) => feature !== 'lifetimeLicence').at(-1)
  return [
    packageFeatureWords.lifetimeLicence,
    updateYears === null ? 'Lifetime updates' : `${sayYears(updateYears)} of updates`,
    users === null ? `${unlimited} users` : `Up to ${users} users`,
    ...(places ? [packageFeatureWords[places]] : []),
    `${supportName} for ${sayYears(support.years)}`,
  ]
}

/** Where a card's few words leave open what a plan without them has. */
const comparedWords: Partial<Record<PlanFeature, string>> = {
  backup: 'Backup and restore on demand (daily backups cover every plan)',
}

const limits = [
  { head: 'Products or services', cells: planList.map(({ products }) => sayLimit(products)) },
  { head: 'User accounts', cells: planList.map(({ users }) => sayLimit(users)) },
  { head: 'Locations', cells: ['One', 'Several', unlimited] },
]

function sayLimit(limit: number | null) {
  if (limit === null) return unlimited
  return limit === 1 ? '1' : `Up to ${limit}`
}

const nameList = (items: readonly { readonly name: string }[]) => sayList(items.map(({ name }) => name))

const lists = listPrices({
  locale: 'en-US',
  sayPrice,
  saySaving,
  plans: planWords,
  features: featureWords,
  compared: comparedWords,
  limitations: limitationWords,
  withoutLimitations: 'Nowhere: unlimited products, users and locations',
  start: ({ id, name }) => askUs('Get Started', `plan ${id}`, `I would like to get started with the ${name} plan.`),
  packages: packageWords,
  listPackage: listPackageFeatures,
  buy: ({ id, name }) => askUs('Purchase Now', `plan ${id}-once`, `I would like to buy the one-time ${name} package.`),
  currency: 'Currency',
  currencies: currencyNames,
})

/** The price list and all it takes to choose from it (PRICE-1..39, DATA-12, DATA-13). */
export const pricing = {
  title: 'Affordable Pricing Plans',
  searchTitle: `Affordable Pricing Plans from ${sayPrice(starter.monthlyPrice)} a month`,
  description: `Plans from ${sayPrice(starter.monthlyPrice)} a month, or pay once from ${sayPrice(packages.essential.price)}. Compare them, count what fits your shop, and try it for ${trialDays}.`,
  head: {
    headline: 'Affordable Pricing Plans',
    lead: `All subscription plans have a ${sayFigure(figures.trialDays)}-day free trial. No credit card required, set up in minutes, and what you pay counts toward a one-time license later.`,
    currency: {
      label: 'Show prices',
      options: [
        { value: 'usd', label: 'in US dollars only' },
        ...lists.currencyOptions((code, name) => `also in ${code}, ${name}`),
      ],
    },
    binding: 'You pay in dollars; this is for orientation.',
    currencyLink: { label: 'About how much is that in francs, shillings or kwanza?', href: '#currencies' },
  },
  choice: {
    purchase: {
      legend: 'How to pay',
      options: [
        { value: 'subscription', label: 'Monthly/Annual Plans' },
        { value: 'one-time', label: 'One-Time Purchase' },
      ],
    },
    billing: {
      legend: 'Billing period',
      options: [
        { value: 'monthly', label: 'Monthly' },
        {
          value: 'annual',
          label: `Annual (Save up to ${smallBusinessProgram.firstYearDiscountPercent}%)`,
        },
      ],
    },
    note: `Paying by the year saves ${countAnnualSaving(professional).percent}% on every plan. Small businesses that qualify get ${smallBusinessProgram.firstYearDiscountPercent}% off the first year.`,
    noteLink: { label: 'Do I qualify?', href: '/small-business-backbone' },
  },
  plans: {
    heading: 'Subscription plans',
    about: 'about {currency} {amount}',
    popular: 'Most Popular',
    perMonth: 'per month',
    perYear: 'per year',
    includes: 'What you get',
    limits: 'Where it ends',
    cards: lists.cards,
  },
  packages: {
    heading: 'Pay once, keep it.',
    note: `${nameList(packageList)} give lifetime access, with updates for as long as each one says. After that, the suite stays yours and keeps working as it is. Whatever you have already paid for a subscription is taken off the price.`,
    best: 'Best Value',
    once: 'one-time',
    rows: lists.packageRows,
  },
  comparison: {
    heading: 'What each plan gives you',
    yes: 'Yes',
    no: 'No',
    plans: {
      caption: 'The three plans, line by line',
      columns: ['Benefit', starter.name, professional.name, enterprise.name],
      rows: [...limits, ...lists.featureRows],
    },
    phoneNote: `Whatever the plan, you may phone us (${channelLabels.phone}), and at any hour in an emergency. ${enterprise.name} has a line that helps day and night with everything else as well.`,
    ways: {
      caption: 'Subscribe, or buy once?',
      columns: ['Question', 'Subscription', 'One-time purchase'],
      rows: [
        {
          head: 'You pay',
          cells: [
            `Every month or every year, from ${sayPrice(starter.monthlyPrice)} a month`,
            `Once, from ${sayPrice(packages.essential.price)}`,
          ],
        },
        { head: 'You may use it', cells: ['As long as you pay', 'For life'] },
        {
          head: 'New versions',
          cells: [
            'All of them, while you subscribe',
            `For ${packages.essential.updateYears} years, ${packages.business.updateYears} years or life, by package`,
          ],
        },
        {
          head: 'Support',
          cells: [
            `By email; priority from ${professional.name}; by phone ${phoneSupportHours} with ${enterprise.name}`,
            `For ${sayYears(packages.essential.support.years)} to ${sayYears(packages.enterprise.support.years)}, by package`,
          ],
        },
        {
          head: 'Before you decide',
          cells: [`${trialDays} free on every plan`, 'Start with a subscription and take your time'],
        },
        {
          head: 'If you change your mind',
          cells: ['What you have paid counts toward a package', 'The license stays yours'],
        },
        {
          head: 'It suits',
          cells: [
            'A business that grows, or is not sure yet',
            'A business that knows its size and wants no more bills',
          ],
        },
      ],
    },
  },
  currencies: {
    heading: 'Roughly, in your own currency',
    text: `The dollar price is binding. These amounts are rounded and use reference rates of ${ratesDay}: good enough to compare a plan with a day’s takings, but not the amount you pay.`,
    show: 'All prices in five currencies',
    rates: lists.rates((code, amount) => `About ${code} ${amount} to the dollar on ${ratesDay}.`),
    tables: lists.tables([
      'Approximate prices, per month',
      'Approximate prices, per year',
      'Approximate prices, paid once',
    ]),
  },
  calculator: {
    heading: 'Count it for your shop.',
    text: 'How many people, how many places, how many products, and how many years ahead. What you see first is an example; put in your own numbers.',
    withoutScript:
      'Your browser has scripts turned off, so the example cannot change. Every price it uses is in the tables above.',
    words: {
      locale: 'en-US',
      fields: {
        users: 'People who use it',
        locations: 'Shops, branches and stores',
        products: 'Products or services you sell',
        years: 'Years you look ahead',
      },
      problems: {
        missing: 'Enter a number here.',
        notANumber: 'Enter a whole number, one or more.',
        tooMany: 'That is more than we can count here. Ask us for a quote.',
      },
      putRight: 'Correct the marked number to see the answer again.',
      ...lists.calculated,
      counts: {
        users: { one: '{count} user', other: '{count} users' },
        locations: { one: '{count} location', other: '{count} locations' },
        products: { one: '{count} product', other: '{count} products' },
        years: { one: '{count} year', other: '{count} years' },
      },
      fits: '{plan} fits: {month} a month, or {year} a year.',
      smallest: 'It is our smallest plan, and it covers everything you entered.',
      beyond: {
        users: '{plan} allows {limit}, and you have {need}.',
        locations: '{plan} is for a single location, and you have {need}.',
        products: '{plan} allows {limit}, and you have {need}.',
      },
      severalLocations: `${professional.name} works across several locations. If yours become a long list, ask us what ${enterprise.name} would change.`,
      table: {
        caption: 'What you would pay',
        columns: ['How you pay', 'A year', 'In {years}'],
        monthly: '{plan} plan, by the month',
        annual: '{plan} plan, by the year',
        once: '{package} package, once',
        onceOnly: 'Nothing more',
        about: '{dollars}, about {currency} {amount}',
      },
      breakEven:
        'Paid by the year, the {plan} plan reaches the price of the {package} package in year {annual}; paid by the month, in year {monthly}.',
      updatesLast: 'The package includes updates for all those years.',
      updatesEnd:
        'The package includes updates for {updates}. After that it is still yours and still works, in the version you have by then.',
      creditPart:
        'Start with the plan and buy the package after {years}: {credit} paid by the year is credited, and {rest} is left to pay.',
      creditWhole: 'Start with the plan and buy the package after {years}: what you paid by the year covers it.',
      action: askUs('Get Started', 'plan', 'I would like to start with {plan}: {users}, {locations}, {products}.'),
    },
  },
  help: {
    heading: 'Need Help Choosing',
    text: 'Tell us how many tills, rooms and people you have. We name the cheapest plan that fits, even when it is the smallest.',
    call: {
      before: 'Or call',
      label: contact.phone,
      href: callTo(contact.phone),
      after: channelLabels.phone,
    },
    actions: [
      askUs('Schedule Consultation', 'consultation plans', 'I would like to schedule a consultation about the plans.'),
      askUs('Request Demo', 'demo'),
    ],
  },
  questions: {
    heading: 'Before you pay',
    entries: [
      {
        id: 'trial-end',
        question: 'What happens when the free trial ends?',
        answer: `After ${trialDays} you choose a plan or you stop. We never asked for a card, so nothing is charged automatically, and you can take your data with you.`,
      },
      {
        id: 'change-plan',
        question: 'Can I move to another plan later?',
        answer: `Yes, up or down. Products, staff and history come with you. Tell us before you move down to ${starter.name}: it holds ${starter.products} products and ${starter.users} user, so that we can look together at what stays.`,
      },
      {
        id: 'own-later',
        question: 'What if I subscribe now and want to own it later?',
        answer:
          'Then your subscription payments are credited toward the one-time purchase. You pay the difference and keep everything you have entered.',
      },
      {
        id: 'currency-amount',
        question: 'Is the amount in my currency what I will pay?',
        answer:
          'No, it is an approximation. Prices are in dollars, and the rate on the day you pay decides. Ask us which payment methods work in your country.',
      },
    ],
  },
  closing: {
    heading: 'Try it on a slow day first.',
    text: `Open ${brand.product} beside your notebook and run both for a week. If the notebook wins, you owe us nothing.`,
    actions: [askUs('Start Free Trial', 'trial'), askUs('Contact Sales', 'sales')],
    related: [
      { label: 'Help for small businesses', href: '/small-business-backbone' },
      { label: 'Terms for non-profits', href: '/ngo-compatibility' },
      { label: 'Offers for enterprises', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies PricingCopy
