import { solve } from '../solve.ts'
import type { Hands } from './hands.ts'

/** What reached the mailboxes since the product was started. */
export type Letters = {
  /** Waits for a letter to this address that holds every one of these texts. */
  to(address: string, ...texts: readonly string[]): Promise<void>
}

export type Way = {
  readonly name: string
  walk(hands: Hands, visitor: Visitor, letters: Letters): Promise<void>
}

/** One for each way and width, so that nobody is taken for another. */
export type Visitor = { readonly name: string; readonly email: string; readonly phone: string }

const sales = 'sales@imisozi.example'
const reference = /^[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{3}$/

async function refuseCookies(hands: Hands) {
  await hands.press('Reject All')
}

/** From a button of the page to a request with a reference in the chat; every question is skipped. */
async function askInChat(hands: Hands, { name, email }: Visitor) {
  await hands.fill('Name', name)
  await hands.fill('Email', email)
  await hands.press('Start chat')
  await hands.press('Send')
  await hands.see('Your reference is')
}

async function noteAnswer(hands: Hands, answer: string) {
  await hands.fill('Your message', answer)
  await hands.press('Send')
}

/** The whole ways from interest to a person, each up to the letter that sales reads. */
export const ways: readonly Way[] = [
  {
    name: 'a demo, from a trade page to the form and its confirmation',
    async walk(hands, { name, email, phone }, letters) {
      await hands.open('/pharmacy')
      await refuseCookies(hands)
      await hands.press('Request Demo')
      await hands.fill('Full name', name)
      await hands.fill('Phone number', phone)
      await hands.fill('Email', email)
      await hands.fill('Company name', 'Imbuto Pharmacy')
      await hands.tick('Pharmacy Management')
      await hands.choose('Business size', 'Small Business (1-10 employees)')
      await hands.fill('Message', 'Two counters in Musanze.')
      await hands.fill('Answer', solve(await hands.read('[data-challenge-question]')))
      await hands.press('Send Request')
      const said = await hands.read('[data-reference]')
      if (!reference.test(said)) throw new Error(`'${said}' is no reference`)
      await letters.to(sales, 'Demo request', name)
      await letters.to(email, said)
    },
  },
  {
    name: "a trial, from a plan with the calculator's numbers",
    async walk(hands, visitor, letters) {
      await hands.open('/pricing#calculator')
      await refuseCookies(hands)
      await hands.fill('People who use it', '4')
      await hands.fill('Shops, branches and stores', '2')
      await hands.pressIn('#calculator', 'Get Started')
      await askInChat(hands, visitor)
      await hands.see('Professional')
      await letters.to(sales, 'Professional', visitor.name)
    },
  },
  {
    name: 'a consultation, from the services',
    async walk(hands, visitor, letters) {
      await hands.open('/services')
      await refuseCookies(hands)
      await hands.press('Schedule Consultation')
      await askInChat(hands, visitor)
      await noteAnswer(hands, 'Tuesday morning')
      await noteAnswer(hands, 'Bafoussam')
      await letters.to(sales, 'Consultation request', 'Tuesday morning', 'Bafoussam')
    },
  },
  {
    name: 'a call, from the contact page',
    async walk(hands, visitor, letters) {
      await hands.open('/contact')
      await refuseCookies(hands)
      await hands.press('Schedule Demo')
      await askInChat(hands, visitor)
      await noteAnswer(hands, visitor.phone)
      await noteAnswer(hands, 'Tomorrow morning')
      await letters.to(sales, 'Call', visitor.phone)
    },
  },
  {
    name: 'the whitepaper, without a form',
    async walk(hands) {
      await hands.open('/enterprise-grade')
      await refuseCookies(hands)
      const address = await hands.leadsTo('Download Security Whitepaper')
      const response = await fetch(new URL(address, hands.origin))
      const head = Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString()
      if (response.status !== 200 || head !== '%PDF-') throw new Error(`${address} is no document`)
    },
  },
]
