import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { Section } from 'react-email'
import { conversationMail } from '#content/emails/conversation.ts'
import type { Language } from '#content/languages.ts'
import { mailFrame } from '#content/mail-frame.ts'
import type { Line, Part } from './letter-lines.ts'
import { LetterLink } from './LetterLink.tsx'
import { palette } from './palette.ts'
import type { Saying, TranscriptEntry } from './transcript.ts'

const { light } = palette

type TranscriptProps = { readonly entries: readonly TranscriptEntry[]; readonly language: Language }

/** A conversation from top to bottom: the assistant at the left, the visitor at the right. */
export function Transcript({ entries, language }: TranscriptProps) {
  return (
    <Section tdClassName="pad" style={{ padding: '20px 32px 8px' }}>
      <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={tableStyle}>
        <tbody>
          {entries.map((entry, number) => (
            // Entries have no other name than their number, and never move.
            <tr key={number}>
              <td style={{ padding: '0 0 12px' }}>
                {entry.kind === 'saying' ? (
                  <Speech saying={entry} before={conversationMail[language].sources} />
                ) : (
                  <Omitted>{entry.text}</Omitted>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Speech({ saying, before }: { readonly saying: Saying; readonly before: string }) {
  const { isVisitor, who, when, lines, sources, contacts } = saying
  return (
    <table role="presentation" width="84%" cellPadding="0" cellSpacing="0" align={isVisitor ? 'right' : 'left'}>
      <tbody>
        <tr>
          <td className={isVisitor ? 'me' : 'you'} style={isVisitor ? visitorStyle : agentStyle}>
            <b>
              <bdi>{who}</bdi>
            </b>
            {`, ${when}`}
            <div dir="auto">
              <Lines lines={lines} />
            </div>
            <Links links={contacts} />
            <Links before={`${before} `} links={sources} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return lines.map(({ marker, parts }, number) => (
    <Fragment key={number}>
      {number > 0 && <br />}
      {marker}
      {parts.map((part, place) => (
        <Fragment key={place}>{showPart(part)}</Fragment>
      ))}
    </Fragment>
  ))
}

function showPart({ text, isStrong, href }: Part): ReactNode {
  const shown = href ? <LetterLink href={href}>{text}</LetterLink> : text
  return isStrong ? <b>{shown}</b> : shown
}

type LinksProps = { readonly before?: string; readonly links: Saying['sources'] }

function Links({ before = '', links }: LinksProps) {
  return (
    links.length > 0 && (
      <div style={{ paddingTop: '6px', fontSize: '14px' }}>
        {before}
        {links.map(({ text, href }, place) => (
          <Fragment key={href}>
            {place > 0 && mailFrame.separator}
            <LetterLink href={href}>{text}</LetterLink>
          </Fragment>
        ))}
      </div>
    )
  )
}

function Omitted({ children }: { readonly children: string }) {
  return (
    <span className="mu" style={{ fontSize: '14px', color: light.inkSoft }}>
      {children}
    </span>
  )
}

const tableStyle: CSSProperties = { fontSize: '16px', lineHeight: 1.45 }
const speechStyle: CSSProperties = { padding: '10px 14px', wordBreak: 'break-word' }
const visitorStyle: CSSProperties = { ...speechStyle, background: palette.forest, color: palette.cream }
const agentStyle: CSSProperties = {
  ...speechStyle,
  background: light.speech,
  borderLeft: `4px solid ${palette.maize}`,
  color: light.ink,
}
