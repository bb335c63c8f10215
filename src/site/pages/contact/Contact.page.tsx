import { contact } from '#content/contact.ts'
import type { ContactCopy } from '#content/copy/contact.ts'
import { shell } from '#content/shell.ts'
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

/** Four channels, the demo form, the offices and who is there now (CONT-1..8). */
export const contactPage = definePage({
  path: '/contact',
  copies: contact,
  frames: [openStreetMapOrigin],
  Body: Contact,
})

function Contact({ copy, language }: PageProps<ContactCopy>) {
  const { newTab } = shell[language]
  return (
    <>
      <EquatorOpening words={copy.opening} />
      <Channels words={copy.channels} newTab={newTab} />
      <DemoRequest words={copy.demo} language={language} />
      <OfficeLedger words={copy.offices} newTab={newTab} />
      <StreetMap words={copy.streetMap} newTab={newTab} />
      <Questions words={copy.questions} isFlipped />
      <PageClosing words={copy.closing} language={language} />
      <OpeningTimes words={copy.openingTimes} language={language} />
    </>
  )
}
