import type { FeatureCopy } from '#content/page-words.ts'

type Theme = 'triggers' | 'segmentation' | 'drip-campaigns' | 'ab-testing' | 'ready-letters'

/** Sample data of the drawings, made up; shares of opened emails are counted. */
type Pictures = {
  readonly triggers: {
    readonly caption: string
    readonly columns: readonly [event: string, letter: string, delay: string]
    readonly rows: readonly (readonly [event: string, letter: string, delay: string])[]
  }
  readonly segments: {
    readonly label: string
    readonly title: string
    readonly aside: string
    /** From all customers to those who are written to, each a part of the one before. */
    readonly steps: readonly { readonly rule: string; readonly people: number }[]
  }
  readonly drip: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly start: string
    readonly first: readonly [day: string, letter: string]
    readonly question: string
    readonly yes: { readonly answer: string; readonly letter: readonly [day: string, letter: string] }
    readonly no: { readonly answer: string; readonly letter: readonly [day: string, letter: string] }
    readonly ends: readonly [yes: string, no: string]
  }
  readonly test: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly variants: readonly {
      readonly name: string
      readonly subject: string
      readonly sent: number
      readonly opened: number
    }[]
    readonly of: string
    readonly winner: string
  }
  readonly letter: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly subject: string
    readonly text: string
    readonly items: readonly { readonly name: string; readonly left: string }[]
    readonly button: string
    readonly foot: string
  }
}

export type EmailAutomationCopy = FeatureCopy<Theme, Pictures>
