import type { ReactNode } from 'react'
import { chatTrigger, chatWindow } from '#content/en/chat.ts'
import { consentBanner, consentPreferences } from '#content/en/consent.ts'
import { shell } from '#content/en/shell.ts'
import { askFormId } from '#islands/call-to-action.ts'
import type { Path } from '#site/page.tsx'
import { SkipLink } from '#design/SkipLink/SkipLink.tsx'
import { ChatTrigger } from './ChatTrigger/ChatTrigger.tsx'
import { ConsentBanner } from './ConsentBanner/ConsentBanner.tsx'
import { Footer } from './Footer/Footer.tsx'
import { Header } from './Header/Header.tsx'
import styles from './Shell.module.css'

/** `path` is null on pages without an address of their own. */
type ShellProps = { readonly path: Path | null; readonly children: ReactNode }

/** What every page has around it (NAV-27): skip link, header, footer, and the regions where toasts are announced. */
export function Shell({ path, children }: ShellProps) {
  return (
    <>
      <SkipLink words={shell.skip} />
      <Header copy={shell.header} path={path} />
      <main id="main">{children}</main>
      <Footer copy={shell.footer} newTab={shell.newTab} />
      <ConsentBanner copy={consentBanner} preferences={consentPreferences} isClear={path === '/privacy-policy'} />
      <ChatTrigger copy={chatTrigger} window={chatWindow} variant={path === '/' ? 'A' : 'B'} />
      <form id={askFormId} action="/contact#demo" />
      <div className={styles.toasts}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element belongs to a form */}
        <div role="status" data-toasts="success" />
        <div role="alert" data-toasts="failure" />
      </div>
    </>
  )
}
