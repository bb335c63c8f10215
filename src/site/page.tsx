import type { ComponentType, ReactNode } from 'react'
import { keepStated } from '#content/keep-stated.ts'
import type { InEachLanguage, Language } from '#content/languages.ts'
import type { QuestionsWords } from '#content/page-words.ts'
import type { Paper } from '#contract/intent.ts'
import type { Path } from '#facts/paths.ts'

/** A paper to download, in its readable form: an address of its own kind, beside the pages (NAV-26). */
export type PaperPath = `/documents/${Paper}`

export function isPage(path: Path | PaperPath | null): path is Path {
  return path !== null && !path.startsWith('/documents/')
}

/** Every page's copy names it for tabs, search results and shared links. */
export type PageCopy = {
  /** Short name of the page, without the product's: for shared links, breadcrumbs and the assistant's sources. */
  readonly title: string
  /** Tab and search title: trade, kind of product, region. At most about 60 characters, without the product's name. */
  readonly searchTitle?: string
  /** 70 to 160 characters. */
  readonly description: string
  /** Reach search engines as a FAQPage. */
  readonly questions?: QuestionsWords
}

export type PageProps<Copy> = { readonly copy: Copy; readonly language: Language }

/** A page as the route table holds it. Its own kind of copy is closed inside, so pages of all kinds fit one table. */
export type Page = {
  readonly path: Path
  readonly copies: InEachLanguage<PageCopy>
  /** Origins whose pages this one may show in a frame once the visitor asks; none by default. */
  readonly frames: readonly string[]
  readonly renderBody: (language: Language) => ReactNode
}

type PageDefinition<Copy extends PageCopy> = {
  readonly path: Path
  readonly copies: InEachLanguage<Copy>
  readonly frames?: readonly string[]
  readonly Body: ComponentType<PageProps<Copy>>
}

/** Binds a page's body to its words; the body cannot be given another page's copy. */
export function definePage<Copy extends PageCopy>({ path, frames = [], Body, ...words }: PageDefinition<Copy>): Page {
  const copies = keepStated(words.copies)
  return { path, copies, frames, renderBody: (language) => <Body copy={copies[language]} language={language} /> }
}
