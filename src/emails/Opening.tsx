import type { ReactNode } from 'react'
import { Heading, Section, Text } from 'react-email'
import { palette } from './palette.ts'

const { light } = palette

type OpeningProps = {
  readonly title: string
  readonly lead: string
  /** A warning the reader should not miss. */
  readonly alert?: ReactNode
}

/** The first thing the reader reads. */
export function Opening({ title, lead, alert }: OpeningProps) {
  return (
    <Section tdClassName="pad" style={{ padding: '32px 32px 8px' }}>
      <Heading className="h1" style={titleStyle}>
        <TypedName text={title} />
      </Heading>
      <Text className="tx" style={{ margin: 0, fontSize: '16px', lineHeight: 1.5, color: light.ink }}>
        {lead}
      </Text>
      {alert && (
        <Text className="hot" style={{ margin: '12px 0 0', fontSize: '16px', lineHeight: 1.5, color: light.alert }}>
          {alert}
        </Text>
      )}
    </Section>
  )
}

const titleStyle = {
  margin: '0 0 8px',
  fontSize: '32px',
  lineHeight: 1.1,
  fontWeight: 800,
  color: light.ink,
  wordBreak: 'break-word',
} as const

const letter = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]`
const rightToLeft = new RegExp(`(${letter}(?:\\P{Script=Latin}*${letter})?)`, 'u')

/** A name that is written from right to left stands by itself and does not turn our sentence around. */
function TypedName({ text }: { readonly text: string }) {
  return text.split(rightToLeft).map((part, place) => (place % 2 === 1 ? <bdi key={place}>{part}</bdi> : part))
}
