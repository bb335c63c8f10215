import { about as en, type AboutCopy } from '#content/en/about.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** Who makes the suite: figures, story, people (SRV-2..5). */
export const aboutPage = definePage({ path: '/about', copies: { en }, Body: About })

function About({ copy }: PageProps<AboutCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} />
      <RuledList words={copy.stats} />
      <RuledList words={copy.list} id="story" ground="sunk" isFlipped />
      <PageClosing words={copy.closing} />
    </>
  )
}
