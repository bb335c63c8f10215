import type { CallbackProblem } from '#contract/callback.ts'

export type CallbackProblemWords = Readonly<Record<CallbackProblem, string>>

/** What stays after a demo request was sent, and while it waits for a network. `{…}` is replaced. */
export type RequestSentCopy = {
  readonly heading: string
  readonly thanks: string
  readonly confirmed: string
  /** In its place, where no mail server takes the address. */
  readonly unreachable: string
  readonly sentAt: string
  readonly answerBy: string
  readonly nextHeading: string
  readonly next: Readonly<Record<'now' | 'by' | 'after', readonly [when: string, what: string]>>
  readonly callback: {
    readonly legend: string
    readonly optional: string
    readonly between: string
    readonly window: string
    readonly send: string
    readonly sending: string
    readonly kept: string
    readonly failed: string
  }
  readonly sooner: {
    readonly heading: string
    readonly callCity: string
    readonly sms: string
    readonly newTab: string
    readonly whatsApp: string
    readonly withReference: string
    /** What the WhatsApp message begins with. */
    readonly message: string
    readonly hours: string
    readonly say: string
  }
  readonly another: string
  readonly waiting: {
    readonly heading: string
    readonly noNetwork: string
    readonly kept: string
    readonly mayClose: string
    readonly mayNotClose: string
    readonly tryNow: string
    readonly trying: string
    readonly triedOnce: string
    readonly tried: string
    readonly nextIn: string
    readonly nextOnline: string
    readonly whatWaits: string
    readonly name: string
    readonly words: string
    readonly later: string
    readonly laterWhat: string
    readonly ways: string
    readonly smsNote: string
    readonly smsText: string
    readonly change: string
  }
}

/** The page after a form posted without JavaScript says some things otherwise. */
export type RequestSentPageCopy = {
  readonly title: string
  readonly description: string
  readonly thanks: string
  readonly slot: string
  readonly call: string
}
