import type { FeatureCopy } from '#content/page-words.ts'

type Theme = 'administrator' | 'manager' | 'employee' | 'auditor' | 'templates'

/** One entry for each role of the table, widest rights first. */
type ByRole = readonly [administrator: string, manager: string, employee: string, auditor: string]

/** Sample data of the drawings, made up; the total of the manager's team is counted. Francs are whole. */
type Pictures = {
  /** Who may do what: one cell a role; long words carry a soft hyphen for the narrowest phones. */
  readonly rights: {
    readonly heading: string
    readonly note: string
    readonly caption: string
    readonly corner: string
    /** The cell of a role that has no part in it. */
    readonly none: string
    readonly roles: ByRole
    readonly rows: readonly { readonly head: string; readonly cells: ByRole }[]
  }
  readonly users: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly people: readonly {
      readonly name: string
      readonly detail: string
      readonly role: string
      /** Works now, has yet to come, or has gone. */
      readonly state: 'active' | 'invited' | 'ended'
    }[]
  }
  readonly team: {
    readonly label: string
    readonly title: string
    readonly shift: string
    readonly people: readonly { readonly name: string; readonly hours: string; readonly sold: number }[]
    readonly total: string
    readonly request: string
    readonly requestDetail: string
    readonly decide: readonly [yes: string, no: string]
  }
  readonly screen: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly functions: readonly string[]
    readonly hidden: readonly string[]
    readonly note: string
  }
  readonly log: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly lines: readonly {
      readonly time: string
      readonly who: string
      readonly what: string
      /** The line an auditor would ask about. */
      readonly isOdd?: true
    }[]
  }
  readonly templates: {
    readonly caption: string
    readonly columns: readonly [template: string, holder: string]
    readonly rows: readonly { readonly name: string; readonly holder: string }[]
  }
}

export type RoleBasedAccessControlCopy = FeatureCopy<Theme, Pictures>
