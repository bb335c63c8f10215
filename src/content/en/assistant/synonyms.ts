import type { AssistantWords } from '#content/copy/assistant/words.ts'
import type { Synonyms } from '#content/assistant-words.ts'
import type { OfficeId } from '#facts/offices.ts'

/** What may stand in a question of yes or no beside what is compared. */
export const idleWords: AssistantWords['idleWords'] = {
  always: 'true friend confirm fits s required need compulsory enter afterwards create sale send part',
  demoAccount: 'click around',
  creditPolicy: 'later toward',
  changePlan: 'later bigger smaller',
  perModule: 'separately apart',
  moduleSwitch: 'module add later turn enabled disabled other',
  multiLocation: 'manage keep several control',
  backups: 'daily',
  api: 'access',
  offline: 'sell',
  units: 'unit several',
  serialNumbers: 'keep number numbers sell record write note follow track',
  import: 'list',
  training: 'show',
  visit: 'somebody',
  whatsapp: 'answer',
  ngo: 'programme program',
  smallBusiness: 'half',
  robot: 'automatic',
  limits: 'several put hold load more enough sufficient sell count',
  offices: 'present near place',
}

/** Words that say nothing of what is asked. */
export const stopWords = `a an the this that these those it its i im me my mine we us our you your yours they them their he she his her
is am are was were be been being do does did doing done have has had having can could would will shall should may might must
of in on at to for from by with without into onto about as than then so too very just also only really actually please kindly
and or but if because while what whats which that there here how well ok okay yes like get got give gives want wants need needs
know tell say said ask let make makes made use using used see look looking take takes any some all every each more most much many other another
now today still already ever never again up down out off over under between after before when where not no nor don
thing things way something anything someone sort kind lot bit quite maybe perhaps possible one ones own
suite imisozi sozi software system app application company business businesses dear sir madam team question questions
exactly offer offers offered provide provides available include includes included come comes interested thinking run running
etc eg ie vs per across via through during gonna wanna ive guys until yet able
work works allow allows allowed handle handles mean means currently right
lets good great nice new small big large old first last next long short name called
pls plz u ur r dont doesnt didnt isnt arent wont cant couldnt thats theres hows wheres whos`

export const synonyms = {
  // Prices and ways to pay for the suite
  price:
    'price change, price changes, change the price, price, prices, pricing, cost, costs, costing, how much, tariff, tariffs, fee, fees, price list, pricelist, rates, how expensive, quote, quotation, amount, hw much, hw mch, how mch',
  pay: 'pay, paying, paid, payer',
  plan: 'plan, plans, tier plan, package plan, packages and plans, which of the {number}, option, options, formula',
  subscription: 'subscription, subscriptions, subscribe, subscribing, subscribed, rent, renting, rented, rent it',
  month: 'month, months, monthly, a month, per month, each month, every month',
  year: 'year, years, yearly, annual, annually, per year, a year, each year, per annum, every year, yr, annualy',
  save: 'save, saving, savings, saves',
  cheap:
    'cheap, cheapest, least expensive, lowest, affordable, budget, smallest plan, lowest price, least amount, least i can pay, least money, basic plan, entry level, minimum price, less expensive',
  popular: 'popular, most popular, best seller, recommended, recommend, most people choose, bestseller',
  onetime:
    'one time, one-time, onetime, one off, one-off, pay once, paid once, outright, lump sum, buy once, once, perpetual, paying once, own it, buy it, buy and keep, bought and kept, keep forever, keep for ever',
  lifetime: 'lifetime, for life, forever, life time',
  license: 'licence, license, licences, licenses',
  package: 'package, packages, bundle, bundles',
  businesspackage:
    'business package, business one time, business licence, business license, business bundle, one time business, business lifetime',
  essential: 'essential, essentials',
  starter: 'starter, starter plan, small plan, the small one, first plan, smallest, smallest one',
  professional:
    'professional, pro, professional plan, pro plan, profesional, middle plan, middle one, medium plan, medium one, plan in the middle, second plan',
  enterprise:
    'enterprise, enterprise plan, entreprise plan, enterprize, plan entreprise, biggest one, biggest plan, biggest subscription, largest plan, largest one, highest plan, top plan, big plan, large plan',
  ownprices:
    'different price, different prices, own price, own prices, prices per shop, price per branch, same price everywhere',
  compare:
    'compare, comparison, difference, differences, versus, different, better, comparing, differ, choose between, smarter, wiser',
  trial:
    'free trial, trial, free period, free time, free days, try, try it, trying, test it, free month, free days, test drive, trial period, trail period, free trail, try before, evaluate, test period, test month, month of test, test first, test days, before the test, the test',
  card: 'credit card, card details, bank card, debit card, card number, need a card, visa, mastercard',
  free: 'free, for free, gratis, at no cost, no cost, no charge, free of charge, free version, freemium, nothing to pay',
  demoaccount: 'demo account, test account, demo login, sample account, demo version, demo access, play with',
  demo: 'demo, demonstration, demos, walkthrough, presentation, see it in action, show me how it works',
  discount:
    'discount, discounts, promo, promotion, promotions, coupon, coupons, voucher, reduction, reductions, rebate, special offer, deal, deals, promo code, lower price, price reduction, price cut, negotiate, negotiable, bargain, cheaper price, better price, sale price',
  volume:
    'volume, bulk, many branches, many locations, several locations discount, volume discount, custom pricing, custom price, tailored price, group of, make us an offer',
  credit:
    'credited, credit toward, count toward, counts toward, deducted, deduct, left to pay, still to pay, still owe, remain to pay, remaining, what is left, would remain, payments count',
  cancel:
    'cancel, cancellation, cancelling, canceling, unsubscribe, stop paying, terminate, quit, leave you, stop my subscription, end my subscription, contract length, commitment, locked in, lock in, contract period, minimum term, end subscription, stop the subscription, stop using',
  moneyback:
    'money back guarantee, money back, refund me, refund policy, get a refund, my money back, refund my, refund if, reimburse, reimbursed, refunded if, refund of my, refund for my, refund my subscription',
  change:
    'upgrade, upgrading, downgrade, downgrading, downgraded, switch plan, change plan, change plans, switch plans, move to another plan, go up, switch to, change my plan, change the plan, switch, switching',
  hidden:
    'hidden, extra cost, extra costs, extra fees, additional costs, hidden fees, hidden costs, surprise, surprises, additional fees, extra charges',
  setup:
    'setup, set up, set-up, install, installation, installing, onboarding, configure, configuration, get started, getting started, start using, begin, implementation, implement, rollout, deploy, deployment',
  paymethod:
    'payment method, payment methods, pay you, pay for the subscription, how do i pay, how can i pay, ways of paying, ways to pay, pay by, pay with, payment options, pay my subscription, pay for my plan, pay for the plan, pay imisozi, paypal, bank transfer, wire transfer, pay the subscription, how to pay, how can we pay, pay via, pay through',
  // Without these, `pay` would be read as the French `pays` and `buy` as the `buying` of a shop.
  buy: 'buy, purchase it, purchase the software, purchase once, bought',
  invoice: 'invoice, invoices, billing, billed, bill me, invoicing',
  vat: 'vat, tax included, taxes included, including tax, excluding tax, plus tax, with tax',
  currency:
    'currency, currencies, local currency, my currency, local money, convert, converted, naira, cedi, cedis, kenyan shilling, kenyan shillings, kenya shillings, ksh, kes, kenyan bob, euro, euros, tanzanian shillings, tanzania shillings, our money, zambian kwacha, kwacha, rand',
  rwf: 'rwf, frw, rwandan franc, rwandan francs, rwanda franc, rwanda francs, rwandese francs, rwandan money, money of rwanda',
  ugx: 'ugx, ugandan shilling, ugandan shillings, uganda shillings, shilling, shillings, ugandan money, money of uganda',
  xaf: 'xaf, central african franc, fcfa xaf, cameroonian money',
  xof: 'xof, west african franc, ivorian money',
  cfa: 'cfa, fcfa, cfa franc, cfa francs',
  aoa: 'aoa, kwanza, kwanzas, angolan kwanza, angolan money',
  franc: 'franc, francs',
  dollar: 'dollar, dollars, usd, us dollar, us dollars',
  fit: 'what should i take, should i take, should i choose, should i get, do you suggest, do you recommend, would you recommend, would you suggest, fit, fits, suit, suits, suitable, right plan, which plan, best plan, what plan, plan for, plan should, advise, suggest, recommend a plan, right for me, good for me, best for me, plan do i need, plan would, appropriate',
  limit:
    'limit, limits, limitation, limitations, maximum, max, up to, how many, at most, restricted, restriction, capped, exceed',
  unlimited: 'unlimited, no limit, without limit, limitless, as many as',
  total: 'total, in total, altogether, sum, add up, overall',
  // What is counted
  user: 'user, users, account, accounts, seats, login accounts, employee, employees, staff, people, persons, person, worker, workers, cashier, cashiers, colleague, colleagues, user accounts, team member, team members, waiter, waiters, waitress, waitresses, receptionist, receptionists, attendant, attendants, shop attendant, shop attendants, salesgirl, salesgirls, sales girl, sales girls, barman, barmen, bartender, bartenders, cook, cooks, storekeeper, supervisor, shop assistant, my girl, my girls, my boy, my boys, seller, sellers, helper, helpers',
  location:
    'location, locations, branch, branches, outlet, outlets, multi location, multi-location, multiple locations, several shops, multiple branches, multi branch, multi-branch, multiple stores, several branches, several stores, multilocation, many shops, second shop, second branch, another branch, multiple shops, two shops, multi store, multistore, chain of stores, second kiosk, second pharmacy, second restaurant, new branch, another shop, fourth shop, third shop',
  product: 'product, products, item, items, sku, skus, catalogue, catalog',
  // Modules and trades
  module:
    'module, modules, features, functions, functionality, functionalities, capabilities, feature, what can it do, what does it do, what do you offer, what do you sell, tools',
  pharmacy:
    'pharmacy, pharmacies, drugstore, drug store, drug shop, chemist, medicine, medicines, drugs, pharmacist, dispensary, clinic',
  inventory:
    'inventory, stock, inventory management, stock management, stock control, warehouse, warehouses, store room, stocks, stock keeping, inventry',
  restaurant:
    'restaurant, restaurants, cafe, bar, bars, canteen, bistro, eatery, coffee shop, food business, kitchen, restaurent, chef, nightclub, maquis, brochette',
  hotel: 'hotel, hotels, guest house, guesthouse, lodge, lodges, hostel, motel, hospitality, bnb',
  retail:
    'retail, shop, shops, store, stores, supermarket, boutique, kiosk, market stall, retailer, grocery, groceries, hardware store, minimart, mini market, stationery, bookshop, agrovet, agro vet, liquor store, cosmetics shop, butchery, butcher, hardware shop, stall',
  backoffice: 'backoffice, back office, back-office, administration, head office tools',
  crm: 'crm, customer relationship, customer relationship management, customer management, client management, manage customers, manage my customers, customer database, customer records',
  customer: 'customer, customers, client, clients, shopper, shoppers',
  pos: 'pos, point of sale, till, tills, cash register, checkout, cash desk, point-of-sale, cash registers, caisse, p o s, counter',
  studio: 'photo studio, studio, photography, photographer',
  trade:
    'who is this for, who is the suite for, who can use, who should use, industry, industries, trade, trades, kind of business, type of business, types of business, which businesses, sector, sectors, who is it for, who uses, business types, kinds of business',
  school:
    'school, schools, salon, salons, workshop, garage, farm, gym, hospital, hairdresser, barber, bakery, law firm, university, my trade, spa, car wash, welder, weld, welding, tailor, tailors, tailoring, seamstress, hair salon, braiding, nail salon, beauty salon, carpenter, carpentry, mechanic, garages, florist, phone repair, repair shop, dry cleaner, photocopy, printing press, nursery school',
  // Parts of the suite
  transfer:
    'transfer, transfers, move stock, move goods, transferring, between branches, between shops, between stores, between locations',
  role: 'who can see, role, roles, permission, permissions, rights, access control, rbac, access rights, role based, predefined roles, user rights, restrict access, restrict what, limit access, control what',
  custom:
    'custom role, custom roles, own roles, custom permissions, custom permission, create roles, create a role, own role, custom, customise, customize, customized, personalised, personalized',
  loyalty:
    'loyalty, loyalty program, loyalty programme, loyalty tiers, points, bronze, gold, silver, reward, rewards, fidelity, tiers, loyal, loyalty levels, regulars, returning customers',
  security:
    'security, secure, secured, safe, safety, protected, protect, protection, hacked, hacker, hackers, hack, cyber, breach',
  encryption: 'encryption, encrypted, encrypt, 256 bit, ssl, tls, https',
  twofactor:
    'two factor, two-factor, 2fa, mfa, multi factor, multi-factor, two step, otp, second factor, two-step verification, login app, authenticator, authenticator app, second code',
  audit:
    'audit, audit trail, audit log, audit logs, who changed, history of changes, activity log, traceability, who did what, logs',
  compliance:
    'compliance, compliant, gdpr, hipaa, soc, soc2, soc 2, ccpa, sox, regulation, regulations, standards, iso, certified, certification, certificate, certificates, certifications',
  uptime:
    'uptime, availability, downtime, sla, reliability, reliable, outage, outages, service level, down time, goes down, server down, up time, slas',
  backup:
    'backup, backups, back up, back-up, restore, lose my data, lose data, data loss, losing data, lost data, lose all my data, lose everything',
  datacenter:
    'stored, is it stored, are they stored, data saved, data center, data centers, data centre, data centres, where is data stored, where is my data, data stored, data location, hosted, hosting, servers located, data kept, where is the data, where are the servers, data hosted, stored data, cloud, servers',
  tenant:
    'tenant, tenants, multi tenant, multi-tenant, tenancy, isolated, isolation, see my data, other businesses see, separate data, data separated, data private, multitenant',
  api: 'api, rest api, apis, rest, developer, developers, bearer, token, tokens, endpoint, endpoints, openapi, swagger, sdk, restful',
  webhook: 'webhook, webhooks, callbacks, events api',
  integration:
    'third party software, integration, integrations, integrate, integrates, connect, connects, connected, connection, quickbooks, sage, xero, accounting system, accounting software, plug, sync with, other software, other systems, works with, work with, shopify, woocommerce, zapier, tally, power bi, erp',
  sms: 'sms, text message, text messages, texts, sms notifications',
  emailauto:
    'email automation, automated email, automated emails, automatic email, automatic emails, newsletter, newsletters, drip, drip campaign, campaign, campaigns, email campaign, email campaigns, email marketing, welcome email, welcome emails, segmentation, a b testing, ab testing, marketing emails, automate emails, mailing, bulk email, bulk emails',
  offline:
    'offline, off line, without internet, no internet, without network, no network, internet down, internet goes, network down, connection lost, without connection, internet connection, network fails, internet fails, wifi, no connection, bad connection, poor connection, slow internet, slow network, internet is down, internet stops, loses internet, poor network, internet cuts, internet access, internet goes down, internet, network, no signal, without signal, network is gone, network is off, wifi down, without a bundle',
  power:
    'power cut, power cuts, power, electricity, outage power, blackout, load shedding, power outage, power goes, no electricity, electricity goes, light goes, light goes off, no light, light is off, current goes, current is off, generator, lite goes, battery dies',
  mobile:
    'my phone, my old phone, old phone, old phones, phones, samsung, tecno, itel, infinix, huawei, xiaomi, nokia, cell phone, their phones, mobile app, mobile, phone app, android app, ios app, iphone, android, smartphone, play store, app store, on my phone, have an app, got an app, on a phone, on my mobile, from my phone, ipad, with my phone, phone only',
  device:
    'device, devices, hardware, equipment, computer, tablet, tablets, laptop, machine, system requirements, requirements, ram, windows, mac, browser, pc, memory, specifications, specs, disk',
  scanner: 'scanner, barcode, barcodes, bar code, barcode scanner, scan, scanning, scanners, qr, code reader',
  printer: 'printer, printers, print, printing, receipt printer, thermal printer, cash drawer, drawer',
  import:
    'import, importing, migrate, migration, bring my data, existing data, load my data, upload, import data, data import, excel, spreadsheet, csv, move my data, transfer my data, my existing, from excel, old system, previous system, current system',
  export:
    'export, exporting, take my data, get my data out, download my data, data export, data portability, extract, my data if, own my data, who owns my data, take out my data, data belongs, owns the data, data if i leave, keep my data',
  training:
    'training, train, trained, learn, teach, course, courses, tutorial, tutorials, lessons, learning, trainings, teaching, lesson, trainer, trainers, teaches',
  visit:
    'someone come, somebody come, come and install, come to install, someone to come, come to my store, on site, on-site, onsite, come to my shop, visit my shop, come to my, come to us, send someone, send somebody, technician, visit us, visit me, home visit, come over, come and help, come here',
  analytics:
    'analytics, dashboard, dashboards, statistics, stats, charts, insights, real time, real-time, kpi, figures, graphs, realtime, takings, dead stock, slow moving',
  report: 'report, reports, reporting, sales report, reportings',
  margin: 'margin, margins, profit, profits, profitability, profit margin',
  whitelabel:
    'white label, white-label, whitelabel, own brand, own logo, my brand, my logo, branding, rebrand, our logo, our brand',
  manager: 'account manager, dedicated manager, dedicated account manager',
  expiry:
    'expiry, expire, expires, expired, expiration, expiry date, expiry dates, expiring, expiration dates, best before, out of date, near expiry, spoil, spoils, spoilt, spoiled, rotten, stale, go bad, goes bad, past its date, near-expiry',
  batch:
    'lot tracking, batch, batches, serial, serial number, serial numbers, lots, batch tracking, recall, lot numbers, imei, bad lot, bad batch, called back by the supplier',
  reorder:
    'reorder, reordering, reorder point, reorder points, low stock, stock alert, stock alerts, out of stock, replenish, replenishment, run out, runs out, low inventory, restock, running low, purchase order, purchase orders, order automatically, alert when, stock finishes, goods finish, nobody ordered, sold out',
  alert: 'alert, alerts, warning, warnings, notification, notifications, notify, warn, notified, warned',
  stocktake:
    'stock take, stocktake, stock count, stocktaking, counting stock, count stock, physical count, cycle count, stock takes, write off, damaged goods, broken goods, stock does not agree, take off the count',
  prescription:
    'prescription, prescriptions, patient, patients, allergies, allergy, refill, refills, patient records, interaction, interactions',
  insurance: 'insurance, insurer, insurers, insurances, rssb, mutuelle, copay, cbhi, nhif, nhis, insured, health fund',
  return:
    'return, returns, customer returns, return goods, refund a customer, refunds, refund customers, take back, brings back, returned, exchange item, give back',
  refund: 'refund, refunding, refunded',
  receipt:
    'receipt, receipts, tax receipt, ebm, fiscal receipt, fiscal, e receipt, printed receipt, ticket receipt, tax invoice',
  tax: 'tax, taxes, tax rate, tax rates, taxation, rra, revenue authority, ura',
  tillpayment:
    'mobile money, momo, mtn, airtel, orange money, mpesa, m pesa, accept card, card payments, card payment, accept cards, payment types, accept payments, accept payment, cash payments, payment from customers, customers pay, my customers pay, payments from customers, split payment, mixed payment, take payments, customer pays, accept mobile, split payments, mix payment',
  debt: 'debt, debts, sell on credit, customer credit, on credit, credit sales, owe, owes, owing, debt book, tab, credit customers, credit to customers, buy on credit, debtors, unpaid',
  close:
    'close the day, closing, end of day, daily closing, z report, cash up, count the drawer, cash count, day end, close of day, shift',
  table: 'table, tables, floor plan, table map, table plan, table service, table management',
  order:
    'order, orders, kitchen order, kitchen ticket, kitchen tickets, kot, ordering, take orders, kitchen display, order taking',
  split:
    'split, split bill, split bills, split the bill, separate bills, splitting, share the bill, merge bills, bill splitting, divide the bill',
  recipe: 'recipe cost, food cost, plate cost, ingredients, recipes cost, cost of a plate, dish cost, costing recipes',
  menu: 'menu, menus, dishes, dish, plate, plates, buffet',
  delivery: 'delivery, deliveries, takeaway, take away, take-away, takeout, home delivery, rider',
  booking:
    'booking, bookings, reservation, reservations, book a room, room booking, check in, check-in, check out, check-out, front desk, reception, checkin',
  channel:
    'booking com, booking.com, airbnb, expedia, channel manager, ota, travel sites, travel site, online bookings, otas',
  room: 'room, rooms, bedroom, bed, beds, bedrooms',
  housekeeping: 'housekeeping, cleaning, cleaner, cleaners, maid, housekeeper, plumber, leaking tap, leaking pipe',
  accounting:
    'accounting, bookkeeping, accountant, bookkeeper, ledger, general ledger, accounts payable, balance sheet, books',
  payroll:
    'payroll, salaries, salary, wages, hr, human resources, attendance, time clock, pay my staff, pay staff, leave management',
  ecommerce:
    'ecommerce, e commerce, online store, online shop, web shop, webshop, sell online, website store, online sales, sell on the internet',
  website: 'website, websites, build a website, web site',
  weight:
    'weigh, weight, scale, by the kilo, kg, kilo, loose goods, units of measure, unit of measure, carton, cartons, piece, pieces, pack sizes, per piece',
  supplier: 'supplier, suppliers, vendor, vendors, purchasing, purchase, purchases, buying, procurement',
  theft:
    'theft, steal, stealing, fraud, cheat, cheating, dishonest, stolen, thief, steals, robbery, robbers, robbed, pockets the money, pocketed',
  discountrole:
    'cashier discount, cashiers give discounts, cashier change, change a price, change prices, give discounts, discount limit, discounts at the till, lowers prices, lowers the price, cheap price to friends, give discount, gives discount',
  // The company
  office: 'office, offices, headquarter office',
  headquarters: 'headquarters, hq, head office, headquartered, main office',
  address:
    'address, addresses, located, where are you, street, directions, find you, where is your, where can i find, come by, physical address, based, where are your, visit your, map, situated',
  phone:
    'a phone number, your phone number, your phone, phone number, telephone, call, call you, phone, phone numbers, telephone number, ring, calling, hotline, by phone, tel, phone line',
  email: 'email, e-mail, mail address, email address, write to you, mail, emails',
  whatsapp: 'whatsapp, whats app, whatsap, watsapp',
  contact:
    'contact, reach, reach you, get in touch, contact details, get hold of, contacts, contact you, contact info, contact information',
  hours:
    'hours, opening hours, opening times, open, when are you open, are you open on, close at, business hours, working hours, office hours, what time, opens, closed, open on, schedule, times, saturday, sunday, weekend, weekends, opening, time do you',
  opennow:
    'open now, open right now, open today, are you open, currently open, open at the moment, is anyone there, anybody there, someone there now, open at this time, online now, still open, closed now, anyone available now, available now, someone available, anybody on, anyone on the phone, somebody on the phone, is somebody there, anybody on the phone',
  support:
    'support, customer service, customer support, technical support, help desk, helpdesk, assistance, after sales, customer care, tech support',
  emergency:
    'till is down, till died, till is dead, till stopped, pos is down, cannot sell, can not sell, cannot bill, till down, everything is down, till is stuck, till stuck, till refuses, till will not sell, till wont sell, till won t sell, t check a guest in, cannot check a guest in, can not check in, emergency, emergencies, urgent, at night, in the middle of the night',
  reply:
    'response time, how fast do you answer, how quickly, how soon, how long until you answer, reply, respond, answer time, get back to me, how fast, hear back, hear from, response, replies, reply time, respond to, how long to answer, wait for an answer, get an answer',
  human:
    'speak to, talk to, speak with, talk with, human, real person, a person, agent, representative, someone real, operator, speak to someone, talk to someone, speak with someone, talk to a person, sales person, salesperson, talk to sales, speak to sales, contact sales, contact a person, contact a human, consultation, consultant, live agent, call me, call me back, callback, speak to a human, talk to a human, real human, someone from sales, speak with sales, speak to human, sales team, talk with someone, speak to a person, actual person, talk to somebody, speak to somebody, advisor, adviser, call back',
  robot:
    'what model, which model, what llm, an ai, are you ai, are you a bot, are you a chatbot, are you a computer, an ai or, robot, bot, a machine, artificial intelligence, chatbot, chatgpt, language model, gpt, real or, am i talking to a, am i speaking to a, am i chatting with',
  realperson:
    'are you human, r u human, are u human, are you real, are you a person, are you a real person, are you a human, a real person answering',
  whoareyou:
    'who are you, who r u, who are u, ur name, what are you, your name, who is sozi, what is sozi, introduce yourself, what is your name, who am i talking to, who am i speaking to',
  whatis:
    'what is imisozi, what is imisozi suite, about imisozi, what is this, tell me about imisozi, what is this software, what is this suite, explain imisozi, what does imisozi do, tell me about your software, what is the suite, tell me about your product, what is your product, about the software, what is your software, what is your system, tell me about the suite, what does your software do, what does the suite do, what do you do, what does your company do, what exactly do you do',
  capable:
    'what can you do, help me, can you help, how can you help, what can i ask, help, what do you know, need help, assist me, what can you help, can you assist',
  howareyou:
    'how are you, how are you doing, how is it going, how do you do, what is up, whats up, how r u, hw r u, how are u',
  hello:
    'hi, hey, hello, good morning, good afternoon, good evening, greetings, hallo, muraho, mwaramutse, hi there, good day, jambo, hey there, howdy',
  hurry:
    'answer fast, answer quickly, reply fast, reply quickly, quick answer please, asap please, answer me fast, be quick',
  thanks: 'thanks, thank you, thank, thx, cheers, appreciate, murakoze, thankyou, many thanks, much appreciated',
  goodbye:
    'goodbye, bye, see you later, see you soon, see you tomorrow, good night, bye bye, farewell, take care, see you later, have a nice day, have a good day, cya',
  complaint:
    'complaint, complain, complaints, unhappy, disappointed, angry, terrible, bad service, bad experience, not satisfied, unsatisfied, frustrated, awful, useless, scam, rubbish, worst, treated badly, horrible, annoyed, dissatisfied',
  about:
    'did the company start, company start, company begin, did you begin, company story, imisozi history, history of imisozi, about your company, about the company, who is behind, history of the company, company history, about you, your company, who made, who built, who owns, founder, founders, founded, since when, who created, your story, when did you start, when was, who makes, how old is, who develops, who developed, year founded',
  clientcount:
    'how many customers, how many clients, how many businesses, number of customers, customer base, how many companies, who uses imisozi, how many pharmacies, how many hotels, how many restaurants, customers do you have, clients do you have, businesses use, your customers, your clients, companies use, testimonials, pharmacies use, hotels use, restaurants use, shops use, people use, success stories, case studies',
  language:
    'language, languages, french, english, kinyarwanda, portuguese, swahili, in french, speak french, speak english, speak kinyarwanda, translated, kiswahili, lingala, arabic, spanish, multilingual',
  country:
    'country, countries, kenya, nigeria, ghana, tanzania, burundi, congo, drc, senegal, ethiopia, south africa, zambia, africa, abroad, my country, other countries, mali, togo, benin, gabon, europe, usa, malawi, mozambique, nairobi, lagos, kinshasa, goma, dar es salaam, bujumbura, accra, mombasa, kisumu, douala, yaounde, dakar, bamako, lome, cotonou, arusha, mwanza, bukavu, lubumbashi, brazzaville, juba, lusaka, harare',
  kigali: 'rwanda, kigali',
  kampala: 'uganda, kampala',
  bafoussam: 'cameroon, bafoussam, bafousam, bafoussan',
  luanda: 'angola, luanda',
  abidjan: "ivory coast, cote d'ivoire, abidjan, abijan",
  careers:
    'career, careers, job, jobs, vacancy, vacancies, hiring, hire, employment, apply for a job, work for you, work at imisozi, internship, intern, join your team, recruiting, recruit, cv, resume, job openings, open positions, work with you guys, employ me',
  news: 'blog, news, events, event, blog articles, article, social media, facebook, instagram, twitter, linkedin, youtube, tiktok',
  partner:
    'partner, partners, partnership, reseller, resell, affiliate, become a partner, distributor, referral, referral program, resellers, partnerships, commission for, refer',
  investor:
    'how many employees do you have, your employees, size of your company, team size, how big is your company, how many people work, investor, investors, invest, stock price, funding, turnover, ceo, director, boss of, owner of imisozi, valuation, net worth, your director, net profit, people do you employ',
  cooperative: 'cooperative, cooperatives, coop, coops, co-op, co-operative, sacco, saccos',
  ngo: 'ngo, ngos, non profit, nonprofit, non-profit, charity, charities, church, churches, faith based, association, associations, foundation, donor, donors, volunteer, volunteers, grant, grants, church organisation, non governmental, ngo program, ngo programme, not for profit, humanitarian, nonprofits, charitable, parish, orphanage, mosque, refugees, choir, rotary, funder, asbl, relief organisation, faith based',
  eligible:
    'eligible, eligibility, qualify, qualifies, qualified, conditions, criteria, who can apply, requirements to get, qualification, qualifying',
  apply: 'apply, how to apply, applying, apply for, sign up for, enrol, enroll',
  smallbusiness:
    'small business, small businesses, small-business, small business discount, small business program, small business programme, sme, smes, first year discount, small company, small shop discount, small enterprise, small business backbone',
  accelerator: 'accelerator, startup, startups, start up, start-up, incubator, startup accelerator, new business',
  family: 'family business, family businesses, family',
  rural: 'rural, village, villages, countryside, remote area, remote areas',
  resources:
    'resource center, resource centre, resources, webinar, webinars, templates, growth guides, planning tools, marketing templates, free resources',
  women: 'women, woman, female, women empowerment, women owned',
  gender: 'gender, gender equality, equality, equal pay, men, diversity, pay gap, inclusion',
  leave: 'parental leave, maternity, maternity leave, paternity, paternity leave',
  environment:
    'environment, environmental, eco, green, ecology, ecological, carbon, climate, sustainable, sustainability, paper waste, environmentally friendly, environment friendly, co2, footprint, waste less',
  privacy:
    'share data, share my information, third parties, share my data, sell data, who sees my data, privacy, privacy policy, personal data, data protection, data privacy, my data, personal information, sell my data, data do you collect, my information, data collect, information do you collect, data you collect',
  cookie: 'cookie, cookies, tracking, track me, tracked, consent, tracker, trackers',
  erase:
    'delete my data, erase my data, delete my information, remove my data, right to be forgotten, erase, delete my account, delete data, forget me, delete my personal data, erased, data deleted, remove my information, delete everything about me, erase my personal data',
  retention:
    'how long do you store, store chat, conversation, conversations, how long are conversations, chat history, how long do you keep, retention, how long is my data, how long are my data, data kept for, store my data, keep my information, how long you keep, keep data',
  children: 'children, kids, minors, minor',
  docs: 'documentation, docs, manual, user guide, guide, user manual, knowledge base, instructions manual, help pages, guides',
  apidocs: 'api documentation, api docs, api reference, openapi file',
  forum: 'forum, community, community forum',
  password:
    'password, passwords, forgot password, forgot my password, reset password, reset my password, cannot log in, cannot login, can not log in, cant login, lost password, lost my password, pasword, pin, pin code, passcode',
  login: 'log in, login, sign in, signin, logging in, first login, can not sign in, sign on',
  signup:
    'sign up, signup, register, registration, create an account, open an account, create account, subscribe now, registering, make an account, where do i sign',
  invite:
    'invite, invitation, invite staff, add a user, add users, add staff, add an employee, new employee, add employee, inviting, add employees, add a cashier, create a user',
  leaver:
    'employee leaves, staff leaves, leaves the company, somebody leaves, someone leaves, deactivate, fired, fire an employee, former employee, when an employee leaves, left the company, quits, resigned, ran away, sacked, dismissed, lock her out, lock him out',
  update: 'update, updates, new version, new versions, updated, upgrades included',
  bankrupt:
    'go bankrupt, bankruptcy, company disappears, goes out of business, shut down, close down, go out of business, company closes, disappear, you disappear, stop existing, cease',
  datausage:
    'data bundle, mobile data, megabytes, data usage, consume data, internet bundle, mb, data bundles, how much data, how much internet',
  hidemanager: 'see what the business earns, staff see, employees see, cashiers see, hide',
  tips: 'tips, commission, commissions',
  stability:
    'crash, crashes, bug, bugs, slow, error, errors, broken, not working, does not work, problem, problems, issue, issues, stuck, freeze, frozen, wont start, fails',
  trialend:
    'after the trial, after the free trial, trial ends, trial end, trial is over, trial over, end of the trial, end of the free trial, trial expires, trial finishes, free trial ends, free trial end, free trial is over, free trial expires, end of trial, after my trial, after my free trial, after trial, after free trial, trial period ends, after the trial period, trial ended, after 30 days',
  howlong: 'how long, how often, how many days, how much time',
  expensive: 'expensive, too expensive, too high, pricey, too costly',
  whyus:
    'why imisozi, why you, why should i choose, why choose, why should we choose, why should i use, why pick, what makes you different, advantages, benefits, why your, why should i buy',
  always: '24/7, 24h, round the clock, around the clock, 24 hours, day and night, all day and night, 24hours',
  competitor:
    'odoo, sap, zoho, square, lightspeed, loyverse, erpnext, netsuite, toast, salesforce, hubspot, oracle, competitor, competitors, competition, microsoft dynamics, clover, vend, dynamics, other software better',
  exchange: 'exchange rate, exchange rates, conversion rate',
  translate: 'translate, translation',
  // What means nothing here.
  '-': 'your website, your site, this website, this site, your page, your pages, website says',
  label: 'label, labels',
  readonly: 'read only, read-only, only read, view only',
} as const satisfies Synonyms & Readonly<Record<OfficeId, string>>
