import { Column, Row, Section } from 'react-email'
import { palette } from './palette.ts'

const { light } = palette

type LetterFigure = { readonly figure: string; readonly label: string }

/** A few figures side by side, each over its label. */
export function FigureRow({ figures }: { readonly figures: readonly LetterFigure[] }) {
  const width = `${Math.floor(100 / figures.length)}%`
  return (
    <Section tdClassName="pad" style={{ padding: '16px 32px 0' }}>
      <Row>
        {figures.map(({ figure, label }) => (
          <Column key={label} className="ln" width={width} style={cellStyle}>
            <span className="tx fig" style={figureStyle}>
              {figure}
            </span>
            <br />
            <span className="mu" style={{ fontSize: '14px', color: light.inkSoft }}>
              {label}
            </span>
          </Column>
        ))}
      </Row>
    </Section>
  )
}

const cellStyle = {
  padding: '12px 8px 12px 0',
  borderTop: `2px solid ${light.ink}`,
  borderBottom: `1px solid ${light.rule}`,
  verticalAlign: 'top',
  wordBreak: 'break-word',
} as const
const figureStyle = { fontSize: '24px', fontWeight: 800, color: light.ink } as const
