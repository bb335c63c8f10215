import { realTimeAnalytics as en } from '#content/en/real-time-analytics.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** Figures that move when the till does (FEAT-8). */
export const realTimeAnalyticsPage = definePage({
  path: '/real-time-analytics',
  copies: { en },
  Body: RealTimeAnalytics,
})

function RealTimeAnalytics({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} isRuled />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
