import { realTimeAnalytics } from '#content/real-time-analytics.ts'
import type { RealTimeAnalyticsCopy } from '#content/copy/real-time-analytics.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Themes } from '#site/sections/Themes/Themes.tsx'
import { Alerts } from './Alerts.tsx'
import { Bars } from './Bars.tsx'
import { BranchBars } from './BranchBars.tsx'
import { MarginList } from './MarginList.tsx'
import { TakingsCurve } from './TakingsCurve.tsx'

/** Figures that move when the till does (FEAT-8). */
export const realTimeAnalyticsPage = definePage({
  path: '/real-time-analytics',
  copies: realTimeAnalytics,
  Body: RealTimeAnalytics,
})

function RealTimeAnalytics({ copy, language }: PageProps<RealTimeAnalyticsCopy>) {
  const { takings, branches, margin, alerts } = copy.pictures
  return (
    <>
      <PageOpening words={copy.opening} ground="retail" isRuled objects={<Bars />} />
      <Themes
        words={copy.themes}
        module="retail"
        pictures={{
          takings: <TakingsCurve words={takings} language={language} />,
          branches: <BranchBars words={branches} language={language} />,
          margin: <MarginList words={margin} language={language} />,
          alerts: <Alerts words={alerts} />,
        }}
      />
      <RuledGrid words={copy.readers} module="retail" ground="sunk" isFlipped />
      <Questions words={copy.questions} />
      <RuledList words={copy.together} ground="sunk" isFlipped />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
