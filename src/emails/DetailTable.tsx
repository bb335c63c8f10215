import { Fragment, type CSSProperties } from 'react'
import { Column, Section } from 'react-email'
import { LetterLink } from './LetterLink.tsx'
import { palette } from './palette.ts'
import { TypedText } from './TypedText.tsx'

const { light } = palette

/** One line of a letter: a label and what it labels. Letters print the same details as a table and as plain text. */
export type Detail = {
  readonly label: string
  /** May hold line breaks. */
  readonly text: string
  readonly href?: string
  /** Further ways that lead on from here, after the text. */
  readonly links?: readonly { readonly text: string; readonly href: string }[]
  readonly isStrong?: boolean
  /** Of a text that one of us wrote: our addresses in it are links. */
  readonly publicUrl?: string
}

export function DetailTable({ details }: { readonly details: readonly Detail[] }) {
  return (
    <Section tdClassName="pad" style={{ padding: '16px 32px' }}>
      <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={tableStyle}>
        <tbody>
          {details.map((detail, place) => (
            <DetailRow key={detail.label} detail={detail} isFirst={place === 0} isLast={place === details.length - 1} />
          ))}
        </tbody>
      </table>
    </Section>
  )
}

type DetailRowProps = { readonly detail: Detail; readonly isFirst: boolean; readonly isLast: boolean }

function DetailRow({ detail, isFirst, isLast }: DetailRowProps) {
  const lines: CSSProperties = {
    borderTop: isFirst ? `2px solid ${light.ink}` : `1px solid ${light.rule}`,
    ...(isLast && { borderBottom: `1px solid ${light.rule}` }),
  }
  return (
    <tr>
      <Column className="k mu ln" width="130" style={{ ...labelStyle, ...lines }}>
        {detail.label}
      </Column>
      <Column
        className="v tx ln"
        dir="auto"
        style={{ ...valueStyle, ...lines, fontWeight: detail.isStrong ? 600 : 400 }}
      >
        {detail.href ? (
          <LetterLink href={detail.href}>{detail.text}</LetterLink>
        ) : (
          <TypedText text={detail.text} publicUrl={detail.publicUrl} />
        )}
        {detail.links?.map(({ text, href }) => (
          <Fragment key={href}>
            {' · '}
            <LetterLink href={href}>{text}</LetterLink>
          </Fragment>
        ))}
      </Column>
    </tr>
  )
}

const tableStyle: CSSProperties = { fontSize: '16px', lineHeight: 1.4 }
const labelStyle: CSSProperties = { padding: '12px 16px 12px 0', color: light.inkSoft, verticalAlign: 'top' }
const valueStyle: CSSProperties = { padding: '12px 0', color: light.ink, wordBreak: 'break-word' }
