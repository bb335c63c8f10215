import type { ClosingWords, HeadWords } from '#content/page-words.ts'
import type { OpenApi } from '#content/copy/docs/openapi-types.ts'
import type { Topic } from '#content/copy/docs/topic.ts'

/** Words of the search box; `{query}` and `{count}` are filled in the browser. */
export type DocsSearchWords = {
  readonly label: string
  readonly placeholder: string
  readonly results: string
  readonly foundOne: string
  readonly foundMany: string
  readonly nothing: string
  /** Words of a question that are not searched, in small letters. */
  readonly ignored: string
  readonly ask: string
  readonly firstMessage: string
}

export type DocumentationCopy = HeadWords & {
  readonly opening: { readonly headline: readonly string[]; readonly lead: string }
  readonly search: DocsSearchWords
  readonly sidebar: {
    readonly label: string
    readonly contents: string
    readonly topics: string
    readonly noTitle: string
    readonly quickLinks: {
      readonly heading: string
      readonly download: string
      readonly apiReference: string
      readonly community: string
    }
  }
  readonly topics: readonly Topic[]
  /** The file to download. */
  readonly manual: {
    readonly title: string
    readonly description: string
    readonly lead: string
    readonly online: string
    readonly contents: string
    readonly imprint: readonly string[]
  }
  /** For topics still to come (DOCS-7). */
  readonly unwritten: {
    readonly ask: (topic: string) => string
    readonly askLabel: string
    readonly demoLabel: string
  }
  readonly code: { readonly copy: string; readonly copied: string; readonly failed: string }
  readonly turn: { readonly before: string; readonly after: string }
  readonly api: {
    readonly document: OpenApi
    readonly title: string
    readonly description: string
    readonly contents: string
    readonly back: string
    readonly lead: string
    readonly file: string
    readonly operations: string
    readonly parameters: string
    readonly body: string
    readonly answers: string
    readonly sharedAnswers: string
    readonly exampleRequest: string
    readonly exampleAnswer: string
    readonly events: {
      readonly heading: string
      readonly text: string
      readonly columns: readonly [event: string, data: string]
      readonly check: Readonly<Record<'title' | 'text' | 'codeTitle' | 'code' | 'note', string>>
    }
    readonly schemas: string
    readonly fields: readonly [name: string, meaning: string]
    readonly required: string
    readonly readOnly: string
    readonly listOf: string
    readonly or: string
  }
  readonly closing: Omit<ClosingWords, 'related'>
}
