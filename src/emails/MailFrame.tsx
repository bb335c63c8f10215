import { linkToMail } from '#contract/contact-links.ts'
import type { ReactNode } from 'react'
import { Body, Column, Container, Head, Html, Preview, Row, Section, Text } from 'react-email'
import { mailFrame as words } from '#content/mail-frame.ts'
import { defaultLanguage, type KnownLanguage } from '#content/languages.ts'
import { brand } from '#facts/brand.ts'
import { callTo } from '#facts/contact.ts'
import { headquarters } from '#facts/offices.ts'
import { darkStyle } from './dark-style.ts'
import { ImigongoBand } from './ImigongoBand.tsx'
import { LetterLink } from './LetterLink.tsx'
import { palette } from './palette.ts'

const { light } = palette
const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

type MailFrameProps = {
  /** What stands beside the subject in the inbox. */
  readonly preview: string
  /** What kind of letter this is, at the right of the green bar. */
  readonly kind: string
  /** Why the reader got it. */
  readonly reason: string
  /** Of the words in it; that of our team when absent. */
  readonly language?: KnownLanguage
  readonly children: ReactNode
}

/** What all our letters share: the green bar, the band, the sheet, the address at the foot. */
export function MailFrame({ preview, kind, reason, language = defaultLanguage, children }: MailFrameProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyle}</style>
      </Head>
      <Body style={{ margin: 0, padding: 0 }}>
        <Preview>{preview}</Preview>
        <Section className="bg" style={{ background: light.ground, padding: '24px 12px' }}>
          <Container className="sheet" width="600" style={sheetStyle}>
            <Section tdClassName="pad" style={{ background: palette.forest, padding: '18px 32px' }}>
              <Row>
                <Column style={{ fontSize: '20px', fontWeight: 800, color: palette.cream }}>{brand.product}</Column>
                <Column align="right" style={{ paddingLeft: '16px', fontSize: '14px', color: palette.creamSoft }}>
                  {kind}
                </Column>
              </Row>
            </Section>
            <ImigongoBand />
            {children}
            <Foot reason={reason} />
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

const sheetStyle = { width: '100%', maxWidth: '600px', background: light.sheet, fontFamily: fonts }
const footStyle = { margin: 0, fontSize: '14px', lineHeight: 1.5, color: light.inkSoft }

function Foot({ reason }: { readonly reason: string }) {
  return (
    <Section
      className="ln"
      tdClassName="pad"
      style={{ borderTop: `1px solid ${light.rule}`, padding: '18px 32px 24px' }}
    >
      <Text className="mu" style={footStyle}>
        {brand.company}, {headquarters.address}
        <br />
        <LetterLink href={callTo(headquarters.phone)}>{headquarters.phone}</LetterLink>
        {words.separator}
        <LetterLink href={linkToMail(headquarters.email)}>{headquarters.email}</LetterLink>
        <br />
        {reason}
      </Text>
    </Section>
  )
}
