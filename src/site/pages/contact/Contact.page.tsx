import { contact as en, type ContactCopy } from '#content/en/contact.ts'
import { shell } from '#content/en/shell.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { openStreetMapOrigin } from '#site/sections/OfficeMap/open-street-map-url.ts'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Channels } from './Channels.tsx'
import { DemoRequest } from './DemoRequest.tsx'
import { EquatorOpening } from './EquatorOpening.tsx'
import { OfficeLedger } from './OfficeLedger.tsx'
import { OpeningTimes } from './OpeningTimes.tsx'
import { StreetMap } from './StreetMap.tsx'

/** Four channels, the demo form, five offices and who is there now (CONT-1..8). */
export const contactPage = definePage({
  path: '/contact',
  copies: { en },
  frames: [openStreetMapOrigin],
  Body: Contact,
})

function Contact({ copy }: PageProps<ContactCopy>) {
  return (
    <>
      <EquatorOpening words={copy.opening} />
      <Channels words={copy.channels} newTab={shell.newTab} />
      <DemoRequest words={copy.demo} />
      <OfficeLedger words={copy.offices} newTab={shell.newTab} />
      <StreetMap words={copy.streetMap} newTab={shell.newTab} />
      <Questions words={copy.questions} isFlipped />
      <PageClosing words={copy.closing} />
      <OpeningTimes words={copy.openingTimes} />
    </>
  )
}
