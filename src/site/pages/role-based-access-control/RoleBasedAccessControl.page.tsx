import { roleBasedAccessControl } from '#content/role-based-access-control.ts'
import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Themes } from '#site/sections/Themes/Themes.tsx'
import { AuditTrail } from './AuditTrail.tsx'
import { CashierScreen } from './CashierScreen.tsx'
import { Keys } from './Keys.tsx'
import { Rights } from './Rights.tsx'
import { TeamToday } from './TeamToday.tsx'
import { Templates } from './Templates.tsx'
import { UserList } from './UserList.tsx'

/** The sample roles and what each may do (FEAT-3..7). It only tells of roles: nothing here signs anybody in (FACT-18). */
export const roleBasedAccessControlPage = definePage({
  path: '/role-based-access-control',
  copies: roleBasedAccessControl,
  Body: RoleBasedAccessControl,
})

function RoleBasedAccessControl({ copy, language }: PageProps<RoleBasedAccessControlCopy>) {
  const { rights, users, team, screen, log, templates } = copy.pictures
  return (
    <>
      <PageOpening words={copy.opening} ground="backoffice" isRuled objects={<Keys />} />
      <Rights words={rights} />
      <Themes
        words={copy.themes}
        module="backoffice"
        pictures={{
          administrator: <UserList words={users} />,
          manager: <TeamToday words={team} language={language} />,
          employee: <CashierScreen words={screen} />,
          auditor: <AuditTrail words={log} />,
          templates: <Templates words={templates} />,
        }}
      />
      <RuledGrid words={copy.readers} module="backoffice" ground="sunk" isFlipped />
      <Questions words={copy.questions} />
      <RuledList words={copy.together} ground="sunk" isFlipped />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
