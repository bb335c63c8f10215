import type { FeatureCopy } from '#content/page-words.ts'
import type { ModuleId } from '#facts/modules.ts'

type Theme = 'data-isolation' | 'shared-resources' | 'custom-configuration' | 'tenant-management'

/** Where a tenant stands in its life. */
export type HouseState = 'invited' | 'open' | 'paused' | 'closed'

/** Sample data of the drawings, made up. A house is a tenant. */
type Pictures = {
  readonly walls: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly columns: readonly [house: string, data: string, users: string, roles: string]
    /** From left to right on the hill. `settings` in a few words. */
    readonly houses: readonly {
      readonly name: string
      readonly settings: string
      readonly products: number
      readonly users: number
      readonly roles: number
      readonly module: ModuleId
    }[]
  }
  readonly shared: {
    readonly caption: string
    readonly columns: readonly [what: string, own: string, shared: string]
    readonly yes: string
    readonly rows: readonly { readonly head: string; readonly isShared: boolean }[]
  }
  readonly settings: {
    readonly label: string
    readonly title: string
    readonly columns: readonly [setting: string, first: string, second: string]
    readonly rows: readonly (readonly [setting: string, first: string, second: string])[]
  }
  readonly states: {
    readonly label: string
    readonly title: string
    readonly unit: string
    readonly words: Readonly<Record<HouseState, string>>
    readonly houses: readonly { readonly name: string; readonly detail: string; readonly state: HouseState }[]
  }
}

export type MultiTenantArchitectureCopy = FeatureCopy<Theme, Pictures>
