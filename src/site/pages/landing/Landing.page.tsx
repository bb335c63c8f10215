import { demoForm } from '#content/en/demo-form.ts'
import { landing as en, type LandingCopy } from '#content/en/landing.ts'
import { scenes } from '#content/en/landing-scenes.ts'
import { shell } from '#content/en/shell.ts'
import { DemoForm } from '#islands/DemoForm/DemoForm.island.tsx'
import { Island } from '#islands/Island.tsx'
import { definePage, type PageProps } from '#site/page.tsx'
import { About } from '#site/sections/About/About.tsx'
import { Hero } from '#site/sections/Hero/Hero.tsx'
import { ModuleTerraces } from '#site/sections/ModuleTerraces/ModuleTerraces.tsx'
import { RequestDemo } from '#site/sections/RequestDemo/RequestDemo.tsx'
import { Technology } from '#site/sections/Technology/Technology.tsx'

/** What the suite is, its seven modules, and the form that asks for a demo (LAND-1). */
export const landingPage = definePage({ path: '/', copies: { en }, Body: Landing })

function Landing({ copy, language }: PageProps<LandingCopy>) {
  return (
    <>
      <Hero copy={copy.hero} language={language} />
      <ModuleTerraces copy={copy.modules} scenes={scenes} newTab={shell.newTab} language={language} />
      <About copy={copy.about} />
      <Technology copy={copy.technology} />
      <RequestDemo copy={copy.contact} newTab={shell.newTab}>
        <Island wake="visible">
          <DemoForm copy={demoForm} />
        </Island>
      </RequestDemo>
    </>
  )
}
