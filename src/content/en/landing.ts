import type { ModuleCopy, LandingCopy } from '#content/copy/landing.ts'
import { brand } from '#facts/brand.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { degreesFromEquator, offices } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { standards } from '#facts/standards.ts'
import type { ModuleId } from '#facts/modules.ts'
import { sayFigure, sayList, sayPrice, spell } from './figures.ts'
import { channelLabels } from './hours.ts'

const moduleWords = {
  pharmacy: {
    name: 'Pharmacy Management',
    short: 'Pharmacy',
    text: 'Batches, expiry dates and prescriptions in one place, so nothing dies on the shelf.',
    points: [
      'Batch and serial tracking',
      'Expiry alerts while it still sells',
      'Prescriptions by patient',
      'Reorder point per medicine',
      'Counter sales and receipts',
    ],
  },
  inventory: {
    name: 'Inventory Management',
    short: 'Inventory',
    text: 'One count for every branch, storeroom and truck on the road.',
    points: [
      'Barcode and RFID scanning',
      'Reorder points',
      'Transfers between locations',
      'Batch and serial numbers',
      'Stock counts on a phone',
    ],
  },
  restaurant: {
    name: 'Restaurant Operations',
    short: 'Restaurant',
    text: 'The floor, the kitchen and the bill on the same screen.',
    points: [
      'Live table map',
      'Kitchen tickets by station',
      'Split and merged bills',
      'Cost of every plate',
      'Menus by hour and day',
    ],
  },
  hotel: {
    name: 'Hotel Management',
    short: 'Hotel',
    text: 'Every room, guest and bill, from arrival to check-out.',
    points: [
      'Room board by floor',
      'Bookings and check-in',
      'Housekeeping status',
      'One bill with restaurant and bar',
      'Rates by season',
    ],
  },
  retail: {
    name: 'Retail Business',
    short: 'Retail',
    text: 'A till that keeps selling when the network does not.',
    points: [
      'Offline mode',
      'Cash, card and mobile money',
      'Loyalty in three tiers',
      'Returns and refunds',
      'Receipts on paper or by email',
    ],
  },
  backoffice: {
    name: 'Backoffice Management',
    short: 'Backoffice',
    text: 'Branches, staff and money, closed every evening.',
    points: [
      'Sales and costs by branch',
      `${roleTemplates.length} role templates, plus yours`,
      'Audit trail of every change',
      'Staff invitations by email',
      'Reports on a schedule',
    ],
  },
  crm: {
    name: 'Customer Relationship Management',
    short: 'Customers',
    text: 'Know who buys, what they buy and when to call.',
    points: [
      'Full purchase history',
      'Loyalty tiers',
      'Segments and campaigns',
      'Follow-up reminders',
      'Welcome emails, sent for you',
    ],
  },
} as const satisfies Record<ModuleId, ModuleCopy>

/** The landing page (LAND-1..21). What the specification quotes stands verbatim. */
export const landing = {
  title: `${brand.product}: business software from Kigali`,
  searchTitle: `${brand.product}: business software for shops, pharmacies and hotels in Africa`,
  description: `Stock, till, rooms, tables, staff and customers in one suite, built in Kigali. ${figures.trialDays.value}-day free trial, no credit card required.`,
  hero: {
    kicker: 'Business management software, made in Kigali',
    lines: ['What sold.', 'What’s left.', 'What it made.'],
    // The first is the sum on the owner's phone below (scenes.phone); a test keeps them equal.
    figures: [
      { label: 'sold today', currency: 'RWF', amount: 1_284_500 },
      { label: 'items left', currency: null, amount: 3_412 },
      { label: 'profit', currency: 'RWF', amount: 318_200 },
    ],
    lead: `${brand.product} runs pharmacies, shops, restaurants and hotels from one account. Every sale, shelf, table and room lands in the same books, so you close the day knowing, not guessing.`,
    terms: {
      price: `From ${sayPrice(plans.starter.monthlyPrice)} per month`,
      trial: `. ${figures.trialDays.value}-day free trial, no credit card required.`,
    },
    // A proof that one can check alone, because the claims wait for theirs.
    proof: { text: 'Check us before you call: ', link: 'read the manual' },
    explore: 'Explore Modules',
    contact: 'Contact Us',
    badges: [
      { icon: 'shield', text: 'Enterprise Security' },
      { icon: 'chart', text: 'Real-time Analytics' },
      { icon: 'plug', text: 'API Integration' },
    ],
  },
  modules: {
    heading: ['Seven modules.', 'One set of books.'],
    text: 'Start with the one you need this month. Add the next when you are ready: your products, staff and customers are already there.',
    jumpLabel: 'The seven modules',
    ready: 'Production Ready',
    access: 'Access Platform',
    each: moduleWords,
  },
  about: {
    heading: 'Built where the network drops and the queue does not.',
    text: 'We started in Kigali, with shops that lose power at noon and sell until nine. What survives here works anywhere.',
    points: [
      {
        title: 'Enterprise-grade security',
        text: 'Each business keeps its own data, users and roles. Two-factor sign-in and an audit trail come as standard.',
      },
      {
        title: 'Cloud-based infrastructure',
        text: 'No server in the back room. Open a browser on a phone, a tablet or a laptop and you are at work.',
      },
      {
        title: 'Real-time data synchronization',
        text: 'A sale in Huye lowers the count in Kigali. Tills that were offline catch up by themselves.',
      },
      {
        title: 'Customizable workflows',
        text: 'Your approvals, your receipts, your taxes, your roles. Change a rule without calling us.',
      },
      {
        title: 'Advanced analytics and reporting',
        text: 'Sales by hour, margin by product, stock by age. The report is in your inbox before you open.',
      },
      {
        title: 'Multi-platform accessibility',
        text: 'The same screens on an entry-level Android phone, at the till and in head office.',
      },
    ],
  },
  technology: {
    heading: 'What it stands on',
    categories: [
      { title: 'Frontend', items: ['Progressive web app', 'Offline storage', standards.accessibility] },
      { title: 'Cloud infrastructure', items: ['Isolated tenants', 'Containers', 'Managed SQL', 'Daily backups'] },
      { title: 'DevOps', items: ['Automated tests', 'Staged releases', 'Infrastructure as code'] },
      {
        title: 'Security and compliance',
        items: [standards.transport, `${figures.encryption.value}-bit encryption`, 'Two-factor sign-in', 'GDPR'],
      },
      { title: 'Performance', items: [standards.http, 'Brotli', 'Edge cache', `${sayFigure(figures.uptime)} uptime`] },
      { title: 'Integrations and APIs', items: ['REST', 'Webhooks', 'Bearer tokens', 'CSV import and export'] },
    ],
  },
  contact: {
    heading: 'Request a Demo',
    lead: `Tell us what you sell and where. A person replies within ${contact.demoReplyHours} hours.`,
    card: brand.company,
    address: contact.address,
    mapLabel: `Map of our offices in ${sayList(offices.map(({ city }) => city))}`,
    openMap: 'Open in OpenStreetMap',
    mapNote: `${spell(offices.length, 'first')} offices, all within ${spell(degreesFromEquator)} degrees of the Equator.`,
    hours: [
      { channel: 'Phone', hours: channelLabels.phone },
      { channel: 'Email', hours: channelLabels.email },
      { channel: 'Technical support', hours: channelLabels.support },
    ],
    equator: 'Equator',
  },
} as const satisfies LandingCopy
