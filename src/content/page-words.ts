import type { Intent, Paper } from '#contract/intent.ts'
import type { PriceView } from '#contract/price-view.ts'
import type { ModuleId } from '#facts/modules.ts'
import type { Cents } from '#facts/plans.ts'
import type { TopicId } from '#content/copy/assistant/topics.ts'

/** An address of this site, or of a telephone or letter box. */
export type Href = `/${string}` | `#${string}` | `tel:${string}` | `mailto:${string}`

export type LinkWords = { readonly label: string; readonly href: Href }

/** A file to keep: what says 'Download' is a link to it. */
type DownloadWords = LinkWords & { readonly isDownload: true }

/** A button that opens the chat (CTA-1..4), with the visitor's first message already written and what it wants. */
export type AskWords = { readonly label: string; readonly ask: string; readonly intent: Intent<TopicId> }

export type ActionWords = LinkWords | DownloadWords | AskWords

/** The head of a page: a headline whose last line stands on a rule, and what the page is about in two sentences. */
export type OpeningWords = {
  readonly kicker: string
  /** One entry a line; a last line without descenders stands best on its rule. */
  readonly headline: readonly string[]
  readonly lead: string
  readonly actions: readonly ActionWords[]
  /** Up to three short facts, label and value, beside the lead. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
}

export type Entry = {
  /** Anchor of the row, where a link or the assistant leads to it. */
  readonly id?: string
  readonly title: string
  readonly text: string
  /** A word in the margin; its line breaks are kept. */
  readonly aside?: string
  /** A price or a count, set large. */
  readonly figure?: string
  readonly tag?: string
  readonly links?: readonly ActionWords[]
}

/** Rows under a heading: ruled rows beside it, or a grid below it. */
export type ListWords = {
  readonly heading: string
  /** What the reader should know before the list, or how far to trust it. */
  readonly note?: string
  /** Shown where the list stands beside its heading. */
  readonly actions?: readonly ActionWords[]
  readonly entries: readonly Entry[]
}

/** A day in one shop, hour by hour. Made up, and marked as an example on the page. */
export type ToldDayWords = {
  readonly heading: string
  readonly note: string
  readonly hours: readonly {
    /** 07:50 */
    readonly time: string
    readonly text: string
    /** Which part of the suite did it. */
    readonly aside: string
    /** The moment that would have cost money. At most one an example. */
    readonly isUrgent?: true
  }[]
}

/** A theme of a feature page: what it is, and one example from a shop. Its picture stands beside it. */
export type ThemeWords = {
  /** Anchor. */
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly example: string
}

/** Which plan fits this reader. Name and prices are spread in from `sayPlan`. */
export type PlanAdviceWords = {
  readonly heading: string
  readonly text: string
  readonly name: string
  readonly price: string
  /** 'per month' and what else the price depends on, one line each. */
  readonly terms: readonly string[]
  /** Said of the price in another currency, by the period that is chosen on the price list. */
  readonly about: Readonly<Record<PriceView<'billing'>, { readonly cents: Cents; readonly words: string }>> & {
    /** How its amounts are written. */
    readonly locale: string
  }
  /** What of the plan this reader needs, in a few words each. */
  readonly points: readonly string[]
  readonly actions: readonly ActionWords[]
}

type QuestionWords = {
  /** Anchor, where the assistant leads to the answer. */
  readonly id?: string
  readonly question: string
  readonly answer: string
}

/** Questions a buyer asks before buying; they also reach search engines as a FAQPage. */
export type QuestionsWords = {
  readonly heading: string
  readonly note?: string
  readonly actions?: readonly ActionWords[]
  readonly entries: readonly QuestionWords[]
}

/** Other parts of the suite that work with this one, each on the ground of the module it belongs to. */
export type RelatedWords = readonly (LinkWords & { readonly text: string; readonly module: ModuleId })[]

/** The last word of a page: what to do now, and where to read on. */
export type ClosingWords = {
  /** Anchor. */
  readonly id?: string
  readonly heading: string
  readonly text: string
  readonly actions: readonly ActionWords[]
  readonly related: readonly LinkWords[]
}

/** What tabs, search results and shared links say of a page: a title that names trade, product and region, its short name, and a description. */
export type HeadWords = { readonly title: string; readonly searchTitle: string; readonly description: string }

/** A page for one trade, in the order it is read. `Scenes` are the words of the drawings only this page has. */
export type IndustryCopy<Scenes> = HeadWords & {
  readonly opening: OpeningWords
  readonly day: ToldDayWords
  readonly scenes: { readonly heading: string; readonly note?: string } & Scenes
  readonly capabilities: ListWords
  readonly plan: PlanAdviceWords
  readonly questions: QuestionsWords
  readonly related: { readonly label: string; readonly links: RelatedWords }
  readonly closing: ClosingWords
}

/** A page for one part of the platform. `Theme` lists the anchors of its themes, each of which has a picture. */
export type FeatureCopy<Theme extends string, Pictures> = HeadWords & {
  readonly opening: OpeningWords
  readonly themes: {
    readonly heading: string
    readonly exampleLabel: string
    readonly themes: readonly (ThemeWords & { readonly id: Theme })[]
  }
  readonly pictures: Pictures
  /** Who it is for. */
  readonly readers: ListWords
  /** How it works together with the other parts. */
  readonly together: ListWords
  readonly questions: QuestionsWords
  readonly related: { readonly label: string; readonly links: RelatedWords }
  readonly closing: ClosingWords
}

/** First messages of the buttons that stand on many pages; any other button brings its own. */
const firstMessages = {
  'Get Started Today': 'I would like to get started. What do you need from me?',
  'Schedule Consultation': 'I would like to schedule a consultation.',
  'Start Free Trial': 'How can I start a free trial?',
  'Contact Sales': 'I would like to talk to sales.',
  'Request Demo': 'I would like to request a demo',
  'Schedule Demo': 'I would like to schedule a demo.',
  'Start Live Chat': '',
} as const

/** A button that asks us for something: it opens the chat with a fitting first message, and says what is wanted. */
export function askUs<Label extends string>(
  label: Label,
  intent: Intent<TopicId>,
  ...[ask]: Label extends keyof typeof firstMessages ? [ask?: string] : [ask: string]
) {
  return { label, intent, ask: ask ?? firstMessages[label as keyof typeof firstMessages] } as const satisfies AskWords
}

/** One of our papers as a PDF; no form stands before it. */
export function downloadPaper(label: string, slug: Paper) {
  return { label, href: `/documents/${slug}.pdf`, isDownload: true } as const satisfies DownloadWords
}

/** The same paper to read on the screen. */
export function readPaper(label: string, slug: Paper) {
  return { label, href: `/documents/${slug}` } as const satisfies LinkWords
}
