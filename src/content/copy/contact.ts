import type { ActionWords, AskWords, ClosingWords, HeadWords, LinkWords, QuestionsWords } from '#content/page-words.ts'
import type { ClockWords } from '#contract/say-clock.ts'
import type { channels } from '#facts/contact.ts'
import type { OfficeId } from '#facts/offices.ts'

export type ChannelId = keyof typeof channels

/** What the page says of a schedule while it is read. `{time}` 08:00 or 8 h, `{day}` Monday or `today`, `{moment}` one or both. */
export type OpeningTimeWords = {
  readonly openUntil: string
  readonly opens: string
  readonly holiday: string
  readonly today: string
  readonly clock: ClockWords
  /** The same moment where the reader is. */
  readonly yours: string
}

export type ContactCopy = HeadWords & {
  readonly opening: {
    readonly kicker: string
    readonly headline: readonly string[]
    readonly lead: string
    readonly actions: readonly ActionWords[]
    readonly map: string
    readonly equator: string
  }
  readonly openingTimes: OpeningTimeWords
  readonly channels: {
    readonly heading: string
    readonly cards: Readonly<
      Record<
        ChannelId,
        { readonly title: string; readonly hours: string; readonly action: LinkWords | AskWords; readonly text: string }
      >
    >
    readonly whatsApp: { readonly label: string; readonly number: string }
  }
  readonly demo: {
    readonly heading: string
    readonly text: string
    readonly actions: readonly ActionWords[]
    /** What follows after sending. */
    readonly steps: readonly (readonly [when: string, what: string])[]
  }
  readonly offices: {
    readonly heading: string
    readonly headquarters: string
    /** Beside the office that is nearest by the visitor's own time zone, and how that is known. */
    readonly nearest: string
    readonly nearestBy: string
    readonly entries: readonly {
      readonly id: OfficeId
      readonly address: string
      readonly description: string
      readonly hours: string
      readonly links: readonly LinkWords[]
      readonly whatsApp: string | null
    }[]
  }
  readonly streetMap: {
    readonly heading: string
    readonly note: readonly string[]
    readonly office: string
    readonly show: string
    readonly hide: string
    readonly always: string
    readonly places: readonly { readonly id: OfficeId; readonly frame: string; readonly link: string }[]
  }
  readonly questions: QuestionsWords
  readonly closing: ClosingWords
}
