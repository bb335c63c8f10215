import { solve } from '../solve.ts'
import type { Hands } from './hands.ts'

/** What reached the mailboxes since the product was started. */
export type Letters = {
  /** Waits for a letter to this address that holds every one of these texts. */
  to(address: string, ...texts: readonly string[]): Promise<void>
}

export type Way = {
  readonly name: string
  readonly walk: (hands: Hands, visitor: Visitor, letters: Letters) => Promise<void>
}

/** One for each way and width, so that nobody is taken for another. */
export type Visitor = { readonly name: string; readonly email: string; readonly phone: string }

/** From a button through the chat: what is set before it, which button it is, and what is answered to the questions. */
type ChatWay = {
  readonly name: string
  readonly page: string
  readonly set?: Readonly<Record<string, string>>
  readonly button: string
  /** A selector of the part of the page it stands in. */
  readonly within: string
  /** What the chat says it has understood. */
  readonly noted: string
  readonly answers: (visitor: Visitor) => readonly string[]
  /** What the letter to sales holds besides reference, name and answers. */
  readonly told: readonly string[]
}

const sales = 'sales@imisozi.example'
const sign = '[2-9A-HJ-NP-Z]{3}'
const reference = new RegExp(`^${sign}-${sign}$`)
const referenceSaid = new RegExp(`Your reference is (${sign}-${sign})`)

const fromForm: Way = {
  name: 'a demo, from a trade page to the form and its confirmation',
  async walk(hands, { name, email, phone }, letters) {
    await hands.open('/pharmacy')
    await hands.press('Reject All')
    await hands.press('Request Demo')
    await hands.fill('Full name', name)
    await hands.fill('Phone number', phone)
    await hands.fill('Email', email)
    await hands.fill('Company name', 'Imbuto Pharmacy')
    await hands.tick('Pharmacy Management')
    await hands.choose('Business size', 'Small Business (1-10 employees)')
    await hands.fill('Message', 'Two counters in Musanze.')
    const sum = await hands.read('[data-challenge-question]')
    await hands.fill('A quick sum, so we know you are a person', solve(sum))
    await hands.lookOver()
    await hands.press('Send Request')
    const said = await hands.read('[data-reference]')
    if (!reference.test(said)) throw new Error(`'${said}' is no reference`)
    await letters.to(sales, 'Demo request', name, said, 'Two counters in Musanze.')
    await letters.to(email, said)
  },
}

const throughChat: readonly ChatWay[] = [
  {
    name: "a trial, from a plan with the calculator's numbers",
    page: '/pricing#calculator',
    set: { 'People who use it': '4', 'Shops, branches and stores': '2' },
    button: 'Get Started',
    within: '#calculator',
    noted: 'Professional, 4 users',
    answers: () => ['Tomorrow morning'],
    told: ['Plan request', 'Professional', '4 users', '2 locations'],
  },
  {
    name: 'a consultation, from the services',
    page: '/services',
    button: 'Schedule Consultation',
    within: 'main',
    noted: 'a consultation (setting up)',
    answers: () => ['Tuesday morning', 'Bafoussam'],
    told: ['Consultation request'],
  },
  {
    name: 'a call, from the contact page',
    page: '/contact',
    button: 'Ask for a call',
    within: 'main section:last-of-type',
    noted: 'a call',
    answers: ({ phone }) => [phone, 'Tomorrow morning'],
    told: ['Call request'],
  },
]

/** Every chat way begins and ends alike: name, what the button wrote, the questions, the reference, the letter. */
const walkChat = (way: ChatWay): Way['walk'] =>
  async function walk(hands, visitor, letters) {
    await hands.open(way.page)
    await hands.press('Reject All')
    for (const [label, value] of Object.entries(way.set ?? {})) await hands.fill(label, value)
    await hands.inside(way.within).press(way.button)
    const chat = hands.inside('[role=dialog]')
    await chat.fill('Name', visitor.name)
    await chat.fill('Email', visitor.email)
    await chat.press('Start chat')
    await chat.press('Send')
    await chat.see(way.noted)
    await chat.see('Your reference is')
    const [, said = ''] = referenceSaid.exec(await chat.read('[role=log]')) ?? []
    if (!reference.test(said)) throw new Error('The chat names no reference')
    const answers = way.answers(visitor)
    for (const answer of answers) {
      await chat.fill('Your message', answer)
      await chat.press('Send')
    }
    await chat.see('Our team has it all now')
    await letters.to(sales, visitor.name, said, ...way.told, ...answers)
  }

const toPaper: Way = {
  name: 'the whitepaper, without a form',
  async walk(hands) {
    await hands.open('/enterprise-grade')
    await hands.press('Reject All')
    const address = await hands.leadsTo('Download Security Whitepaper')
    const response = await fetch(new URL(address, hands.origin))
    const head = Buffer.from(await response.arrayBuffer()).subarray(0, 5)
    if (response.status !== 200 || head.toString() !== '%PDF-') throw new Error(`${address} is no document`)
  },
}

/** The ways of which a network may break in the middle. */
export const chatWays: readonly Way[] = throughChat.map((way) => ({ name: way.name, walk: walkChat(way) }))

/** The whole ways from interest to a person, each up to the letter that sales reads and what its visitor is told. */
export const ways: readonly Way[] = [fromForm, ...chatWays, toPaper]
