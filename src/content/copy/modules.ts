import type {
  AskWords,
  ClosingWords,
  HeadWords,
  LinkWords,
  ListWords,
  OpeningWords,
  QuestionsWords,
} from '#content/page-words.ts'
import type { ModuleId } from '#facts/modules.ts'

/** A module as it is advertised (DATA-15); its colour is the ground of its id. */
type ModuleWords = {
  readonly title: string
  readonly description: string
  readonly users: string
  readonly features: readonly string[]
  readonly businessTypes: readonly string[]
  readonly link: LinkWords
}

/** When a trade needs a module: from its first day, when it grows, or not at all. */
export type Need = 'first' | 'later' | 'none'

/** One sale and what each module does with it. The amounts follow from the ordered lines. */
export type SaleWords = {
  readonly label: string
  readonly title: string
  readonly aside: string
  readonly ordered: readonly { readonly name: string; readonly quantity: number; readonly price: number }[]
  readonly total: string
  readonly traces: readonly {
    readonly module: ModuleId
    readonly name: string
    readonly text: string
    /** What is shown at the right: the sum of the sale, the tax in it, or words of their own. */
    readonly shows: 'sum' | 'tax' | { readonly words: string }
  }[]
  /** Whole percent included in the prices. */
  readonly taxPercent: number
}

export type ModulesCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly quilt: {
    readonly heading: string
    readonly usersLabel: string
    readonly typesLabel: string
    readonly each: Readonly<Record<ModuleId, ModuleWords>>
    /** The last patch: for those who do not know where to begin. */
    readonly ask: { readonly title: string; readonly text: string; readonly action: AskWords }
  }
  readonly needs: {
    readonly heading: string
    readonly note: string
    readonly caption: string
    readonly columns: readonly string[]
    readonly says: Readonly<Record<Need, string>>
    readonly rows: Readonly<Record<ModuleId, { readonly head: string; readonly cells: readonly Need[] }>>
  }
  readonly sale: { readonly heading: string; readonly note: string; readonly slip: SaleWords }
  readonly shared: ListWords
  readonly questions: QuestionsWords
  readonly closing: ClosingWords
}
