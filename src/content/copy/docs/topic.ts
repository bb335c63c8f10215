/** The nine topics in the order of the specification (DOCS-2). Each is a Markdown file of that name. */
export const topicIds = [
  'getting-started',
  'user-management',
  'inventory',
  'pos-system',
  'analytics',
  'integrations',
  'mobile-app',
  'security',
  'troubleshooting',
] as const
export type TopicId = (typeof topicIds)[number]

/** A run of text within a line. Plain text is a string. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | { readonly kind: 'code'; readonly title: string; readonly text: string }
  | { readonly kind: 'note'; readonly text: readonly Inline[] }
  /** Opens on demand: an aside for the few who need it. */
  | { readonly kind: 'more'; readonly id?: string; readonly title: string; readonly blocks: readonly Block[] }

/** `id` is the whole anchor: `integrations-webhooks`. */
export type Subsection = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }

/** A section of the documentation (DATA-14). Its four subsections are all written or all still to come (CONFLICT-13). */
export type Topic = {
  readonly id: TopicId
  readonly title: string
  /** Name of an icon of the design room. */
  readonly icon: string
  readonly lead: readonly Inline[]
  readonly isWritten: boolean
  readonly subsections: readonly Subsection[]
  /** The source with its facts filled in and without its head, for readers who take the documentation with them. */
  readonly markdown: string
}
