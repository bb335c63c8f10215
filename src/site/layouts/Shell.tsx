import type { ReactNode } from 'react'
import { consentBanner, consentPreferences } from '#content/consent.ts'
import type { Language } from '#content/languages.ts'
import { shell } from '#content/shell.ts'
import { askFormId } from '#islands/call-to-action.ts'
import type { Path } from '#facts/paths.ts'
import { SkipLink } from '#design/SkipLink/SkipLink.tsx'
import { ChatTrigger } from './ChatTrigger/ChatTrigger.tsx'
import { ConsentBanner } from './ConsentBanner/ConsentBanner.tsx'
import { Footer } from './Footer/Footer.tsx'
import { Header } from './Header/Header.tsx'
import styles from './Shell.module.css'

type ShellProps = {
  /** Null on pages that are not in the table of routes. */
  readonly path: Path | null
  readonly language: Language
  /** Where the switch of languages leads: this page in each of them, or the home page where it has no address. */
  readonly address?: string
  readonly children: ReactNode
}

/** What every page has around it (NAV-27): skip link, header, footer, and the regions where toasts are announced. */
export function Shell({ path, language, address = path ?? '/', children }: ShellProps) {
  const words = shell[language]
  return (
    <>
      <SkipLink words={words.skip} />
      <Header copy={words.header} path={path} language={language} address={address} />
      <main id="main" className={path === null ? undefined : styles.main}>
        {children}
      </main>
      <Footer copy={words.footer} newTab={words.newTab} language={language} address={address} />
      <ConsentBanner
        copy={consentBanner[language]}
        preferences={consentPreferences[language]}
        isClear={path === '/privacy-policy'}
      />
      <ChatTrigger language={language} variant={path === '/' ? 'A' : 'B'} />
      <form id={askFormId} action="/contact#demo" />
      <div className={styles.toasts}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element belongs to a form */}
        <div role="status" data-toasts="success" />
        <div role="alert" data-toasts="failure" />
      </div>
    </>
  )
}
