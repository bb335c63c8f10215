import type { ReactNode } from 'react'
import { demoAnswer } from '#content/demo-answer.ts'
import { documentation } from '#content/documentation.ts'
import { papersIn } from '#content/documents/papers.ts'
import { addressOf, type Language } from '#content/languages.ts'
import { notFound } from '#content/not-found.ts'
import { requestSent, requestSentPage } from '#content/request-sent.ts'
import type { RequestSent } from '#contract/callback.ts'
import type { DemoAnswer } from '#contract/demo-answer.ts'
import type { DocumentHead } from './Document.tsx'
import { Shell } from './layouts/Shell.tsx'
import { shareImagePath } from './page-files.ts'
import type { Page, PageCopy } from './page.tsx'
import { DemoAnswerBody } from './pages/demo-answer/DemoAnswer.tsx'
import { apiReferencePath } from './pages/documentation/api-operations.ts'
import { ApiReferenceBody } from './pages/documentation/ApiReference.tsx'
import { Manual, manualPath } from './pages/documentation/Manual.tsx'
import { NotFoundBody } from './pages/not-found/NotFound.tsx'
import { RequestSentBody } from './pages/request-sent/RequestSent.tsx'
import { PaperView } from './sheets/PaperView.tsx'

/** All that is to be known of a page before it is rendered. */
export type Described = {
  readonly head: DocumentHead
  readonly body: ReactNode
  /** Origins the page may frame. */
  readonly frames?: readonly string[]
  /** To be kept and read without the site: no script. */
  readonly isBare?: boolean
}

export function describeRoute({ path, copies, frames, renderBody }: Page, language: Language): Described {
  const body = (
    <Shell path={path} language={language}>
      {renderBody(language)}
    </Shell>
  )
  return { head: { ...copies[language], path, language, shareImage: shareImagePath(path, language) }, frames, body }
}

/** A page that stands in no table of routes, with around it what every page has; some have an address of their own. */
function describeBeside(copy: PageCopy, language: Language, content: ReactNode, address?: string): Described {
  const body = (
    <Shell path={null} language={language} {...(address !== undefined && { address })}>
      {content}
    </Shell>
  )
  return { head: { ...copy, path: null, language, shareImage: '' }, body }
}

/** `path` is what was asked for. */
export function describeNotFound(path: string, language: Language): Described {
  const copy = notFound[language]
  return describeBeside(copy, language, <NotFoundBody copy={copy} language={language} path={path} />)
}

type Answered = DemoAnswer & { readonly language: Language }

export function describeDemoAnswer({ language, ...answer }: Answered): Described {
  const copy = demoAnswer[language]
  return describeBeside(copy, language, <DemoAnswerBody copy={copy} language={language} answer={answer} />)
}

export function describeRequestSent(sent: RequestSent | null, language: Language): Described {
  const body = <RequestSentBody copy={requestSent[language]} language={language} sent={sent} />
  return describeBeside(requestSentPage[language], language, body)
}

/**
 * What has an address beside the table of routes, by it: the API reference, and without a script the documentation as
 * one file (DOCS-9) and every paper.
 */
export function describeDocuments(language: Language): Readonly<Record<string, Described>> {
  const copy = documentation[language]
  const listed = papersIn(language).map(([slug, words]) => ({ slug, words, title: words.title }))
  const papers = listed.map(({ slug, words }) => {
    const { title, description } = words
    const path = `/documents/${slug}` as const
    const head = { title, description, path, language, shareImage: shareImagePath('/', language) }
    const others = listed.filter((other) => other.slug !== slug)
    const body = <PaperView slug={slug} language={language} words={words} others={others} />
    return [addressOf(path, language), { head, body, isBare: true }] as const
  })
  const reference = <ApiReferenceBody copy={copy} />
  return {
    [addressOf(apiReferencePath, language)]: describeBeside(copy.api, language, reference, apiReferencePath),
    [addressOf(manualPath, language)]: {
      head: { ...copy.manual, path: null, language, shareImage: '' },
      body: <Manual copy={copy} language={language} />,
      isBare: true,
    },
    ...Object.fromEntries(papers),
  }
}
