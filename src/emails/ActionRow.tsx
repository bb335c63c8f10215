import { Button, Column, Link, Section } from 'react-email'
import { palette } from './palette.ts'

type Action = { readonly text: string; readonly href: string }
export type Actions = { readonly main: Action; readonly others: readonly Action[] }

/** What the reader can do next: one maize button, and links beside it. */
export function ActionRow({ main, others }: Actions) {
  return (
    <Section tdClassName="pad" style={{ padding: '12px 32px 32px' }}>
      <table role="presentation" cellPadding="0" cellSpacing="0">
        <tbody>
          <tr>
            <Column className="act">
              <Button href={main.href} style={buttonStyle}>
                {main.text}
              </Button>
            </Column>
            {others.map(({ text, href }) => (
              <Column key={href} className="act" style={{ paddingLeft: '16px' }}>
                <Link className="lk" href={href} style={linkStyle}>
                  {text}
                </Link>
              </Column>
            ))}
          </tr>
        </tbody>
      </table>
    </Section>
  )
}

const buttonStyle = {
  padding: '14px 24px',
  background: palette.maize,
  borderRadius: '3px',
  fontSize: '16px',
  fontWeight: 700,
  color: palette.coal,
} as const
const linkStyle = {
  display: 'inline-block',
  padding: '14px 0',
  fontSize: '16px',
  fontWeight: 700,
  color: palette.light.link,
  textDecorationLine: 'underline',
} as const
