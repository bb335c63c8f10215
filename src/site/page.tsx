import type { ComponentType, ReactNode } from 'react'
import type { QuestionsWords } from '#content/page-words.ts'
import type { Paper } from '#contract/intent.ts'

/** All addresses of the site; any other path is the not-found page (NAV-10..26). */
export const paths = [
  '/',
  '/services',
  '/about',
  '/modules',
  '/contact',
  '/pharmacy',
  '/retail',
  '/restaurant',
  '/hotel',
  '/multi-location',
  '/enterprise-solutions',
  '/multi-tenant-architecture',
  '/role-based-access-control',
  '/real-time-analytics',
  '/email-automation',
  '/inventory-management',
  '/point-of-sale-system',
  '/pricing',
  '/privacy-policy',
  '/documentation',
  '/environment-friendly',
  '/women-empowerment',
  '/gender-equality',
  '/small-business-backbone',
  '/enterprise-grade',
  '/ngo-compatibility',
] as const
export type Path = (typeof paths)[number]

/** A paper to download, in its readable form: an address of its own kind, beside the pages (NAV-26). */
export type PaperPath = `/documents/${Paper}`

export function isPage(path: Path | PaperPath | null): path is Path {
  return path !== null && !path.startsWith('/documents/')
}

/** Languages the site can speak. A page without copy in one falls back to English, honestly marked. */
export type Language = 'en'

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
  readonly copies: Readonly<Record<Language, PageCopy>>
  /** Origins whose pages this one may show in a frame once the visitor asks; none by default. */
  readonly frames: readonly string[]
  readonly renderBody: (language: Language) => ReactNode
}

type PageDefinition<Copy extends PageCopy> = {
  readonly path: Path
  readonly copies: Readonly<Record<Language, Copy>>
  readonly frames?: readonly string[]
  readonly Body: ComponentType<PageProps<Copy>>
}

/** Binds a page's body to its words; the body cannot be given another page's copy. */
export function definePage<Copy extends PageCopy>({ path, copies, frames = [], Body }: PageDefinition<Copy>): Page {
  return { path, copies, frames, renderBody: (language) => <Body copy={copies[language]} language={language} /> }
}
