import type { TopicId } from '#content/copy/assistant/topics.ts'
import {
  isOwnFeature,
  list,
  plansOf,
  said,
  sayCustomers,
  sayTradePlan,
  sayUpdates,
  sum,
} from '#content/assistant-facts.ts'
import type { Asked, TopicWords } from '#content/assistant-words.ts'
import { sayList, spell } from '#content/en/figures.ts'
import { contact } from '#content/en/contact.ts'
import { hotel } from '#content/en/hotel.ts'
import { sayHours } from '#content/en/hours.ts'
import { pharmacy } from '#content/en/pharmacy.ts'
import { restaurant } from '#content/en/restaurant.ts'
import { retail } from '#content/en/retail.ts'
import { fixed } from '#content/en/assistant/fixed.ts'
import { history, loyaltyTiers, roleTemplates } from '#facts/claims.ts'
import { keepLinked, socialNetworks } from '#facts/links.ts'
import { offices, type Office } from '#facts/offices.ts'
import { packages, type OneTimePackage, type PackageId } from '#facts/packages.ts'
import { planIds, plans, priceAfterDiscount, type Cents, type PlanId } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { standards } from '#facts/standards.ts'

const planHolds = {
  starter: `Up to ${said.starter.products} products or services, ${said.starter.users} user, one location.`,
  professional: `Unlimited products, up to ${said.professional.users} users, several locations. The most popular.`,
  enterprise: `Unlimited products, users and locations.`,
} as const satisfies Record<PlanId, string>

const ngoConditions = `registered ${said.charity} or the equivalent of your country (an association, a foundation, a religious organization), a mission-driven focus, current tax-exempt documentation, at least ${said.ngoYears} year of operations, and annual revenue under ${said.ngoRevenue}`

const usersOf = {
  starter: `${said.starter.users} user`,
  professional: `up to ${said.professional.users} users`,
  enterprise: 'unlimited users',
} as const satisfies Record<PlanId, string>

/** What is asked by the year begins with the year. */
function sayPlan(id: PlanId, per: Asked['per'] = null) {
  const { name, month, year } = said[id]
  const prices = [`${month} a month`, `${year} a year`]
  return `**${name}**: ${(per === 'year' ? prices.toReversed() : prices).join(' or ')}. ${planHolds[id]}`
}

const planDetails = {
  starter: `${sayPlan('starter')}\n\nIt has sales, stock and customers, and email support. It has no multi-location, no API access and no advanced analytics.`,
  professional: `${sayPlan('professional')}\n\nIt has everything in ${said.starter.name}, and adds multi-location, advanced analytics, API access, email automation, SMS notifications, backup and restore, and priority support. White-label and advanced role-based access are left to ${said.enterprise.name}.`,
  enterprise: `${sayPlan('enterprise')}\n\nIt has everything in ${said.professional.name}, and adds advanced role-based access, white-label, a dedicated account manager, an SLA guarantee and phone support around the clock.`,
} as const satisfies Record<PlanId, string>

const ngoPrice = (price: Cents) => sum(priceAfterDiscount(price, ngoProgram.lifetimeDiscountPercent))
const count = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`

export function sayPackage({ id, name, users, updateYears, support }: OneTimePackage) {
  const updates = updateYears === null ? 'updates for life' : `updates for ${count(updateYears)}`
  const people = users === null ? 'unlimited users' : `up to ${users} users`
  const places = {
    essential: '',
    business: ', several locations',
    enterprise: ', unlimited locations',
  } satisfies Record<PackageId, string>
  const prices = {
    essential: said.essential.price,
    business: said.business.price,
    enterprise: said.enterprisePackage.price,
  }
  const help = support.kind === 'email' ? 'email support' : 'priority support'
  return `**${name}**: ${prices[id]} once. ${people[0]?.toUpperCase()}${people.slice(1)}${places[id]}, ${updates}, ${help} for ${count(support.years)}.`
}

const allPlans = list(planIds.map((id) => sayPlan(id)))
const allPackages = list(Object.values<OneTimePackage>(packages).map(sayPackage))

const officeOf = (asked: Asked) => {
  const chosen: readonly Office[] = offices.filter(({ id }) => asked.offices.includes(id))
  return chosen.length > 0 ? chosen : offices
}

const sayOffice = (office: Office) =>
  `${cityOf(office)}${office.isHeadquarters ? ' (headquarters)' : ''}\n\n- Address: ${office.address}\n- Phone: ${office.phone}${office.isOnWhatsApp ? ', also on WhatsApp' : ''}\n- Email: ${office.email}\n- Hours: ${sayHours(office.hours, office.zoneName)}\n- For: ${whomOf(office)}`

/** The office in the same country as a place that has none; null where there is none either. */
function sayNearest({ elsewhere }: Pick<Asked, 'elsewhere'>): string | null {
  const nearest = offices.find(({ id }) => id === elsewhere?.office)
  return elsewhere && nearest
    ? `${fixed.noOffice(elsewhere)} The one for you is in the same country:\n\n${sayOffice(nearest)}`
    : null
}
const cityOf = ({ city, country }: Office) => `**${city}**, ${country}`

/** Whom an office is for, as its page says. */
const whomOf = ({ id }: Office) => contact.offices.entries.find((entry) => entry.id === id)?.description ?? ''
const sayWhom = (office: Office) => `${cityOf(office)}: ${whomOf(office)} ${office.phone}`

/** Only of pages that there are. */
function sayNews() {
  const pages = [
    { name: 'blog', url: said.blog },
    { name: 'events', url: said.events },
  ]
  const places = [
    ...keepLinked(pages).map(({ name, url }) => `the [${name}](${url})`),
    ...(socialNetworks.length > 0 ? ['our social networks, linked at the foot of every page'] : []),
  ]
  if (places.length === 0) return `We have no page for news yet. Write to ${said.email} what you would like to hear of.`
  return `You find our news in ${sayList(places)}.`
}

/** What visitors ask, how they put it in English, and what is answered. */
export const topics = {
  plans: {
    answer: `There are three plans, billed by the month or by the year:\n\n${allPlans}\n\nA year at once saves ${said.annualPercent}. Every plan starts with a ${said.trialDays}-day free trial, without a credit card. You can also pay once, from ${said.essential.price}.`,
    next: ['Which plan fits 3 users?', 'What are the one-time packages?', 'How does the free trial work?'],
  },
  planPrice: {
    answer: (asked) => list(plansOf(asked).map((id) => sayPlan(id, asked.per))),
    next: ['What do the plans include?', 'How much do I save per year?', 'How does the free trial work?'],
  },
  planDetails: {
    answer: (asked) =>
      plansOf(asked)
        .map((id) => planDetails[id])
        .join('\n\n'),
    next: ['Compare Professional and Enterprise', 'How much do I save per year?', 'Can I change the plan later?'],
  },
  cheapest: {
    answer: `The cheapest plan is ${sayPlan('starter')}`,
    next: ['What are your pricing plans?', 'How does the free trial work?', 'Can I change the plan later?'],
  },
  tradePlan: {
    answer: sayTradePlan({ pharmacy, retail, restaurant, hotel }, ': '),
    next: ['What are your pricing plans?', 'How does the free trial work?', 'Can I change the plan later?'],
  },
  mostPopular: {
    answer: `Of the plans it is ${said.professional.name}, at ${said.professional.month} a month. Which of the one-time packages most people take, our pages do not say; the price list marks ${said.business.name}, at ${said.business.price}, as the best value.`,
    next: ['What is in Professional?', 'What are the one-time packages?'],
  },
  yearly: {
    answer: (asked) =>
      `Paid by the year:\n\n${list(plansOf(asked).map((id) => `${said[id].name}: ${said[id].year}, you save ${said[id].saving}; that is ${said[id].monthOfYear} a month`))}\n\nThat is ${said.annualPercent} less than twelve months paid one by one.`,
    next: ['What are the one-time packages?', 'Are there other discounts?', 'How does the free trial work?'],
  },
  packages: {
    answer: `You can pay once and keep it. The license of each package is for life:\n\n${allPackages}\n\nWhat you have already paid for a subscription is credited.`,
    next: [
      'Is one-time better than a subscription?',
      'What happens when the updates end?',
      'How does the free trial work?',
    ],
  },
  packageDetails: {
    answer: (asked) =>
      `${list(
        Object.values<OneTimePackage>(packages)
          .filter(({ id }) => asked.packages.length === 0 || asked.packages.includes(id))
          .map(sayPackage),
      )}\n\nThe license is for life.${asked.features.some(isOwnFeature) ? ' Which functions a package holds besides, our pages do not say.' : ''}`,
    next: ['Is one-time better than a subscription?', 'What happens when the updates end?'],
  },
  packageUpdates: {
    answer: sayUpdates({
      lead: 'Updates after paying once:',
      of: {
        essential: `${said.essential.name} for ${count(packages.essential.updateYears)}`,
        business: `${said.business.name} for ${count(packages.business.updateYears)}`,
        enterprise: `${said.enterprisePackage.name} for life`,
      },
      end: 'When the updates end, nothing stops: the suite stays yours, goes on working as it is and costs nothing more.',
      subscribed: 'With a subscription you get every new version while you pay.',
    }),
    next: ['What are the one-time packages?', 'Is one-time better than a subscription?'],
  },
  trial: {
    answer: `Every plan starts with a ${said.trialDays}-day free trial. No credit card is required, and setup takes minutes. To begin, ${fixed.offers.trial}, and we open the account with you.`,
    next: ['I would like to start my free trial', 'What happens when the trial ends?', 'Which plan fits 3 users?'],
  },
  trialEnd: {
    answer: `After ${said.trialDays} days you choose a plan or you stop. We never asked for a card, so nothing is charged by itself, and you can take your data with you.`,
    next: ['What are your pricing plans?', 'Can I take my data with me?'],
  },
  card: {
    answer: `The ${said.trialDays}-day trial asks for no credit card, so nothing is charged by itself: when it ends you choose a plan or you stop.`,
    next: ['How can I start a free trial?', 'What happens when the trial ends?'],
  },
  demoAccount: {
    answer:
      'There is a demo account to look around in. Ask for it here or in a demo request, and a colleague gives you the way in.',
    next: ['I would like to request a demo', 'How can I start a free trial?'],
  },
  demo: {
    answer: `A demo is shown with your own trade in mind: bring a shelf, a menu or a list. ${fixed.offers.demo}, what you sell, where and when it suits you; a person answers within ${said.demoHours} hours, on weekends too; somebody can also come to you, from any of the ${spell(offices.length)} cities, with day and price named before anybody sets out.`,
    next: ['I would like to request a demo', 'Is there a demo account?', 'How can I start a free trial?'],
  },
  discounts: {
    answer: `These are all the reductions we publish:\n\n- Paying by the year saves ${said.annualPercent} on every plan.\n- Small businesses that qualify get ${said.smallPercent} off the first year.\n- Non-profits that qualify get ${said.ngoMonths} months free, then ${said.ngoPercent} off for life.\n- The startup accelerator gives ${said.acceleratorMonths} months of free software to businesses in their first steps.\n- For many locations, volume discounts and custom pricing are made on request, in writing.\n\nI cannot promise any other.`,
    next: ['Who gets the small business discount?', 'How does the NGO program work?', 'How much do I save per year?'],
  },
  volume: {
    answer: `${said.enterprise.name} has a list price, ${said.enterprise.month} a month or ${said.enterprise.year} a year, so you can start without asking. For many locations, custom pricing and volume discounts are made on request, in writing, for the number of branches you have.`,
    next: ['What is in Enterprise?', 'I would like to speak to a human agent'],
  },
  creditPolicy: {
    answer:
      'What you have paid for a subscription is credited toward a later one-time purchase. You pay the difference and keep everything you have entered.',
    next: ['What are the one-time packages?', 'Is one-time better than a subscription?'],
  },
  cancel: {
    answer:
      'There is no contract beyond the month or year you paid for: at its end you stop paying, and you take your data with you as plain files. The trial ends by itself, because we have no card to charge.',
    next: ['Can I take my data with me?', 'What happens when the trial ends?'],
  },
  moneyBack: {
    answer: `Our pages promise no refund of what has been paid, so I will not make one up. What they say: you can try everything for ${said.trialDays} days without a card, and what you pay for a subscription counts toward a one-time package later. For your case, please ask a person: press "Speak to Human".`,
    next: ['How does the free trial work?', 'I would like to speak to a human agent'],
  },
  changePlan: {
    answer: `You may change, up or down, and products, staff and history come along. Tell us before you go down to ${said.starter.name}: it holds ${said.starter.products} products and ${said.starter.users} user, so we look together at what stays.`,
    next: ['What are your pricing plans?', 'Compare Professional and Enterprise'],
  },
  perModule: {
    answer: `You do not pay by module, whether you open one alone or add others on any day. A plan goes by products, people and places. Several locations, the API, advanced analytics, email automation, SMS and backup on demand begin with ${said.professional.name}, at ${said.professional.month} a month; white-label, advanced role-based access and phone support around the clock come with ${said.enterprise.name}. For the work of a module our pages name no plan that lacks it: see it in the free trial if you depend on it.`,
    next: ['Which modules are there?', 'What are your pricing plans?'],
  },
  commission: {
    answer:
      'Our pages name no commission on your sales or payments: a plan costs what the price list says. What an operator or a bank takes of a payment, they do not say; ask yours.',
    next: ['What are your pricing plans?', 'What costs extra?'],
  },
  hiddenCosts: {
    answer:
      'Setup, data import, training and visits are separate from the plan: they depend on your branches and your list, and you get the price in writing before anything begins. You may also do them yourself with the documentation. What each plan costs and leaves out is on the pricing page.',
    next: ['What are your pricing plans?', 'What does the setup include?'],
  },
  payUs: {
    answer:
      'Prices are set in US dollars, and the rate of the day you pay decides. Which ways of paying work depends on your country, and our pages do not list them: a colleague tells you for yours. This website itself takes no payment.',
    next: ['How much is that in my currency?', 'I would like to speak to a human agent'],
  },
  priceTax: {
    answer:
      'Our pages do not say whether tax is added to the plan prices, so I will not guess. A colleague can tell you for your country: press "Speak to Human".',
    next: ['I would like to speak to a human agent', 'What are your pricing plans?'],
  },
  isItFree: {
    answer: `It is not free, but the first ${said.trialDays} days are, without a credit card. After that plans begin at ${said.starter.month} a month. Non-profits that qualify get ${said.ngoMonths} months free, and so do businesses in the startup accelerator.`,
    next: ['How can I start a free trial?', 'What are your pricing plans?', 'How does the NGO program work?'],
  },
  whatIs: {
    answer: `${said.product} runs pharmacies, shops, restaurants and hotels from one account. Every sale, shelf, table and room lands in the same books. It has seven modules, works in the browser of a phone, tablet or computer, and the till goes on selling when the network is down. It is made in Kigali by ${said.company}.`,
    next: ['Which modules are there?', 'What are your pricing plans?', 'How does the free trial work?'],
  },
  modules: {
    answer: `There are seven modules on one account:\n\n- **Pharmacy Management**: batches, expiry dates, prescriptions\n- **Inventory Management**: one count for every branch, storeroom and truck\n- **Restaurant Operations**: tables, kitchen tickets, split bills\n- **Hotel Management**: rooms, bookings, one bill\n- **Retail Business**: a till that sells offline, loyalty, returns\n- **Backoffice Management**: branches, staff, rights, closing\n- **Customer Relationship Management**: purchase history, tiers, follow-ups\n\nTake the one you need now and add the next later.`,
    next: ['Do I pay for each module?', 'Which plan fits 3 users?', 'Does it work offline?'],
  },
  moduleSwitch: {
    answer:
      'You switch a module on any day; it opens with the products and people you already entered. Switch it off and its screens go, its records stay.',
    next: ['Do I pay for each module?', 'Which modules are there?'],
  },
  pharmacy: {
    answer: `**Pharmacy Management** keeps batches, expiry dates and prescriptions in one place. Stock is kept by batch and date, the nearest date is sold first, and expiry alerts come while the medicine can still be sold. It keeps patients' records with allergies and refills, the insurer's share, reorder points, and a recall is one search. Most pharmacies take ${said.professional.name}, at ${said.professional.month} a month.`,
    next: ['How do expiry alerts work?', 'Do I have to type in my whole stock?', 'What is in Professional?'],
  },
  inventory: {
    answer:
      'With **Inventory Management** the till, the storeroom and the other branch look at the same number. You scan deliveries by barcode or RFID, set reorder points that draft the order, track batches, serial numbers and expiry dates, and transfer goods between locations.',
    next: ['Do I need a scanner?', 'How many products may I have?', 'How do reorder points work?'],
  },
  restaurant: {
    answer: `**Restaurant Operations** puts the floor, the kitchen and the bill on the same screen: a live table map, orders taken on a phone at the table, tickets by station for grill, kitchen and bar, bills that split and join, the cost of every plate, and takeaway beside the tables. Restaurants with up to ${said.professional.users} people do well with ${said.professional.name}, at ${said.professional.month} a month.`,
    next: ['Can guests split the bill?', 'Do my waiters need tablets?', 'What happens in a power cut?'],
  },
  hotel: {
    answer: `**Hotel Management** keeps every room, guest and bill from arrival to check-out: a room board by floor, bookings and check-in, housekeeping on a phone, repairs, rates by season, and one bill with restaurant, bar and laundry. A hotel with shifts usually needs ${said.enterprise.name}; a guest house with up to ${said.professional.users} people does well with ${said.professional.name}. Our pages name no greatest number of rooms; with ${said.starter.name} they are among its ${said.starter.products} products.`,
    next: [
      'Do bookings from travel sites arrive by themselves?',
      'Which plan fits 8 users?',
      'Do cleaners need smartphones?',
    ],
  },
  channels: {
    answer:
      'Bookings of travel sites do not arrive by themselves: the desk enters them from the email, and the board refuses a room that is already sold. If you live from such sites, tell us which ones before you choose a plan; we say what can be connected through the API and what cannot.',
    next: ['What does the hotel module do?', 'Do you have an API?'],
  },
  retail: {
    answer: `**Retail Business** is for the counter with a queue, one shop or many: scan it, weigh it or tap it, take cash, card and mobile money, sell offline, give loyalty points, take returns, keep the debt book, and close the shift with a counted drawer. A kiosk with one person is well served by ${said.starter.name}, at ${said.starter.month} a month; a shop with helpers by ${said.professional.name}, at ${said.professional.month}.`,
    next: ['Does it work offline?', 'Do I have to buy a till?', 'Which plan fits 3 users?'],
  },
  backoffice: {
    answer: `**Backoffice Management** is for the owner and the bookkeeper: sales and costs by branch, ${said.roleTemplates} role templates and your own rights, an audit trail of every change, expenses with a photograph, tax by product and country, and reports on a schedule.`,
    next: ['What roles are there?', 'Which modules are there?'],
  },
  crm: {
    answer:
      '**Customer Relationship Management** keeps one card for each customer with the full purchase history, loyalty tiers, segments and campaigns, follow-up reminders, promises with a date, complaints until they are closed, and welcome emails that are sent for you.',
    next: ['What are the loyalty tiers?', 'What is email automation?', 'Which modules are there?'],
  },
  pos: {
    answer: ({ plans: [named] }) =>
      `${named ? `${said[named].name} has the till, as every plan does` : 'Every plan has the till'}. It takes cash, card and mobile money in one basket, prints receipts or sends them by email, knows the loyalty tier, handles returns, and goes on selling without a network. It runs on a phone, a tablet or a computer. ${said.starter.name}, at ${said.starter.month} a month, is for one person at one counter.`,
    next: ['Does it work offline?', 'Which devices do I need?', 'Can customers pay with mobile money?'],
  },
  studio: {
    answer:
      'Photo Studio Management is an option of the demo form and not one of the seven modules. Choose it if you run a studio: in the demo a person shows you what Customers, Inventory and the till do for one, and what they do not.',
    next: ['I would like to request a demo', 'Which modules are there?'],
  },
  trades: {
    answer: `The suite is made for pharmacies, shops, restaurants, hotels, and chains of them. If you keep goods in another trade, Inventory and Backoffice fit nearly everybody; schools, workshops and salons begin with Customers. Non-profits have a program of their own.`,
    next: ['Which modules are there?', 'My trade is not in the list', 'How does the NGO program work?'],
  },
  otherTrade: {
    answer:
      'It fits nearly every trade: schools, workshops and salons begin with Customers, and whoever keeps goods adds Inventory and Backoffice. Hospitals and groups usually take Enterprise. Tell us what a normal day is and you get a straight answer, also when the suite is not the right tool.',
    next: ['Which modules are there?', 'I would like to request a demo'],
  },
  multiLocation: {
    answer: `Every branch keeps its own drawer, shelves and price exceptions, and you read them all on one page, on any phone with a browser. Goods travel with a transfer that is signed at both ends. Several locations come with ${said.professional.name}, at ${said.professional.month} a month; ${said.enterprise.name} has unlimited locations. ${said.starter.name} is for one.`,
    next: [
      'How do transfers between branches work?',
      'Can a branch have its own prices?',
      'Which plan fits 2 shops and 4 users?',
    ],
  },
  transfers: {
    answer: `Goods leave one count when they are loaded and enter the other when somebody there has counted and signed for them. In between they belong to the road, with a driver's name. The slip names the product, the loader and the receiver, so what is missing on arrival is looked for the same day. Several locations come with ${said.professional.name} and ${said.enterprise.name}.`,
    next: ['Does it support multiple locations?', 'What is in Professional?'],
  },
  roles: {
    answer: `There are ${said.roleTemplates} predefined roles: ${sayList(roleTemplates)}. You give each person a role, take rights away or add some, and each sees only what the role allows. From the ready ones you make custom roles; rules for each single right belong to ${said.enterprise.name}. Every change is written into the audit trail.`,
    next: ['Can I create my own roles?', 'What is the audit trail?', 'Which plan fits 5 users?'],
  },
  customRoles: {
    answer: `You start from the nearest of the ${said.roleTemplates} templates, give the role the name the job has with you, and close what it does not need. Rules down to the single right are advanced role-based access, which only ${said.enterprise.name} has.`,
    next: ['What roles are there?', 'What is in Enterprise?'],
  },
  invite: {
    answer: `Open User Management and press Invite. Enter the email address, the role and the locations where the person works. The suite sends the invitation. ${said.starter.name} has room for ${said.starter.users} user, ${said.professional.name} for ${said.professional.users}, ${said.enterprise.name} for everybody you employ.`,
    next: ['What roles are there?', 'What happens when an employee leaves?'],
  },
  roleLent: {
    answer:
      'A role can be lent and taken back. For the weeks after a birth, say, a sister gets the role of Manager under her own name, and it is taken from her later. The audit trail keeps both dates.',
    next: ['What is the audit trail?', 'Which roles are there?'],
  },
  ownInvoice: {
    answer:
      'Our own invoices are sent as files; whoever needs a stamp on paper gets a single sheet. Whether the tax number of your business stands on them, and in which currency they are, our pages do not say: a colleague settles it with you.',
    next: ['How do I pay for the subscription?', 'I would like to speak to a human agent'],
  },
  lostDevice: {
    answer:
      'The till locks itself when left alone, and whoever signs in does so under their own name, with a second factor before the owner’s part. Sign the lost device out from yours, or press Deactivate beside the name of its user: all open sessions end at once. What was sent is not on it but in the cloud, with a backup every day, and any other device shows it once you sign in; only sales made offline and not yet sent are still on the lost one.',
    next: ['What do I do when somebody leaves?', 'Are there backups?'],
  },
  leaver: {
    answer:
      'Press Deactivate beside the name, on the same day. All open sessions end at once, tokens made by that person stop, and past sales keep the name they were rung up under. Never hand the old login on: whoever comes next is invited under a name of their own.',
    next: ['What roles are there?', 'What is the audit trail?'],
  },
  loyalty: {
    answer: `There are three loyalty tiers: ${sayList(loyaltyTiers)}. Regulars climb by what they spend, and you set the steps and what each is worth. The telephone number is the card, so nobody has to carry one.`,
    next: ['What does the till do?', 'What is the CRM module?'],
  },
  security: {
    answer: `Each business keeps its own data, users and roles. The connection uses ${said.transport}, data is locked with ${said.encryption}-bit encryption, two-factor sign-in and an audit trail come as standard. Nobody of our staff looks into your books unless you open a support case, and that visit stands in your audit trail.`,
    next: ['Do you have two-factor authentication?', 'Are there backups?', 'Which standards do you follow?'],
  },
  twoFactor: {
    answer:
      'Two-factor authentication comes as standard: the password, and a code from the phone. A stolen password alone opens nothing. We recommend it for everybody who handles money, and the enterprise-grade service can require it of every role. Print the recovery codes and keep them where you keep the license of the shop.',
    next: ['Is my data safe?', 'What is the audit trail?'],
  },
  audit: {
    answer:
      'The audit trail notes who did what, when, from which till, and what stood there before. Nobody can edit it or switch it off, whatever the role. Discounts, price changes, refunds and opened drawers are in it with name and minute. A sale is never deleted.',
    next: ['What roles are there?', 'Can a cashier give discounts to friends?'],
  },
  compliance: {
    answer: `We follow the GDPR. The enterprise pages name ${said.frameworks}. They are our own statements: ask for the report or certificate of the framework you need, its date and its scope: where one exists, you get it under a confidentiality agreement. What we cannot show you on paper, do not count.`,
    next: ['Is my data safe?', 'Where is my data stored?', 'I would like to speak to a human agent'],
  },
  uptime: {
    answer: ({ plans: [named] }) =>
      `${named && named !== 'enterprise' ? `${said[named].name} has no contract about uptime, and our pages name no money for an outage there. ` : ''}The standard service runs at ${said.uptime} uptime, which leaves about ${said.downtime} minutes a month, without a contract about it. The enterprise-grade contract has an SLA of ${said.enterpriseUptime}, which leaves about ${said.enterpriseDowntime} minutes a month, with money as the remedy, and names a response under ${said.response}ms; it belongs to ${said.enterprise.name}. And a till keeps selling when the servers cannot be reached.`,
    next: ['What is in Enterprise?', 'Does it work offline?'],
  },
  backups: {
    answer: `The platform makes daily backups for everybody. Backup and restore as a function of your own comes with ${said.professional.name} and ${said.enterprise.name}. Sales made offline wait on the device until they are sent.`,
    next: ['Where is my data stored?', 'Can I export my data?'],
  },
  dataLocation: {
    answer: `In the cloud: there is no server in your back room. In which countries the servers stand, our pages do not say: the enterprise-grade service names ${said.dataCenters} data centers, and your contract names those that hold your books. If a law wants the data inside a country, a colleague tells you before the demo whether we can.`,
    next: ['Is my data safe?', 'Are there backups?'],
  },
  tenants: {
    answer:
      'No other business can see your data. Every business is a tenant of its own, with its own data, users, settings and roles, on every plan. Our staff come in only when you ask support to, only for that case, and it stands in your audit trail.',
    next: ['Is my data safe?', 'What is the audit trail?'],
  },
  api: {
    answer: `There is a REST API with bearer tokens for products and sales, and webhooks. API access comes with ${said.professional.name}, at ${said.professional.month} a month, and ${said.enterprise.name}. A token is made under System Settings, Integrations, with a role of its own, and stays on your server. The calls are described in the documentation, and with an OpenAPI file in the API reference; they name none for rooms or customers, no ready library and no test system.`,
    next: ['Which webhooks are there?', 'Can it connect to other software?'],
  },
  apiTest: {
    answer: 'Our documentation names no test system for the API. Ask a colleague before you connect a shop that sells.',
    next: ['Do you have an API?', 'Is there a demo account?'],
  },
  apiAmounts: {
    answer:
      'Amounts are whole numbers in the smallest unit of their currency, without a comma: a franc is a franc, and where a currency has cents, cents are sent. Bodies are JSON.',
    next: ['Do you have an API?', 'Which webhooks are there?'],
  },
  apiSales: {
    answer: `POST /sales records a sale made elsewhere, and stock goes down in the location that you name. Give each an Idempotency-Key in its header, so that a repeat makes no second sale. All fields are in the [API reference](/documentation/api-reference.html). API access comes with ${said.professional.name} and ${said.enterprise.name}.`,
    next: ['Do you have an API?', 'Which webhooks are there?'],
  },
  apiRetry: {
    answer:
      'Repeated with the same key in the header Idempotency-Key, a request makes no second sale: give each sale a key of its own, and after a timeout or an error of our server send it again later with the same key. How many requests a minute are let through, our pages do not say: where one is refused for that, wait as long as Retry-After says.',
    next: ['Do you have an API?', 'Which webhooks are there?'],
  },
  webhookSignature: {
    answer: `Each event is signed. Join the headers webhook-id and webhook-timestamp and the body as it came with dots, make an HMAC with ${said.digest} of that with the secret of your address, and compare it, in ${said.encoding}, with the header webhook-signature. The [API reference](/documentation/api-reference.html) has it as code.`,
    next: ['Which webhooks are there?', 'Do you have an API?'],
  },
  webhooks: {
    answer: `Webhooks tell your own software of a new sale, a payment received, a refund processed, a low stock alert, a stock adjustment and a new product, sent as ${said.webhookEvents}. They come with ${said.professional.name} and ${said.enterprise.name}. You set the address under System Settings, Integrations; it must be https. If your server is down we try again, and an event may arrive twice: compare its id.`,
    next: ['Do you have an API?', 'Can it connect to other software?'],
  },
  integrations: {
    answer: `Your accounting program can stay: sales, payments and stock leave through the REST API and webhooks, from ${said.professional.name} on, or as CSV files that your bookkeeper opens. We connect mobile money, card machines and the tax receipt of your country. Our pages name no ready connector for a particular accounting product: tell us which one you use and a person says what can be done.`,
    next: ['Do you have an API?', 'Can I export my data?'],
  },
  ecommerce: {
    answer: `Our pages describe no web shop of our own. A shop you already have can record its sales through the REST API, and stock goes down by itself. The API comes with ${said.professional.name} and ${said.enterprise.name}.`,
    next: ['Do you have an API?', 'Can it connect to other software?'],
  },
  payroll: {
    answer:
      'Our pages describe no payroll, and no attendance by fingerprint or face. The suite counts sales and shifts by person, keeps expenses by branch, and gives files to the accountant. For anything beyond that, ask a person.',
    next: ['Which modules are there?', 'I would like to speak to a human agent'],
  },
  sms: {
    answer: `SMS notifications come with ${said.professional.name}, at ${said.professional.month} a month, and with ${said.enterprise.name}: reminders, a word when a booked table is ready, or a receipt for customers who read no email. How many messages are included, our pages do not say.`,
    next: ['What is email automation?', 'What is in Professional?'],
  },
  emailAutomation: {
    answer: `Emails that send themselves: welcome emails on the evening of a first purchase, staff invitations and low inventory alerts are ready on the first day. You add triggers, segments, drip campaigns and A/B tests. It comes with ${said.professional.name}, at ${said.professional.month} a month, and ${said.enterprise.name}.`,
    next: ['Do you send SMS?', 'What is in Professional?'],
  },
  offline: {
    answer: ({ plans: named }) =>
      `${named.length > 0 ? 'That is in every plan.\n\n' : ''}When the network falls, the till goes on selling, printing, taking returns and counting, as long as the battery lasts: there is no deadline for sending. Sales wait on the device in their order and are sent when the line is back, none of them twice. Mobile money needs the network; until then take cash or a sale on account.`,
    next: [
      'What happens in a power cut?',
      'Two tills sell the last one offline. What then?',
      'Which devices do I need?',
    ],
  },
  paymentOffline: {
    answer:
      'Not by mobile money: that needs the network. While it is down, cash and sales on account go on; the till sells and prints, and sends its sales once the line is back.',
    next: ['Does it work offline?', 'Can I sell on credit?'],
  },
  power: {
    answer:
      'A phone or tablet goes on selling on its battery, and a printer goes on printing if it has one of its own. Open sales are still open afterwards, paid ones are safe, and a lost receipt can be printed anew.',
    next: ['Does it work offline?', 'Which devices do I need?'],
  },
  mobile: {
    answer:
      'It runs in the browser as a progressive web app: the same screens on an entry-level Android phone, at the till and in the office, with offline storage. Our pages name no app in a store and no size of one, and of an iPhone only what they ask of every device: a current browser. A phone and a small printer are a till.',
    next: ['Which devices do I need?', 'Does it work offline?'],
  },
  devices: {
    answer: `An Android phone with a current browser is enough to begin; a tablet does as well, and a computer with ${said.memoryMinimum} RAM at least, ${said.memoryRecommended} recommended, and ${said.disk} of free disk. Of a phone, our pages name no oldest Android and no memory: try yours in the free trial. You need not buy a till, tablet or printer from us; most receipt printers and scanners will do.`,
    next: ['Do I need a scanner?', 'Does it work offline?', 'How does the free trial work?'],
  },
  scanners: {
    answer:
      'You need no scanner to begin: the camera of an ordinary Android phone reads barcodes. Any scanner that types like a keyboard works, and RFID is supported. Goods without a code get a printed label or a button on the till.',
    next: ['Which printers work?', 'Which devices do I need?'],
  },
  printers: {
    answer:
      'Any receipt printer that your machine can already print on, and drawers that speak the usual standards. A printer is not a must: receipts can go by email, and by SMS from Professional on.',
    next: ['Which devices do I need?', 'Which receipts does it print?'],
  },
  receipts: {
    answer:
      'Receipts come on paper, by email, or by SMS from Professional on, with your name, your tax number and the tax worked out line by line at the rates you set. Where the law wants a printed tax receipt, it prints one. We connect the tax receipt of your country during setup; ask us for yours. Our pages name no receipt by WhatsApp.',
    next: ['How are taxes handled?', 'Which printers work?'],
  },
  taxes: {
    answer:
      'You name the tax rates you charge, by product and country, and the till works the tax out line by line. Accountants get the month by tax rate and payment method. For what the law of your country asks, your tax adviser has the last word.',
    next: ['Which receipts does it print?', 'Can I export my data?'],
  },
  tillPayments: {
    answer:
      'Customers pay in cash, by card or with mobile money, also mixed in one basket, or on account with a limit you set. At closing each way of paying has its own line. With mobile money the request goes to the customer’s phone and the till waits until it is confirmed: that needs the network.',
    next: ['Does it work offline?', 'Can I sell on credit?'],
  },
  debts: {
    answer:
      'What a customer takes on trust is written to their name, up to the limit you give, and comes off when they pay; the report of the day lists the open accounts. What an insurer or a company owes stays on a list until it is paid.',
    next: ['Can customers pay with mobile money?', 'What is the CRM module?'],
  },
  returns: {
    answer:
      'Find the sale by its receipt, the customer or the hour, and choose what comes back. The money goes back the way it came, sound goods return to stock, and above your limit a manager signs. A sale is never deleted; both stay in the books.',
    next: ['What is the audit trail?', 'How do I close the day?'],
  },
  closing: {
    answer:
      'Count the drawer and enter notes and coins; only then the till shows what it should hold. Explain a difference in a word and press Close. The manager gets the takings by payment method, refunds, discounts and open accounts.',
    next: ['How do returns work?', 'What is the audit trail?'],
  },
  expiry: {
    answer:
      'The nearest date is sold first, and you say how many weeks ahead you want to be told, for each kind of goods. The alert comes while the goods can still be sold, moved or sent back, with the value at risk: on the till and, from Professional on, by email.',
    next: ['How does batch tracking work?', 'How do reorder points work?'],
  },
  units: {
    answer:
      'A product has as many units as you trade it in: buy the carton, the crate or the sack, sell the packet, the bottle, the piece or the cup, and what remains is always known. What is sold by weight is typed with its weight or stands on a button of the till.',
    next: ['Do I need a scanner?', 'How do reorder points work?'],
  },
  batches: {
    answer:
      'Batches and serial numbers are written down when goods come in and follow them through every store and sale, with supplier, cost, date and shelf. A recall is one search instead of one night: from the delivery to the customers who bought of it, and back. It shows what still stands on which shelf, what was sold, and the buyers who left their number.',
    next: ['How do expiry alerts work?', 'How do reorder points work?'],
  },
  reorder: {
    answer: `For each product you set how low it may fall. On that day the suite marks it and drafts the order for the supplier, which waits for your approval. With ${said.starter.name} the till shows it; from ${said.professional.name} on, the low stock alert also goes out by email.`,
    next: ['How do expiry alerts work?', 'Do I need a scanner?'],
  },
  stockTake: {
    answer:
      'Count one shelf at a time, on a phone, while the till keeps selling, as often as you like; sales made in those minutes are set off. You see each difference with its value, and give it a reason, before you accept it.',
    next: ['How do transfers between branches work?', 'Do I need a scanner?'],
  },
  productLimit: {
    answer: `${said.starter.name} holds up to ${said.starter.products} products or services. ${said.professional.name} and ${said.enterprise.name} have no limit, and neither have the one-time packages a limit in the price list. When you need more than ${said.starter.products}, you move to ${said.professional.name}, and everything you have entered comes along.`,
    next: ['How many users may I have?', 'What are your pricing plans?'],
  },
  userLimit: {
    answer: ({ plans: [named] }) =>
      `${named ? `${said[named].name} has ${usersOf[named]}.\n\n` : ''}There is no price per extra user, the price of a plan is for all of them: ${said.starter.name} has ${usersOf.starter}, ${said.professional.name} ${usersOf.professional}, ${said.enterprise.name} ${usersOf.enterprise}. One-time: ${said.essential.name} up to ${said.essential.users}, ${said.business.name} up to ${said.business.users}, ${said.enterprisePackage.name} unlimited.`,
    next: ['How many locations may I have?', 'Which plan fits 3 users?'],
  },
  locationLimit: {
    answer: `${said.starter.name} is for one location, ${said.professional.name} for several, ${said.enterprise.name} for unlimited locations. Of the one-time packages, ${said.business.name} takes several and ${said.enterprisePackage.name} unlimited locations. A location has no price of its own.`,
    next: ['How many users may I have?', 'Does it support multiple locations?'],
  },
  import: {
    answer:
      'You need not type it in. Products, customers and suppliers come in as CSV, which every spreadsheet can save. The first line names the columns; for products: name, barcode, unit, cost, price, stock, reorder_at. The whole file is read before anything is kept, and lines that cannot be read are shown with the reason. We can also do it for you from a spreadsheet, a file of the old system, or photographs of the book.',
    next: ['What does the setup include?', 'Can I export my data?'],
  },
  export: {
    answer:
      'Your data is yours. Every list has Export and saves what you see as CSV. If we part, products, customers, stock and sales leave as files that any spreadsheet opens.',
    next: ['Can I cancel?', 'Are there backups?'],
  },
  training: {
    answer:
      'We teach your people at their own till, with their own goods: cashiers on sales and returns, managers on stock and prices, owners on reports and rights, in the language of your counter. A cashier who sees only the buttons for the job learns them in a morning. You get the price in writing before we begin. The documentation teaches the first day, too, and at a practice till nobody learns on a customer. When new people start, call us.',
    next: ['What does the setup include?', 'Can somebody come to my shop?'],
  },
  setup: {
    answer: `The suite opens in minutes: the name of the business, the tax, the first products. If you like, we do it with you: branches, tills, a role for each person, printer, scanner and the product list. That goes step by step, a week for the list, one for the count, one for practice, as your shelves allow; we are there when you open with it, in the shop or on the phone. For the ${said.trialDays}-day free trial, ${fixed.offers.trial}; or ask for a demo.`,
    next: ['How can I start a free trial?', 'Can I import my products?', 'Do you offer training?'],
  },
  visit: {
    answer: `We visit from any of the ${spell(offices.length)} cities: ${sayList(said.cities)}. ${fixed.offers.visit}. We name the day and the price before anybody sets out. Far away, we help by phone and chat while you stand at the till.`,
    next: ['Where are your offices?', 'What does the setup include?'],
  },
  analytics: {
    answer: `Every sale lands in the curve when it is paid: takings by hour, branches side by side, margin by product, and alerts on limits you name. Reports can arrive by email at a fixed hour. Advanced analytics come with ${said.professional.name} and ${said.enterprise.name}; ${said.starter.name} shows what the day has taken and what is in stock.`,
    next: ['What is in Professional?', 'Can my staff see what the business earns?'],
  },
  whiteLabel: {
    answer: `White-label is part of ${said.enterprise.name} only, at ${said.enterprise.month} a month or ${said.enterprise.year} a year: screens, receipts and emails carry your name.`,
    next: ['What is in Enterprise?', 'What are your pricing plans?'],
  },
  accountManager: {
    answer: `A dedicated account manager comes with ${said.enterprise.name}, at ${said.enterprise.month} a month.`,
    next: ['What is in Enterprise?', 'What support do you offer?'],
  },
  about: {
    answer: `${said.company} began in Kigali, Rwanda, in ${history.from}, with the stock book of a small business, and writes software for people who open a shop in the morning and count the drawer at night. Headquarters are in Kigali, ${said.address}. You can visit any of the ${spell(offices.length)} offices, and try everything for ${said.trialDays} days before you pay, without a card. The prices are on the page, and what you enter leaves as plain files on any day. The story from ${said.product}'s first page on stands on the about page.`,
    next: ['Where are your offices?', 'How many businesses use it?', 'Are you hiring?'],
  },
  customerCount: {
    answer: sayCustomers(
      `By our own count, which no auditor has checked: ${sayList([
        `${said.activeBusinesses} active businesses`,
        `${said.dailyTransactions} transactions a day`,
        `${said.pharmacies} pharmacies`,
        `${said.retailStores} retail stores`,
        `${said.restaurants} restaurants`,
        `${said.hotels} hotels`,
      ])}.`,
      'How many there are in each country or town, our pages do not say.',
    ),
    next: ['Who is behind it?', 'What are your pricing plans?'],
  },
  offices: {
    answer: (asked) => {
      const all = `${spell(offices.length, 'first')} offices:\n\n${list(offices.map((office) => `${cityOf(office)}: ${office.address}`))}`
      if (!asked.elsewhere)
        return `${all}\n\nIf your country is not among them, the office whose language and hours are closest to yours looks after you.`
      return (
        sayNearest(asked) ??
        `${fixed.noOffice(asked.elsewhere)} The one whose language and hours are closest to yours looks after you.\n\n${all}`
      )
    },
    next: ['What is the phone number?', 'Are you open now?', 'What is the address in Kampala?'],
  },
  officeDetails: {
    answer: (asked) => officeOf(asked).map(sayOffice).join('\n\n'),
    next: ['Are you open now?', 'Where are your other offices?'],
  },
  contact: {
    answer: `- Phone: ${said.phone}, ${said.phoneHours}\n- Email: ${said.email}, ${said.emailSaid}\n- Live chat: ${said.chatHours}\n- Technical support: ${said.phone}, ${said.supportSaid}\n\nOr press "Speak to Human" here.`,
    next: ['Are you open now?', 'Where are your offices?'],
  },
  phone: {
    answer: `Call ${said.phone}, ${said.phoneHours}. For emergencies the same number is answered 24/7. The other offices:\n\n${list(offices.filter(({ isHeadquarters }) => !isHeadquarters).map(({ city, phone }) => `${city}: ${phone}`))}`,
    next: ['Are you open now?', 'Are you on WhatsApp?'],
  },
  email: {
    answer: `Write to ${said.email}: ${said.emailSaid}. Demo requests go through the form and are answered within ${said.demoHours} hours.`,
    next: ['What is the phone number?', 'Are you on WhatsApp?'],
  },
  whatsapp: {
    answer: `You find us on WhatsApp at ${said.phone}. All ${spell(offices.length)} offices take messages on WhatsApp, each under its own number:\n\n${list(offices.map(({ city, phone }) => `${city}: ${phone}`))}`,
    next: ['Are you open now?', 'Where are your offices?'],
  },
  hours: {
    answer: `- Phone: ${said.phoneHours}\n- Live chat with a colleague: ${said.chatHours}\n- Email: ${said.emailSaid}\n- Technical support: ${said.supportSaid}\n\nOn weekends you can write, and emergencies are answered. I am here at any hour.`,
    next: ['Are you open now?', 'What counts as an emergency?'],
  },
  support: {
    answer: `${said.starter.name} has email support, ${said.professional.name} priority support, ${said.enterprise.name} phone support around the clock as well. Everybody reaches us by phone (${said.phone}, ${said.phoneHours}), email (${said.email}, ${said.emailSaid}) and live chat (${said.chatHours}). Emergencies: ${said.phone}, 24/7.`,
    next: ['What counts as an emergency?', 'Are you open now?'],
  },
  emergency: {
    answer: `If you cannot sell, cannot bill or cannot check a guest in, call ${said.phone}: ${said.supportSaid}, at three in the morning too, whatever your plan. As long as you can sell, it can wait, like a wrong price or a new printer: write to ${said.email} at any hour, or call when the line is open. Only ${said.enterprise.name} has a line day and night for everything else as well.`,
    next: ['What support do you offer?', 'What if the internet goes down?'],
  },
  replyTime: {
    answer: `By email within ${said.emailHours} hours, whatever the day. A demo request is answered within ${said.demoHours} hours, on weekends too: if nobody has written by then, call or write to us. On the phone at once, ${said.phoneHours}.`,
    next: ['What is the phone number?', 'Are you open now?'],
  },
  human: {
    answer: `Of course. Press "Speak to Human" and a colleague takes over; colleagues chat ${said.chatHours}. You can also call ${said.phone} (${said.phoneHours}) or write to ${said.email}.`,
    next: ['Are you open now?', 'What is the phone number?'],
  },
  screenLanguages: {
    answer:
      'In which languages the screens of the suite come, our pages do not say: please ask a colleague. What you write yourself, such as products, receipts and emails, stands in your own words, in any language. We answer you in Kinyarwanda, English, French or Portuguese.',
    next: ['Which languages do you speak?', 'I would like to speak to a human agent'],
  },
  languages: {
    answer:
      'You may write to us in Kinyarwanda, English, French or Portuguese; somebody who reads your language answers. I answer in English, French and Portuguese. Receipts and emails carry the words you write, in any language. In which languages the screens of the suite come, our pages do not say: please ask a colleague.',
    next: ['Where are your offices?', 'Do you offer training?'],
  },
  inAppCurrency: {
    answer:
      'You choose the currency of your business before the first sale; afterwards it stays. A branch across the border keeps its own currency, tax and receipt. A guest may pay in another currency: you note what was handed over and the rate of the day.',
    next: ['How much is that in my currency?', 'How are taxes handled?'],
  },
  careers: {
    answer: `${said.careers === null ? `Write to ${said.email} what you can do and where.` : `Open places are on the [careers page](${said.careers}).`} For setup and support we would rather hear how you once calmed a queue than see a diploma.`,
    next: ['Who is behind it?', 'Where are your offices?'],
  },
  news: {
    answer: sayNews(),
    next: ['Who is behind it?', 'How can I contact you?'],
  },
  partners: {
    answer: `Our pages describe no partner or reseller program. Write to ${said.email} or press "Speak to Human", say what you have in mind, and the right person answers.`,
    next: ['How can I contact you?', 'I would like to speak to a human agent'],
  },
  investors: {
    answer: `Our pages name no persons, no number of employees and no accounts of ${said.company}. For such a question, write to ${said.email}.`,
    next: ['Who is behind it?', 'How can I contact you?'],
  },
  ngo: {
    answer: ({ plans: named }) =>
      [
        `Non-profits that qualify get ${said.ngoMonths} months free, then ${said.ngoPercent} off the list price for life, in the second year as in the tenth, ${said.ngoFee} setup fees with the lists of donors and stock loaded, and ${said.ngoSupport} priority support with every plan. After the free months that makes ${said.ngoStarterYear} a year for ${said.starter.name}, ${said.ngoProfessionalYear} for ${said.professional.name} and ${said.ngoEnterpriseYear} for ${said.enterprise.name}.`,
        ...named.map(
          (id) =>
            `At the NGO price, ${plans[id].name} is ${ngoPrice(plans[id].monthlyPrice)} a month or ${ngoPrice(plans[id].annualPrice)} a year.`,
        ),
      ].join('\n\n'),
    next: ['Who qualifies as an NGO?', 'How do I apply as an NGO?'],
  },
  ngoEligible: {
    answer: `All five belong together: ${ngoConditions}, gifts and grants included. An expired tax-exempt letter counts once it is renewed. A person decides, and not this chat; ask even if you are near the limits.`,
    next: ['How do I apply as an NGO?', 'How does the NGO program work?'],
  },
  cooperative: {
    answer: `Two reductions may fit a cooperative, and a person decides by your papers, not this chat. The NGO program, ${said.ngoMonths} months free and then ${said.ngoPercent} off for life, does not name cooperatives, so I say neither yes nor no; it asks for all of this: ${ngoConditions}. A business of profit has the discount for small businesses, ${said.smallPercent} off the first year, without a published rule. Asking is always possible, also where a paper is missing: ${fixed.offers.ngo}.`,
    next: ['How do I apply as an NGO?', 'Who gets the small business discount?'],
  },
  ngoApply: {
    answer: `For non-profits, five steps: complete the application form, submit your documentation (registration and tax status, as scans or phone photos), review and verification by a person, approval and account setup, then free training and onboarding for everybody who enters figures. To have the form, ${fixed.offers.ngo}.\n\nA small business needs no form: say how many you are, what you sell, where, and since when, and a person says yes or no, with the reason.`,
    next: ['Who qualifies as an NGO?', 'I would like to speak to a human agent'],
  },
  smallBusiness: {
    answer: `Small businesses that qualify get ${said.smallPercent} off the first year: ${said.smallStarterYear} for ${said.starter.name} or ${said.smallProfessionalYear} for ${said.professional.name}, paid by the year. From the second year on it is the list price. There is no published rule: tell us how many you are, what you sell, where, and since when, and a person says yes or no, with the reason. To ask for it, ${fixed.offers.smallBusiness}.`,
    next: ['What is the startup accelerator?', 'Are there other discounts?'],
  },
  accelerator: {
    answer: `The startup accelerator gives ${said.acceleratorMonths} months of free software to a business in its first steps. Somebody sets the till up with you and looks at your first three closings. It begins with a talk; you need no business plan in a folder.`,
    next: ['Who gets the small business discount?', 'I would like to speak to a human agent'],
  },
  programs: {
    answer: `Three programs for small businesses: the startup accelerator with ${said.acceleratorMonths} months of free software, family business support for shops that are handed on, and the rural business initiative for counters far from the road, where the till works from a phone and training comes to market day.`,
    next: ['What is the startup accelerator?', 'Who gets the small business discount?'],
  },
  resources: {
    answer: `The resource center has planning tools, webinars, growth guides, ${said.forum === null ? 'financial resources and marketing templates' : 'financial resources, marketing templates and the community forum'}. All of it is free and without a form, also before you are a customer: read it or download it on its page. So are the outlines, letters and workbooks on the page for NGOs: take them, whether you apply or not.`,
    next: ['Who gets the small business discount?', ...(said.forum === null ? [] : ['Is there a community forum?'])],
  },
  women: {
    answer:
      'Our pages name no price or discount for women alone: plans and programs are the same for everybody. In the suite, whoever opens the account is its administrator and decides who else gets in. The trial asks for no card, mobile money is written down beside each sale, and a year of sales is a paper a bank can read. A woman who asks for a visit can ask for a woman to come, and every office tries to say yes; a savings group near an office may ask for an afternoon on keeping books, without a contract. What we do in our own company is on the page about women.',
    next: ['Which programs are there for small businesses?', 'What do you do for gender equality?'],
  },
  gender: {
    answer:
      'The suite gives rights by role and asks nothing else about a person. In our company pay follows a written band for the role, and hiring a task done before names are known. We have published no pay comparison yet, and no outsider has examined our practices.',
    next: ['How long is parental leave?', 'What do you do for women?'],
  },
  leave: {
    answer: `Our own people take ${said.parentalLeave} weeks of parental leave, any parent, by birth or by adoption.`,
    next: ['Are you hiring?', 'What do you do for gender equality?'],
  },
  environment: {
    answer:
      'Goods close to their date are offered first, receipts may go by email or not at all, old phones go on being tills, and servers are shared. We hold no environmental certificate and print no carbon figure, because nobody has measured ours yet.',
    next: ['How do expiry alerts work?', 'Which devices do I need?'],
  },
  privacy: {
    answer: `Your data is not sold. From the website we keep what you write to us: the demo form, this chat with the name and contact you gave, and your answer to the cookie banner. Some of it is seen by our colleagues, the company that delivers our email, services that forward or keep requests, and the provider of a language model where the assistant uses one. A request or a conversation is erased after ${said.retentionDays} days. You may see, correct or erase it; you have our answer within ${said.privacyDays} days.`,
    next: ['Do you use cookies?', 'How do I have my data deleted?'],
  },
  cookies: {
    answer:
      'This site sets no cookies. What it remembers stays in the storage of your own browser, by four kinds you can choose: necessary, functional, analytics and marketing. You may change your mind on any page.',
    next: ['What data do you collect?', 'How do I have my data deleted?'],
  },
  erase: {
    answer: `Write to ${said.email} with the email address or phone number you used. It costs nothing, and you have our answer within ${said.privacyDays} days. No form of words is needed.`,
    next: ['What data do you collect?', 'How long do you keep my data?'],
  },
  retention: {
    answer: `A request or a conversation on this website is erased after ${said.retentionDays} days, together with its record of the emails sent about it. In your own browser the chat is gone a week after the last word. How long the books of a business are kept once it has left, our pages do not say: take them with you before.`,
    next: ['How do I have my data deleted?', 'What data do you collect?'],
  },
  children: {
    answer: `This site is for people who run a business. It is not for children under ${said.leastAge}, and we do not knowingly keep anything about them.`,
    next: ['What data do you collect?'],
  },
  docs: {
    answer:
      'The documentation covers getting started, user management, inventory, the till, and integrations with the API. The topics on analytics, the mobile app, security and troubleshooting are not written yet; ask here or in a demo.',
    next: ['Do you have an API?', 'Do you offer training?'],
  },
  forum: {
    answer:
      said.forum === null
        ? 'There is no forum yet. Ask here, or by email, and somebody who sets up shops like yours answers.'
        : `In the [community forum](${said.forum}) owners answer owners, for instance which scanner lasts.`,
    next: ['Where is the documentation?', 'What support do you offer?'],
  },
  password: {
    answer: `Ask for a new email on the sign-in page; only the newest link works. Without your second factor use a recovery code, or ask an Admin of your business to switch it off for you. A password has at least ${said.passwordLength} characters. I cannot see or change accounts; if you are stuck, press "Speak to Human".`,
    next: ['Do you have two-factor authentication?', 'What support do you offer?'],
  },
  trouble: {
    answer: `I am sorry that something is standing still. If you cannot sell, call ${said.phone}: ${said.supportSaid}. Otherwise say what the screen shows, with the name of the shop and the till, and press "Speak to Human" so that a colleague looks at it.`,
    next: ['What support do you offer?', 'What if the internet goes down?'],
  },
  bankrupt: {
    answer:
      'You are not locked in: everything you entered can be taken out as plain files on any day, and a package that is paid once keeps its license for life. That we close or are sold, our pages say nowhere.',
    next: ['Can I export my data?', 'What are the one-time packages?'],
  },
  dataUsage: {
    answer:
      'Little: it sends numbers, not pictures. A screen that stays open asks only for what has changed, and a phone in the pocket asks for nothing.',
    next: ['Does it work offline?', 'Which devices do I need?'],
  },
  compareCompetitors: {
    answer:
      'It was built in Kigali for shops that lose power and network: the till goes on selling. Seven modules share the same products, people and money, the prices are on the page, and you can take your data out on any day. I do not judge other products. Beside a notebook or a spreadsheet: each sale lowers the stock by itself and carries the name of who sold, and a year of sales makes the case for a loan. Run both for a week; if the notebook wins, you owe us nothing.',
    next: ['How does the free trial work?', 'Does it work offline?', 'Which modules are there?'],
  },
  otherPeriods: {
    answer: `A plan is paid by the month or by the year, and a package once. Our pages name no other rhythm: no week, no quarter, no installments and no paying later. The smallest step is a month, from ${said.starter.month}, and what you pay for a plan is taken off a package later. For anything else, ask a person: press "Speak to Human".`,
    next: ['What are your pricing plans?', 'How does the free trial work?'],
  },
  otherCurrency: {
    answer:
      'The prices are set in US dollars. Beside them our pages show, as an indication, five currencies: Rwandan francs, Ugandan shillings, the two CFA francs and Angolan kwanza. For another one they give no rate, and I will not guess: count the dollar price at the rate of your bank. The rate of the day you pay decides, and a colleague says which ways of paying work in your country.',
    next: ['What are your pricing plans?', 'How does the free trial work?'],
  },
  whatCounts: {
    answer:
      'A plan has one price for everybody in it, up to its limits. It goes by products, people and places: how many things you sell, how many people have an account of their own, and in how many locations. The price list names no price per till, per phone, per sale or per receipt. Who never signs in needs no user account.',
    next: ['What are your pricing plans?', 'How does the free trial work?'],
  },
  packageChange: {
    answer:
      'The license of a package is for life, and the suite runs in the browser of the phone or computer you have. Our pages do not say whether a license may be sold or handed on, nor what is paid when you change from one package to a larger one. A colleague tells you: press "Speak to Human".',
    next: ['I would like to speak to a human agent'],
  },
  unpaid: {
    answer:
      'A plan may be used as long as it is paid. Our pages do not say how many days a late payment is waited for, and I will not guess: tell a colleague beforehand with "Speak to Human". What you have entered is yours and can leave as plain files on any day; a package paid once keeps its license for life.',
    next: ['I would like to speak to a human agent'],
  },
  paymentProblem: {
    answer: `I cannot see accounts, bills or payments. Write to ${said.email} or press "Speak to Human" with the name of the business, the day and the amount, and a colleague looks at it. If you cannot sell because of it, call ${said.phone}, 24/7.`,
    next: ['I would like to speak to a human agent'],
  },
  holidays: {
    answer: `On public holidays of Rwanda nobody sits at the phone line and the live chat, and each office keeps the holidays of its own country. Email is answered within ${said.emailHours} hours on every day, and for emergencies ${said.phone} is answered 24/7. Name the day and the town, and I look it up.`,
    next: ['Are you open now?', 'What are your opening hours?'],
  },
  talkToClient: {
    answer: `Our pages name no customer; their figures are theirs to publish. But you may ask us for an owner in your trade who is willing to talk: press "Speak to Human" or write to ${said.email}, and say your trade and your town. And the ${said.trialDays} days of the trial show you your own shop.`,
    next: ['I would like to speak to a human agent'],
  },
  impact: {
    answer: `Figures are no promise. By our own count, which nobody outside has audited: ${sayList([
      `${said.businessesServed} businesses served since the first one (not all of them with us today)`,
      `an average revenue growth of ${said.firstYearGrowth} in the first year`,
      `${said.costReduction} less operating cost`,
      `${said.jobsSupported} jobs supported, which the owners created and not we`,
    ])}. An average hides the shop that doubled and the shop that closed: let your trial month tell you what yours says.`,
    next: ['How many businesses use it?'],
  },
  severalBusinesses: {
    answer: `Shops and trades that share owner, stock or staff are locations of one account: each uses the module of its trade, and all end in the same books. Several locations come with ${said.professional.name}, at ${said.professional.month} a month. A second company, or books that must stay separate, is a business of its own in the suite: you have all of yours in one list and go from one to the other without a second password. A bookkeeper works in each client's business with the role that client gave. For a second business, ask us for one price before you open it.`,
    next: ['What are your pricing plans?', 'How does the free trial work?'],
  },
  pauseBusiness: {
    answer:
      'You can pause a business for a season: its history stays whole, and it opens again with the same products, prices and people. Our pages do not say what a paused business costs, so please ask a person before you close. If you close for good, you carry your data out first.',
    next: ['I would like to speak to a human agent'],
  },
  accessibility: {
    answer: `Our technology list names ${standards.accessibility} for the screens: the standard by which people who see badly, or use a keyboard or a screen reader instead of a mouse, can work. Let the person who will use it try it during the free trial, and tell us what does not work.`,
    next: ['How does the free trial work?', 'Which devices do I need?'],
  },
  incident: {
    answer:
      "A stolen password opens only the businesses of that one person, and in each only what the role allows. Should data from this website reach somebody it was not meant for, we tell you and Rwanda's National Cyber Security Authority. With the enterprise-grade contract your account manager calls you, then writes what happened, whose data it touched and what you should do, and your own people may attack the platform in a tenant made for it, in a week we agree on.",
    next: ['I would like to speak to a human agent'],
  },
  drawer: {
    answer:
      'In the morning you sign in, choose the till and enter the float, the cash in the drawer before the first customer; from then on the suite knows what must be in there. One drawer belongs to one person: two at one counter open two tills on the same screen and switch by code. Where the evening count differs, look first for a payment under the wrong method, such as cash rung up as mobile money: **Move payment** puts it right. What remains is explained in a word when you close.',
    next: ['Can a cashier give discounts to friends?'],
  },
  deliveries: {
    answer:
      "Press **Receive**, with the order or without one, and enter what stands in front of you, not what the delivery note says. Batch, expiry date and the price on the invoice go in at the same time; a changed cost is shown, so that you can decide on the price. The difference between ordered, delivered and billed stays on the supplier's page until somebody settles it.",
    next: ['Can I import my Excel product list?'],
  },
  remoteOwner: {
    answer: `You see the shop on any phone with a browser, wherever you are: a sale is on your screen with its hour, branch and cashier as soon as it is made. A shop without network is shown with the time of its last word, and its sales slip into their own hours later. A report can arrive by email at a fixed hour, and an alert tells you of a large refund or of a drawer opened without a sale. Advanced analytics come with ${said.professional.name} and ${said.enterprise.name}; ${said.starter.name} shows what the day has taken and what is in stock.`,
    next: ['What are your pricing plans?', 'How does the free trial work?'],
  },
  sellingPrices: {
    answer:
      'One product can have a piece price and a wholesale price, and each unit you trade in has its own. Branches share one price list: change a price once and every branch follows, except where you have allowed an exception, for instance at the bus park. The old price, the new one, the name and the hour stay in the audit trail.',
    next: ['What are your pricing plans?', 'How does the free trial work?'],
  },
  tillExtras: {
    answer:
      'Our pages do not describe that, so I will not promise it: neither gift cards nor offers such as two for one, quotations, deposits on empties, a menu by QR code, service charges, airtime, or bills and money transfers for others. What they do say: discounts within the limit of a role, loyalty tiers, and sales on account. Ask a colleague before you choose a plan, or bring the case to the demo.',
    next: ['I would like to speak to a human agent'],
  },
  tillDiscounts: {
    answer:
      'A cashier gives a discount only up to the limit of the role, and what goes beyond it needs approval. Nothing is given unseen: each discount, price change and opened drawer is in the audit trail with name and minute, the old price beside the new one. The till asks for the right at that moment, offline as well.',
    next: ['What are the six roles?'],
  },
  sharedLogin: {
    answer: `One login for each person: nobody should share a password. Then a missing amount has a time and a till, and nobody innocent is suspected. Two people at one counter switch by code. ${said.starter.name} has ${said.starter.users} account, ${said.professional.name} ${said.professional.users}, ${said.enterprise.name} as many as you need; who never signs in needs none.`,
    next: ['How many users may I have?', 'What are your pricing plans?'],
  },
  losses: {
    answer:
      'Each loss is written down with its reason, such as broken, expired or stolen: you count the shelf, and the difference shows its value before you book it. What comes back broken is refunded and written off instead of going back to the shelf. Who may adjust the stock is a right of a role, and each change has a name beside it.',
    next: ['What are the six roles?'],
  },
  unrecorded: {
    answer:
      'No till sees a sale that nobody enters, but the count does: what left the shelf unsold stands there as a difference with its value, and needs a reason. Count one shelf at a time, while you sell, as often as you like. A drawer opened without a sale can send you an alert, and each drawer belongs to one person. In a restaurant a plate leaves the kitchen only on a ticket, and every ticket ends on a bill.',
    next: ['What is the audit trail?'],
  },
  creditLimit: {
    answer:
      'You give each customer a limit of their own: on account is for those who have one, up to that limit, and what they owe comes off when they pay. What the till does with a sale above the limit, our pages do not describe: try it in the free trial, or ask a colleague.',
    next: ['How does the free trial work?', 'I would like to speak to a human agent'],
  },
  weighing: {
    answer:
      'You type the weight at the till, or tap the button of the product, and what remains is always known. A scale wired to the till our pages do not describe, so I will not promise one: ask a colleague before you choose a plan.',
    next: ['How does the free trial work?', 'I would like to speak to a human agent'],
  },
  serialNumbers: {
    answer:
      'The serial number of each piece, of a phone or a battery for instance, is noted when it comes in and follows it through every store and sale. One search leads from the customer back to the delivery, and from the delivery to the customers who bought of it. The sale is also found by its receipt, the customer or the hour, and the card of a customer holds the full purchase history.',
    next: ['How do returns work?', 'What is the CRM module?'],
  },
  reprint: {
    answer:
      'A lost receipt is printed again from **Last sales**, and next year as well, marked as a copy. You find the sale by the receipt, the customer or the hour, and can send it by email instead.',
    next: ['Which receipts does it print?'],
  },
  dataEntry: {
    answer:
      'We can enter your list for you, from a spreadsheet, a file of the old system, or photographs of the book, and hand back every line that we did not understand. What it costs depends on your branches and the state of your list, so you get the price in writing before we start. You can also bring the list in yourself, as CSV.',
    next: ['What does the setup include?', 'Can I import my products?'],
  },
  insurers: {
    answer:
      'Our pages name no insurer or health fund that the suite is connected with, so I will not promise one. What they say: the patient pays their share at the counter, and what the insurer owes stays on a list until it is paid. Tell us which insurers you work with, and a person says what can be done.',
    next: ['I would like to speak to a human agent'],
  },
  taxApproval: {
    answer:
      'Our pages name no approval by a tax office, so I will not claim one. What they say: where the law wants a printed tax receipt, the suite prints one, and we connect the tax receipt of your country during setup. Ask us for yours before you choose a plan, and have it shown to you.',
    next: ['How are taxes handled?', 'I would like to speak to a human agent'],
  },
  trialData: {
    answer:
      'Our pages do not say when what you entered in the trial is deleted if you stop, so I will not guess. Take it with you before the last day: every list has Export. To be sure of the day, or to have it deleted, ask a person.',
    next: ['Can I export my data?', 'I would like to speak to a human agent'],
  },
  twoCurrencies: {
    answer: `Both are locations of one account, and each has its own currency, tax and receipt from the day it is added. The page of the group shows both currencies, and the rate at which they were added up. Which rate that is, a bank's or another, our pages do not say; ask a colleague. Several locations come with ${said.professional.name} and ${said.enterprise.name}.`,
    next: ['Does it support multiple locations?', 'What is in Professional?'],
  },
  otherCountries: {
    answer: (asked) =>
      sayNearest(asked) ??
      `${asked.elsewhere ? `${fixed.noOffice(asked.elsewhere)} ` : ''}We also look after businesses where we have none: the office whose language and hours are closest to yours does, and all of them share the same notes:\n\n${list(offices.map(sayWhom))}`,
    next: ['Are you open now?', 'What is the phone number?'],
  },
  rural: {
    answer:
      'The rural business initiative is for counters far from the tar road, where the network is a visitor: the till runs on a phone charged by the sun, keeps the day in its memory and sends it from the hill where there is a signal. Training comes to market day. It begins with a conversation.',
    next: ['Does it work offline?', 'I would like to speak to a human agent'],
  },
  rfid: {
    answer:
      'RFID is supported: where there is a lot to count, its tags answer all at once, so that a rail of clothes or a pallet of tires is read in passing, without unpacking. It pays off where you often count hundreds of tagged pieces; for the rest, the camera of an ordinary Android phone reads barcodes.',
    next: ['Do I need a scanner?', 'Which devices do I need?'],
  },
  appointments: {
    answer:
      'Our pages describe no appointment book for salons, clinics or workshops. Hotel Management books rooms and Restaurant books tables; the module Customers keeps who came and what they bought, and sends emails, and reminders by SMS. Whether that is enough for your appointments, ask a person, or bring a day of yours to the demo.',
    next: ['Which modules are there?', 'I would like to request a demo'],
  },
  repairs: {
    answer:
      'In a repair shop each machine can be a job: with its serial number, its fault, the parts that went in and the person who opened it. The customer gets an email when the part arrives and another when the machine is ready. So an IT repair service in Kigali works with the suite; workshops begin with the module Customers, and what you have for sale is in Inventory. Bring one of your jobs to the demo.',
    next: ['I would like to request a demo', 'Which modules are there?'],
  },
  hello: {
    answer: `Hello. I am ${said.assistant}, the assistant of ${said.product}. Ask me about the modules, the prices, the free trial or how to reach us.`,
    next: ['What are your pricing plans?', 'Which modules are there?', 'How can I start a free trial?'],
  },
  howAreYou: {
    answer: 'I am well, thank you. What would you like to know about the suite?',
    next: ['Which modules are there?', 'What are your pricing plans?'],
  },
  thanks: {
    answer: 'You are welcome. Is there anything else you would like to know?',
    next: ['What are your pricing plans?', 'I would like to request a demo'],
  },
  goodbye: {
    answer: 'Goodbye, and thank you for your visit. A colleague is a message away whenever you need one.',
    next: ['I would like to request a demo'],
  },
  whoAreYou: {
    answer: `I am ${said.assistant}, the assistant of ${said.product}: a computer program, not a person. I answer from the pages of this site. For a person, press "Speak to Human".`,
    next: ['What can you do?', 'I would like to speak to a human agent'],
  },
  robot: {
    answer: `I am a computer program, not a person. I am ${said.assistant} and answer from the pages of this site. For a person, press "Speak to Human".`,
    next: ['I would like to speak to a human agent', 'What can you do?'],
  },
  capable: {
    answer:
      'I answer questions about the modules, plans and prices, the free trial, setup, security, our offices and hours. I work out which plan fits your users, shops and products, and what it costs over the years. For everything else a colleague helps.',
    next: ['Which plan fits 3 users?', 'Which modules are there?', 'Are you open now?'],
  },
  complaint: {
    answer: `I am sorry to hear that. Please press "Speak to Human", or write to ${said.email} and name the day and what happened: a person reads it and answers within ${said.emailHours} hours. If you cannot sell right now, call ${said.phone}.`,
    next: ['I would like to speak to a human agent', 'What support do you offer?'],
  },
  competitors: {
    answer:
      'I speak for this suite only and do not judge the products of others. I can tell you what ours does, what it costs, and you can try it free beside what you use.',
    next: ['Which modules are there?', 'What are your pricing plans?', 'How does the free trial work?'],
  },
  unknowable: {
    answer: fixed.unknown,
    next: fixed.unknownSuggestions,
  },
  outOfScope: {
    answer: `That is outside what I can help with. I answer questions about ${said.product}: its modules, plans and prices, the free trial, setup, support and our offices.`,
    next: ['Which modules are there?', 'What are your pricing plans?', 'How can I start a free trial?'],
  },
} as const satisfies Record<TopicId, TopicWords>
