import type { TopicId } from '#content/copy/assistant/topics.ts'
import type { FigureName, ThingName } from '#content/copy/assistant/words.ts'
import type { TimeUnit } from '#content/quantity-words.ts'
import { tradeIds, type AskedFeature, type CalculationId, type LimitUnit } from '#content/assistant-words.ts'
import { figures as claimed, requirements, roleTemplates } from '#facts/claims.ts'
import { channels } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { countAnnualSaving, plans } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'

type TopicEntry = {
  /** Addresses on this site where the answer stands, the nearest first. */
  readonly pages: readonly string[]
  /** `answered` where nothing else is said. */
  readonly kind?: 'answered' | 'unknown' | 'declined'
  /**
   * Its part in a message of several: small talk gives way to any question; a trade is only where something happens, and
   * what is urgent is answered though it was only told; a price is no more than part of a sum.
   */
  readonly role?: 'smallTalk' | 'trade' | 'urgent' | 'price'
  /** What of a plan it is about: with a plan's name it is a question of yes or no. */
  readonly feature?: AskedFeature
  /** Terms of which one must be asked about, and what is said where none is. */
  readonly needs?: string
  readonly otherwise?: TopicId | CalculationId
  /** Answers that leave out what this one says: it takes their place where one of each of `named` is named. */
  readonly sharpens?: string
  readonly named?: readonly string[]
  /** But not beside one of these. */
  readonly unless?: string
  /** The same of further answers, where more is named. */
  readonly alsoSharpens?: { readonly of: string; readonly named: readonly string[] }
  /** Asked for a price, it is answered with ours. */
  readonly saysOurPrice?: true
  /** We do it for a price that no page names. */
  readonly isPaidApart?: true
  /** A person decides who gets it: that there is such a thing is no yes to whoever asks for himself. */
  readonly isDecided?: true
  /** Said below it where this is named. */
  readonly beside?: { readonly term: string; readonly topic: TopicId }
  /** A question of yes or no that speaks of nothing but these terms is answered with yes, or with no: what is denied stands first. */
  readonly affirms?: string
  readonly denies?: string
  /** A question of yes or no is compared with our prices and sizes, or with our addresses. */
  readonly compares?: 'offers' | 'places'
  /** Numbers that the answer holds, with what they count: who names another is told No. */
  readonly figures?: readonly { readonly of: FigureName | ThingName | TimeUnit | '%'; readonly value: number }[]
  /** Its limits are conditions: who does not keep to one is told so. */
  readonly excludes?: true
  /** Limits that the answer holds: how what is named stands to them is said. */
  readonly limits?: readonly Limit[]
}

/** `sinceOnly`: only a time since which somebody has been there is compared. */
type Limit = {
  readonly unit: LimitUnit
  readonly atMost?: number
  readonly atLeast?: number
  readonly sinceOnly?: true
}

const counted = '{users} {locations} {products}'
const ofTrades = tradeIds.join(' ')
const trialDays = {
  figures: [{ of: 'days', value: claimed.trialDays.value }],
  limits: [{ unit: 'days', atMost: claimed.trialDays.value }],
} as const
const ageOfNgo = [{ unit: 'years', atLeast: ngoProgram.eligibility.leastYearsOfOperation, sinceOnly: true }] as const
const ofNgo = [
  { unit: 'amount', atMost: ngoProgram.eligibility.annualRevenueBelow },
  { unit: 'years', atLeast: ngoProgram.eligibility.leastYearsOfOperation },
] as const
const annualPercent = [{ of: '%', value: countAnnualSaving(plans.professional).percent }] as const
const pricing = { pages: ['/pricing'] } as const
const once = { pages: ['/pricing#packages'] } as const
const contact = { pages: ['/contact'] } as const
const till = { pages: ['/point-of-sale-system'] } as const
const stock = { pages: ['/inventory-management'] } as const
const services = { pages: ['/services'] } as const
const roles = { pages: ['/role-based-access-control'] } as const
const small = { pages: ['/small-business-backbone'] } as const
const policy = { pages: ['/privacy-policy'] } as const
const talk = { pages: [] } as const

/** Terms that name something that not every plan has. */
export const featureNamedBy = {
  multilocation: 'multiLocation',
  location: 'multiLocation',
  api: 'apiAccess',
  webhook: 'apiAccess',
  sms: 'smsNotifications',
  emailauto: 'emailAutomation',
  analytics: 'advancedAnalytics',
  backup: 'backup',
  whitelabel: 'whiteLabel',
  uptime: 'serviceLevels',
} as const satisfies Record<string, AskedFeature>

/** Where each topic's answer comes from. */
const topicTable = {
  plans: { ...pricing, role: 'price' },
  planPrice: {
    role: 'price',
    ...pricing,
    compares: 'offers',
    sharpens: 'budget cheapest',
    named: ['{amount}', '~yesNo', 'price month year {plan}'],
    unless: 'enough cheap ~notInDollars',
  },
  planDetails: {
    ...pricing,
    role: 'price',
    compares: 'offers',
    sharpens: 'human emergency phone',
    named: ['{plan}', 'phone human', 'emergency'],
  },
  cheapest: {
    ...pricing,
    role: 'price',
    sharpens:
      'cheapest plans planDetails fit multiLocation api webhooks sms emailAutomation analytics whiteLabel accountManager uptime',
    named: ['~cheapestWith'],
    unless: '{plan} {package} onetime license howlong',
  },
  /** What the page of a trade advises, where nobody counts anything. */
  tradePlan: {
    role: 'price',
    pages: ['/pricing'],
    needs: ofTrades,
    otherwise: 'fit',
    sharpens: 'plans fit cheapest planPrice',
    named: [ofTrades],
    unless: `${counted} {plan} {package} {amount} {currency} module onetime license discount howlong user limit cheap ~cheapestWith`,
  },
  mostPopular: pricing,
  yearly: {
    role: 'price',
    ...pricing,
    figures: annualPercent,
    sharpens: 'saving',
    named: ['price', '{plan}'],
    unless: 'save discount {currency}',
  },
  packages: {
    role: 'price',
    ...once,
    compares: 'offers',
    affirms: 'onetime license buy',
    sharpens: 'cheapest budget',
    named: ['onetime license package lifetime'],
  },
  packageDetails: {
    role: 'price',
    ...once,
    compares: 'offers',
    sharpens: 'userLimit',
    named: ['onetime license package', 'price pay'],
    alsoSharpens: { of: 'fit once limits', named: ['{package}', counted, '~yesNo'] },
  },
  packageUpdates: { ...once, role: 'price', compares: 'offers' },
  trial: { ...pricing, affirms: 'trial free', ...trialDays },
  trialEnd: { ...pricing, ...trialDays },
  card: { ...pricing, denies: 'card debt trial' },
  demoAccount: { pages: ['/#contact'], affirms: 'demoaccount demo login' },
  demo: { pages: ['/#contact'] },
  discounts: {
    role: 'price',
    pages: ['/pricing', '/small-business-backbone', '/ngo-compatibility', '/enterprise-solutions'],
  },
  volume: { pages: ['/enterprise-solutions'] },
  creditPolicy: { role: 'price', ...pricing, affirms: 'credit subscription' },
  cancel: { pages: ['/small-business-backbone', '/pricing'] },
  moneyBack: { pages: ['/pricing'], kind: 'unknown' },
  changePlan: { ...pricing, affirms: 'change' },
  perModule: {
    role: 'price',
    pages: ['/modules', '/pricing'],
    denies: 'module price pay',
    // `Which plan is that in?`
    sharpens: 'fit plans planDetails planPrice comparison changePlan cheapest mostPopular limits',
    named: ['whichplan'],
  },
  commission: pricing,
  hiddenCosts: { role: 'price', pages: ['/services', '/pricing'] },
  payUs: { role: 'price', pages: ['/pricing'] },
  priceTax: { pages: ['/pricing'], kind: 'unknown' },
  isItFree: pricing,
  whatIs: { role: 'price', pages: ['/', '/modules'] },
  modules: { pages: ['/modules'], figures: [{ of: 'modules', value: modules.length }] },
  moduleSwitch: { pages: ['/modules'], affirms: 'change' },
  pharmacy: { role: 'trade', pages: ['/pharmacy'] },
  inventory: stock,
  restaurant: { role: 'trade', pages: ['/restaurant'] },
  hotel: { role: 'trade', pages: ['/hotel'] },
  channels: { pages: ['/hotel'] },
  retail: { role: 'trade', pages: ['/retail'], affirms: 'retail' },
  backoffice: { pages: ['/modules#backoffice'] },
  crm: { pages: ['/modules#crm'] },
  // `Does Starter include the till?`
  pos: {
    ...till,
    sharpens: 'planDetails comparison limits',
    named: ['{plan}', 'pos'],
    unless: counted,
  },
  studio: { pages: ['/#contact'] },
  trades: { role: 'trade', pages: ['/services', '/modules'] },
  otherTrade: { role: 'trade', pages: ['/modules'] },
  multiLocation: {
    pages: ['/multi-location', '/pricing'],
    feature: 'multiLocation',
    affirms: 'location multilocation support {locations}',
    sharpens: 'limits planDetails',
    named: ['{plan}', 'multilocation'],
    unless: counted,
  },
  transfers: { pages: ['/multi-location#transfers', '/inventory-management#transfers'], affirms: 'transfer' },
  roles: { ...roles, figures: [{ of: 'roles', value: roleTemplates.length }] },
  customRoles: roles,
  invite: { pages: ['/documentation#user-management-invite-your-staff'] },
  leaver: { pages: ['/documentation#user-management-when-somebody-leaves'] },
  lostDevice: { pages: ['/documentation#user-management-when-somebody-leaves', '/restaurant#tablets'] },
  roleLent: { pages: ['/women-empowerment', '/role-based-access-control'] },
  ownInvoice: { pages: ['/environment-friendly#invoices', '/contact'] },
  loyalty: { pages: ['/point-of-sale-system#loyalty'], affirms: 'loyalty' },
  security: {
    pages: ['/enterprise-grade#security', '/#technology'],
    figures: [{ of: 'encryption', value: claimed.encryption.value }],
  },
  twoFactor: {
    pages: ['/role-based-access-control', '/documentation#getting-started-first-login'],
    affirms: 'twofactor login',
  },
  audit: { ...roles, affirms: 'audit' },
  compliance: { pages: ['/enterprise-grade#security'] },
  uptime: {
    pages: ['/enterprise-grade#sla', '/enterprise-grade'],
    sharpens: 'impact planPrice planDetails limits outOfScope security compliance',
    named: [`~${claimed.uptime.value}% ~${claimed.enterpriseUptime.value}%`],
  },
  // Daily ones are made for everybody, and some of one's own with a larger plan: no plan is told yes or no.
  backups: {
    pages: ['/pricing#comparison', '/#technology'],
    affirms: 'backup',
    sharpens: 'planDetails comparison otherPeriods',
    named: ['backup'],
  },
  dataLocation: { pages: ['/enterprise-grade'] },
  tenants: { pages: ['/multi-tenant-architecture#data-isolation'] },
  api: {
    affirms: 'api',
    pages: ['/documentation#integrations-authentication', '/documentation/api-reference.html'],
    feature: 'apiAccess',
  },
  apiTest: { pages: ['/documentation#integrations-products-and-sales'] },
  apiAmounts: { pages: ['/documentation#integrations-products-and-sales'] },
  apiSales: { pages: ['/documentation#integrations-products-and-sales'] },
  apiRetry: { pages: ['/documentation#integrations-products-and-sales', '/documentation#integrations-problems'] },
  webhookSignature: { pages: ['/documentation/api-reference.html', '/documentation#integrations-webhooks'] },
  webhooks: { pages: ['/documentation#integrations-webhooks'], feature: 'apiAccess', affirms: 'webhook' },
  integrations: { pages: ['/services', '/documentation#integrations'] },
  ecommerce: { pages: ['/documentation#integrations-products-and-sales'], feature: 'apiAccess' },
  payroll: { pages: ['/modules#backoffice'], kind: 'unknown' },
  sms: { pages: ['/email-automation', '/pricing'], feature: 'smsNotifications', affirms: 'sms customer' },
  emailAutomation: {
    pages: ['/email-automation'],
    feature: 'emailAutomation',
    sharpens: 'planDetails',
    named: ['{plan}', 'emailauto'],
    affirms: 'emailauto email',
  },
  offline: {
    pages: ['/point-of-sale-system#offline'],
    affirms: 'offline',
    // `Does Starter work offline, or only Professional?`
    sharpens: 'comparison planDetails planPrice limits',
    named: ['{plan}', 'offline'],
  },
  paymentOffline: {
    pages: ['/point-of-sale-system#payments', '/point-of-sale-system#offline'],
    needs: 'offline',
    otherwise: 'tillPayments',
    sharpens: 'offline tillPayments',
    named: ['offline', 'tillpayment'],
    unless: '{plan} receipt device',
  },
  power: { pages: ['/pharmacy', '/documentation#pos-system-ring-up-a-sale'] },
  mobile: { pages: ['/', '/documentation#getting-started-system-requirements'] },
  devices: {
    pages: ['/documentation#getting-started-system-requirements', '/point-of-sale-system'],
    limits: [{ unit: 'memory', atLeast: requirements.memoryMinimum.value }],
  },
  scanners: { pages: ['/inventory-management#barcode-rfid'] },
  printers: { pages: ['/documentation#getting-started-system-requirements', '/point-of-sale-system'] },
  receipts: { pages: ['/point-of-sale-system#receipts', '/environment-friendly'] },
  taxes: { pages: ['/documentation#getting-started-company-profile'] },
  tillPayments: { pages: ['/point-of-sale-system#payments'] },
  debts: { pages: ['/retail'], affirms: 'debt customer' },
  returns: { pages: ['/point-of-sale-system#returns', '/documentation#pos-system-refunds'], affirms: 'return refund' },
  closing: { pages: ['/documentation#pos-system-close-the-day'] },
  expiry: { pages: ['/inventory-management#expiry-alerts'], affirms: 'expiry alert' },
  units: { pages: ['/retail', '/inventory-management'], affirms: 'product' },
  batches: { pages: ['/inventory-management#batch-serial'] },
  reorder: { pages: ['/inventory-management#reorder-points'], affirms: 'reorder alert' },
  stockTake: { pages: ['/documentation#inventory-transfers-and-counts'] },
  productLimit: { ...pricing, compares: 'offers' },
  userLimit: {
    ...pricing,
    compares: 'offers',
    sharpens: 'limits planDetails planPrice invite perModule',
    named: ['user {users} person', 'extra additional add', 'price pay cost'],
  },
  locationLimit: { ...pricing, compares: 'offers' },
  import: {
    pages: ['/documentation#getting-started-bring-your-data', '/services'],
    affirms: 'import product customer',
    isPaidApart: true,
  },
  export: { pages: ['/documentation#integrations-import-and-export', '/services'], affirms: 'export' },
  training: { ...services, affirms: 'training user', isPaidApart: true },
  setup: { ...services, isPaidApart: true },
  visit: { pages: ['/services', '/contact'], affirms: 'visit human', isPaidApart: true },
  analytics: { pages: ['/real-time-analytics'], feature: 'advancedAnalytics', affirms: 'analytics' },
  whiteLabel: { pages: ['/enterprise-solutions', '/pricing'], feature: 'whiteLabel', affirms: 'whitelabel' },
  accountManager: {
    pages: ['/enterprise-solutions', '/pricing'],
    feature: 'accountManager',
    affirms: 'manager accountmanager',
  },
  about: { pages: ['/about'] },
  // `500 pharmacies? Who has counted them?`
  customerCount: { pages: ['/about'], sharpens: 'multiLocation locationLimit', named: ['~asWeClaim'] },
  offices: {
    ...contact,
    compares: 'places',
    figures: [{ of: 'offices', value: offices.length }],
    sharpens: 'officeDetails opening hours visit phone',
    named: ['~elsewhere', 'office'],
    unless: '{office}',
  },
  officeDetails: { ...contact, compares: 'places', sharpens: 'offices phone whatsapp hours', named: ['{office}'] },
  contact,
  phone: contact,
  email: contact,
  whatsapp: { ...contact, affirms: 'whatsapp contact' },
  hours: contact,
  support: { pages: ['/contact', '/pricing#comparison'], beside: { term: 'ngo', topic: 'ngo' } },
  emergency: { ...contact, role: 'urgent' },
  replyTime: { ...contact, limits: [{ unit: 'hours', atMost: channels.email.replyHours }] },
  human: { ...contact, role: 'urgent', beside: { term: '{office}', topic: 'officeDetails' } },
  languages: contact,
  screenLanguages: { pages: ['/contact'] },
  inAppCurrency: {
    pages: ['/documentation#getting-started-company-profile', '/hotel', '/multi-location'],
    sharpens: 'changePlan',
    named: ['{currency} currency'],
    unless: '{plan}',
  },
  careers: { pages: ['/about'] },
  news: { pages: ['/about'] },
  partners: { pages: ['/contact'], kind: 'unknown' },
  investors: { pages: ['/about'], kind: 'unknown' },
  ngo: {
    role: 'price',
    figures: [
      { of: '%', value: ngoProgram.lifetimeDiscountPercent },
      { of: 'months', value: ngoProgram.trialMonths },
    ],
    affirms: 'ngo discount',
    isDecided: true,
    excludes: true,
    limits: ageOfNgo,
    pages: ['/ngo-compatibility#pricing'],
    sharpens: 'discounts plans planPrice trial isItFree smallBusiness yearly hiddenCosts',
    named: ['ngo'],
    unless: `{plan} ${counted} eligible`,
  },
  ngoEligible: {
    pages: ['/ngo-compatibility#eligibility'],
    sharpens: 'ngo discounts smallBusiness',
    named: ['ngo', '{months} {years} {amount} eligible', '~yesNo'],
    unless: 'free trial price pay month total howlong',
    beside: { term: 'discount', topic: 'ngo' },
    excludes: true,
    limits: ofNgo,
  },
  cooperative: {
    pages: ['/ngo-compatibility#eligibility', '/small-business-backbone#qualify'],
    sharpens: 'ngo ngoEligible discounts smallBusiness',
    named: ['cooperative'],
    unless: '{plan} {users} pay total apply',
    excludes: true,
    limits: ofNgo,
  },
  ngoApply: { pages: ['/ngo-compatibility#apply'] },
  smallBusiness: {
    role: 'price',
    pages: ['/small-business-backbone#first-year', '/small-business-backbone#qualify'],
    affirms: 'smallbusiness discount',
    isDecided: true,
    sharpens: 'fit discounts limits planPrice',
    named: [`~${smallBusinessProgram.firstYearDiscountPercent}%`],
    unless: 'ngo {package} {amount}',
    figures: [{ of: '%', value: smallBusinessProgram.firstYearDiscountPercent }],
  },
  accelerator: {
    pages: ['/small-business-backbone#programs'],
    affirms: 'accelerator',
    isDecided: true,
    figures: [{ of: 'months', value: smallBusinessProgram.acceleratorFreeMonths }],
    sharpens: 'trial trialEnd isItFree',
    named: ['accelerator'],
  },
  programs: { pages: ['/small-business-backbone#programs'] },
  resources: { pages: ['/small-business-backbone#resources', '/ngo-compatibility#resources'] },
  women: { pages: ['/women-empowerment'] },
  gender: { pages: ['/gender-equality'] },
  leave: {
    pages: ['/women-empowerment', '/gender-equality'],
    figures: [{ of: 'weeks', value: claimed.parentalLeave.value }],
  },
  environment: { pages: ['/environment-friendly'] },
  privacy: { ...policy, limits: [{ unit: 'days', atMost: privacy.retentionDays }] },
  cookies: { pages: ['/privacy-policy#cookies'], denies: 'cookie website' },
  erase: { pages: ['/privacy-policy#rights'], limits: [{ unit: 'days', atMost: privacy.answerDays }] },
  retention: {
    pages: ['/privacy-policy#security'],
    limits: [{ unit: 'days', atMost: privacy.retentionDays }],
    sharpens: 'erase privacy',
    named: ['{months} {years}'],
  },
  children: { pages: ['/privacy-policy#children'], limits: [{ unit: 'age', atLeast: privacy.leastAge }] },
  docs: { pages: ['/documentation'], affirms: 'docs' },
  forum: { ...small, affirms: 'forum' },
  password: {
    pages: ['/documentation#getting-started-first-login'],
    limits: [{ unit: 'letters', atLeast: requirements.passwordLength.value }],
  },
  trouble: contact,
  bankrupt: { pages: ['/about'] },
  dataUsage: { pages: ['/real-time-analytics'] },
  compareCompetitors: { pages: ['/', '/modules'] },
  otherPeriods: {
    role: 'price',
    pages: ['/pricing'],
    sharpens: 'planPrice plans cheapest perModule planDetails budget',
    named: ['~dayOrWeek'],
    unless: '{amount} trial api backup',
    beside: { term: '{plan}', topic: 'planPrice' },
  },
  otherCurrency: {
    pages: ['/pricing#currencies'],
    sharpens: 'currency plans planPrice planDetails total packages packageDetails yearly cheapest',
    named: ['{othermoney}'],
    unless: '{currency}',
    beside: { term: '{plan}', topic: 'planPrice' },
  },
  whatCounts: { pages: ['/pricing', '/modules'] },
  packageChange: { pages: ['/pricing#packages'] },
  unpaid: { pages: ['/pricing'] },
  paymentProblem: { pages: ['/contact'] },
  holidays: { pages: ['/contact#clock'] },
  talkToClient: { pages: ['/small-business-backbone'] },
  impact: { pages: ['/small-business-backbone#impact', '/about'] },
  severalBusinesses: { pages: ['/multi-tenant-architecture', '/multi-location'] },
  pauseBusiness: { pages: ['/multi-tenant-architecture#tenant-management'] },
  accessibility: { pages: ['/#technology', '/services#trained-leave'] },
  incident: { pages: ['/enterprise-grade', '/privacy-policy#security', '/multi-tenant-architecture'] },
  drawer: { pages: ['/documentation#pos-system-open-the-till', '/documentation#pos-system-close-the-day'] },
  deliveries: { pages: ['/documentation#inventory-receiving-a-delivery', '/inventory-management'] },
  remoteOwner: { pages: ['/real-time-analytics', '/point-of-sale-system'] },
  sellingPrices: { pages: ['/multi-location', '/modules#retail'] },
  tillExtras: { pages: ['/point-of-sale-system', '/contact'], kind: 'unknown' },
  tillDiscounts: { pages: ['/point-of-sale-system', '/role-based-access-control'] },
  sharedLogin: { pages: ['/documentation#user-management', '/multi-location'] },
  losses: { pages: ['/documentation#inventory-transfers-and-counts', '/modules#inventory'] },
  unrecorded: { pages: ['/documentation#inventory-transfers-and-counts', '/real-time-analytics#alerts'] },
  creditLimit: { pages: ['/documentation#pos-system-ring-up-a-sale', '/retail#debt-book'] },
  weighing: { pages: ['/retail#no-barcode', '/inventory-management#no-barcode'] },
  serialNumbers: { pages: ['/inventory-management#batch-serial'], affirms: 'batch mobile' },
  reprint: { pages: ['/point-of-sale-system#receipts', '/documentation#pos-system-power-cut'] },
  dataEntry: { pages: ['/services#data-import', '/services#setup-cost'], isPaidApart: true },
  insurers: { pages: ['/pharmacy#insurance'], kind: 'unknown' },
  taxApproval: { pages: ['/point-of-sale-system#receipts', '/services'], kind: 'unknown' },
  trialData: { pages: ['/pricing'], kind: 'unknown' },
  twoCurrencies: { pages: ['/multi-location#other-country'], affirms: 'currency country' },
  otherCountries: {
    pages: ['/contact#other-countries'],
    sharpens: 'offices',
    named: ['~elsewhere'],
    unless: 'office {office}',
  },
  rural: { pages: ['/small-business-backbone#programs'], affirms: 'rural' },
  rfid: { pages: ['/inventory-management#barcode-rfid', '/inventory-management#scanner'] },
  appointments: { pages: ['/modules#crm'], kind: 'unknown' },
  repairs: { pages: ['/small-business-backbone#repair', '/modules#other-trades'] },
  hello: { ...talk, role: 'smallTalk' },
  howAreYou: { ...talk, role: 'smallTalk' },
  thanks: { ...talk, role: 'smallTalk' },
  goodbye: { ...talk, role: 'smallTalk' },
  whoAreYou: talk,
  robot: { ...talk, affirms: 'robot device', denies: 'realperson' },
  capable: { ...talk, role: 'smallTalk' },
  complaint: { ...contact, role: 'urgent' },
  competitors: {
    pages: [],
    kind: 'declined',
    saysOurPrice: true,
    sharpens: 'fit plans cheapest unknowable compareCompetitors',
    named: ['competitor', 'cheap cheaper price expensive'],
  },
  unknowable: {
    ...contact,
    kind: 'unknown',
    sharpens: 'impact',
    named: ['{office} ~elsewhere'],
  },
  outOfScope: { pages: [], kind: 'declined' },
} as const satisfies Record<TopicId, TopicEntry>

const calculationTable = {
  fit: {
    ...pricing,
    sharpens: 'plans cheapest planPrice mostPopular tradePlan total yearly otherCurrency',
    named: [counted],
    unless: '{plan} {package} {plans} ~cheapestWith',
    beside: { term: '{othermoney}', topic: 'otherCurrency' },
    alsoSharpens: {
      of: 'restaurant hotel pharmacy retail otherTrade severalBusinesses locationLimit',
      named: ['price', '{users}'],
    },
  },
  total: {
    ...pricing,
    sharpens: 'plans planPrice planDetails yearly cheapest saving fit limits',
    named: ['{plan}', '{years} {months}'],
    unless: `trial credit update {package} onetime buy`,
  },
  ways: {
    pages: ['/pricing#comparison', '/pricing#packages'],
    // `Professional by the month or by the year?`
    needs: 'onetime license package {package} lifetime buy subscription',
    otherwise: 'total',
  },
  currency: {
    pages: ['/pricing#currencies'],
    sharpens:
      'plans planPrice planDetails fit total packages packageDetails yearly cheapest limits payUs otherCurrency',
    named: ['{currency} franc'],
    unless: 'sell customer api',
  },
  limits: {
    ...pricing,
    compares: 'offers',
    needs: `${counted} user location product more limit`,
    otherwise: 'planDetails',
    sharpens: 'planPrice planDetails fit userLimit productLimit locationLimit multiLocation plans',
    named: ['{plan}', counted],
    unless: '{package} {plans} {currency} discount extra {years} {months}',
  },
  comparison: { pages: ['/pricing#comparison'] },
  opening: {
    ...contact,
    sharpens: 'hours holidays offices officeDetails phone support visit contact human',
    named: ['~day ~hour'],
    unless: '{plan} {package} trial demo emergency ~clock ~elsewhere',
  },
  clock: {
    ...contact,
    needs: '~clock',
    otherwise: 'hours',
    sharpens: 'hours opening phone offices officeDetails contact human support demo',
    named: ['~clock'],
    unless: 'price {plan} {package}',
  },
  trialDates: pricing,
  retentionDates: {
    pages: ['/privacy-policy#security'],
    needs: '~date',
    otherwise: 'retention',
    sharpens: 'retention',
    named: ['~date'],
  },
  budget: {
    ...pricing,
    needs: '{amount}',
    otherwise: 'cheapest',
    sharpens: 'planPrice planDetails plans cheapest fit saving',
    named: ['{amount}', '~dayOrWeek enough fit ~notInDollars'],
    unless: counted,
  },
  saving: { ...pricing, figures: annualPercent },
  credit: { ...once, needs: '{plan} {package} {years} {months}', otherwise: 'creditPolicy' },
  once: {
    ...once,
    needs: counted,
    otherwise: 'packages',
    sharpens: 'mostPopular packages fit',
    named: [counted, 'onetime license package'],
    unless: '{plan} {package} {plans} update credit',
  },
  ngoPrice: {
    pages: ['/ngo-compatibility#pricing', '/pricing'],
    needs: 'ngo free discount {percent}',
    otherwise: 'fit',
    sharpens: 'plans planPrice fit total ngo yearly discounts saving limits ngoEligible hiddenCosts',
    named: ['ngo', `{plan} ${counted}`, 'price pay total month year {years} {months} discount'],
    // `Enterprise minus 75 %, how much is that?`
    alsoSharpens: {
      of: 'halfPrice currencyCompare outOfScope ngo numbers',
      named: [`~${ngoProgram.lifetimeDiscountPercent}%`, `{plan} ${counted}`],
    },
    unless: 'apply {currency} franc',
    excludes: true,
    limits: ageOfNgo,
  },
  halfPrice: {
    pages: ['/small-business-backbone#first-year', '/pricing'],
    sharpens: 'smallBusiness planPrice total yearly fit saving',
    named: [
      `smallbusiness half ~${smallBusinessProgram.firstYearDiscountPercent}%`,
      `{plan} ${counted}`,
      'half discount free year',
    ],
    unless: 'ngo {package} trial',
  },
} as const satisfies Record<CalculationId, TopicEntry>

export type AnswerId = TopicId | CalculationId
export const isCalculation = (id: string): id is CalculationId => Object.hasOwn(calculationTable, id)
export const answerTable: Readonly<Record<AnswerId, TopicEntry>> = { ...topicTable, ...calculationTable }
export const answerIds = Object.keys(answerTable) as readonly AnswerId[]
/** The part that a topic has in a message of several; pages have none. */
export const roleOf = (id: string): TopicEntry['role'] =>
  Object.hasOwn(answerTable, id) ? answerTable[id as AnswerId].role : undefined
