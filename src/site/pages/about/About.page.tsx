import { about } from '#content/about.ts'
import type { AboutCopy } from '#content/copy/about.ts'
import { shell } from '#content/shell.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Jumps } from './Jumps.tsx'
import { Kigali } from './Kigali.tsx'
import { Stats } from './Stats.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'
import { Timeline } from './Timeline.tsx'

/** Who makes the suite: figures, story, timeline, people (SRV-2..5). */
export const aboutPage = definePage({ path: '/about', copies: about, Body: About })

function About({ copy, language }: PageProps<AboutCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} isRuled objects={<Kigali />}>
        <Jumps links={copy.jumps} />
      </PageOpening>
      <Stats words={copy.stats} />
      <Story words={copy.story} />
      <Timeline words={copy.timeline} />
      <Team words={copy.team} newTab={shell[language].newTab} />
      <RuledGrid words={copy.habits} ground="sunk" isFlipped />
      <Questions words={copy.questions} />
      <PageClosing words={copy.closing} language={language} isFlipped />
    </>
  )
}
