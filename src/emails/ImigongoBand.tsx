import { Row } from 'react-email'
import { palette } from './palette.ts'

const pattern = [palette.coal, palette.cream, palette.laterite, palette.cream, palette.coal, palette.maize] as const
const repeats = 6

/** The imigongo band as a row of coloured cells: no picture that a client could block. */
export function ImigongoBand() {
  const cells = Array.from({ length: repeats }, (_, repeat) =>
    pattern.map((colour, place) => ({ colour, key: `${repeat}-${place}` })),
  ).flat()
  return (
    <Row aria-hidden="true" data-skip-in-text="true">
      {cells.map(({ colour, key }) => (
        <td key={key} height="8" style={{ background: colour, fontSize: 0, lineHeight: 0 }}>
          {'\u00a0'}
        </td>
      ))}
    </Row>
  )
}
