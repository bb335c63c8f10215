import { demoForm } from '#content/demo-form.ts'
import { defaultLanguage } from '#content/languages.ts'
import { landing } from '#content/landing.ts'
import type { LandingCopy } from '#content/copy/landing.ts'
import { scenes } from '#content/landing-scenes.ts'
import { shell } from '#content/shell.ts'
import { DemoForm } from '#islands/DemoForm/DemoForm.island.tsx'
import { Island } from '#islands/Island.tsx'
import { definePage, type PageProps } from '#site/page.tsx'
import { About } from '#site/sections/About/About.tsx'
import { Hero } from '#site/sections/Hero/Hero.tsx'
import { ModuleTerraces } from '#site/sections/ModuleTerraces/ModuleTerraces.tsx'
import { RequestDemo } from '#site/sections/RequestDemo/RequestDemo.tsx'
import { Technology } from '#site/sections/Technology/Technology.tsx'

/** What the suite is, its seven modules, and the form that asks for a demo (LAND-1). */
export const landingPage = definePage({ path: '/', copies: landing, Body: Landing })

function Landing({ copy, language }: PageProps<LandingCopy>) {
  const { newTab } = shell[language]
  return (
    <>
      <Hero copy={copy.hero} language={language} />
      <ModuleTerraces copy={copy.modules} scenes={scenes[language]} newTab={newTab} language={language} />
      <About copy={copy.about} />
      <Technology copy={copy.technology} />
      <RequestDemo copy={copy.contact} newTab={newTab}>
        <Island wake="visible">
          <DemoForm copy={demoForm[language]} language={language === defaultLanguage ? undefined : language} />
        </Island>
      </RequestDemo>
    </>
  )
}
