import { modules } from '#content/modules.ts'
import type { ModulesCopy } from '#content/copy/modules.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Blocks } from './Blocks.tsx'
import { ModuleNeeds } from './ModuleNeeds.tsx'
import { ModuleQuilt } from './ModuleQuilt.tsx'
import { OneSale } from './OneSale.tsx'

/** The seven modules: what each is for, which trade needs which, and what they share. */
export const modulesPage = definePage({ path: '/modules', copies: modules, Body: Modules })

function Modules({ copy, language }: PageProps<ModulesCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} isRuled objects={<Blocks />} />
      <ModuleQuilt words={copy.quilt} />
      <ModuleNeeds words={copy.needs} />
      <OneSale words={copy.sale} language={language} />
      <RuledList words={copy.shared} id="shared" ground="sunk" />
      <Questions words={copy.questions} isFlipped />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
