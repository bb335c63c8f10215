import { brand } from './brand.ts'
import { holidays } from './holidays.ts'
import { headquarters } from './offices.ts'

/** How the company is reached. Placeholders, like the rest of the brand. */
export const contact = {
  phone: headquarters.phone,
  email: headquarters.email,
  /** The number that takes messages on WhatsApp. */
  whatsApp: headquarters.phone,
  /** Where demo requests go, and the address a visitor is given when sending fails (FORM-22). */
  sales: `sales@${brand.host}`,
  address: headquarters.address,
  /** A demo request is answered within this many hours (FORM-24). */
  demoReplyHours: 24,
} as const

/** What the foot of the chat window names. */
export const chatFooter = { company: brand.company, phone: contact.phone, email: contact.email } as const

/** The address that dials a number: `tel:` and the number without its spaces. */
export function callTo(phone: string) {
  return `tel:${phone.replaceAll(' ', '')}` as const
}

// The specification gives the hours in EAT, which is Kampala's time; Kigali's clocks show CAT, an hour less.
const eastAfrica = 'Africa/Nairobi'

// Whoever answers sits in Kigali, and has Rwanda's holidays.
const closedOn = holidays.kigali.days

/** Opening hours by channel, as the contact page says them (CONT-2..5). `days` counts Monday as 1; hours are local to the zone. */
export const channels = {
  phone: {
    days: [1, 2, 3, 4, 5],
    opens: 8,
    closes: 18,
    timeZone: eastAfrica,
    holidays: closedOn,
    said: 'Mon-Fri 8AM-6PM EAT',
  },
  email: { replyHours: 2, said: '24/7, response within 2 hours' },
  chat: {
    days: [1, 2, 3, 4, 5],
    opens: 8,
    closes: 22,
    timeZone: eastAfrica,
    holidays: closedOn,
    said: 'Mon-Fri 8AM-10PM EAT',
  },
  support: { said: '24/7 for emergencies' },
} as const

const hourMs = 3_600_000
/** How long after it is sent a demo request, or an email, is answered at the latest. */
export const demoReplyMs = contact.demoReplyHours * hourMs
export const emailReplyMs = channels.email.replyHours * hourMs
