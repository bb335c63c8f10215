import { multiTenantArchitecture } from '#content/multi-tenant-architecture.ts'
import type { MultiTenantArchitectureCopy } from '#content/copy/multi-tenant-architecture.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Themes } from '#site/sections/Themes/Themes.tsx'
import { HouseStates } from './HouseStates.tsx'
import { HouseWalls } from './HouseWalls.tsx'
import { Houses } from './Houses.tsx'
import { SharedTable } from './SharedTable.tsx'
import { TwoSettings } from './TwoSettings.tsx'

/** How businesses are kept apart (FEAT-1, FEAT-2). */
export const multiTenantArchitecturePage = definePage({
  path: '/multi-tenant-architecture',
  copies: multiTenantArchitecture,
  Body: MultiTenantArchitecture,
})

function MultiTenantArchitecture({ copy, language }: PageProps<MultiTenantArchitectureCopy>) {
  const { walls, shared, settings, states } = copy.pictures
  return (
    <>
      <PageOpening words={copy.opening} ground="hotel" isRuled objects={<Houses />} />
      <Themes
        words={copy.themes}
        module="hotel"
        pictures={{
          'data-isolation': <HouseWalls words={walls} language={language} />,
          'shared-resources': <SharedTable words={shared} />,
          'custom-configuration': <TwoSettings words={settings} />,
          'tenant-management': <HouseStates words={states} />,
        }}
      />
      <RuledGrid words={copy.readers} module="hotel" ground="sunk" isFlipped />
      <Questions words={copy.questions} />
      <RuledList words={copy.together} ground="sunk" isFlipped />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
