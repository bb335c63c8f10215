import { emailAutomation } from '#content/email-automation.ts'
import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Themes } from '#site/sections/Themes/Themes.tsx'
import { AlertLetter } from './AlertLetter.tsx'
import { Drip } from './Drip.tsx'
import { Letters } from './Letters.tsx'
import { Segments } from './Segments.tsx'
import { SubjectTest } from './SubjectTest.tsx'
import { TriggerTable } from './TriggerTable.tsx'

/** Letters that send themselves (FEAT-9). */
export const emailAutomationPage = definePage({
  path: '/email-automation',
  copies: emailAutomation,
  Body: EmailAutomation,
})

function EmailAutomation({ copy, language }: PageProps<EmailAutomationCopy>) {
  const { triggers, segments, drip, test, letter } = copy.pictures
  return (
    <>
      <PageOpening words={copy.opening} ground="crm" isRuled objects={<Letters />} />
      <Themes
        words={copy.themes}
        module="crm"
        pictures={{
          triggers: <TriggerTable words={triggers} />,
          segmentation: <Segments words={segments} language={language} />,
          'drip-campaigns': <Drip words={drip} />,
          'ab-testing': <SubjectTest words={test} language={language} />,
          'ready-letters': <AlertLetter words={letter} />,
        }}
      />
      <RuledGrid words={copy.readers} module="crm" ground="sunk" isFlipped />
      <Questions words={copy.questions} />
      <RuledList words={copy.together} id="events" ground="sunk" isFlipped />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
