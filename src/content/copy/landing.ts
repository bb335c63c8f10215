import type { ModuleId } from '#facts/modules.ts'

export type ModuleCopy = {
  readonly name: string
  /** For the list of jumps. */
  readonly short: string
  readonly text: string
  readonly points: readonly [string, string, string, string, string]
}

/** The landing page (LAND-1..21). What the specification quotes stands verbatim. */
export type LandingCopy = {
  readonly title: string
  readonly searchTitle: string
  readonly description: string
  readonly hero: {
    readonly kicker: string
    readonly lines: readonly [string, string, string]
    // The first is the sum on the owner's phone below (scenes.phone); a test keeps them equal.
    readonly figures: readonly { readonly label: string; readonly currency: string | null; readonly amount: number }[]
    readonly lead: string
    readonly terms: {
      readonly price: string
      readonly trial: string
    }
    // A proof that one can check alone, because the claims wait for theirs.
    readonly proof: {
      readonly text: string
      readonly link: string
    }
    readonly explore: string
    readonly contact: string
    readonly badges: readonly { readonly icon: 'shield' | 'chart' | 'plug'; readonly text: string }[]
  }
  readonly modules: {
    readonly heading: readonly string[]
    readonly text: string
    readonly jumpLabel: string
    readonly ready: string
    readonly access: string
    readonly each: Readonly<Record<ModuleId, ModuleCopy>>
  }
  readonly about: {
    readonly heading: string
    readonly text: string
    readonly points: readonly { readonly title: string; readonly text: string }[]
  }
  readonly technology: {
    readonly heading: string
    readonly categories: readonly { readonly title: string; readonly items: readonly string[] }[]
  }
  readonly contact: {
    readonly heading: string
    readonly lead: string
    readonly card: string
    readonly address: string
    readonly mapLabel: string
    readonly openMap: string
    readonly mapNote: string
    readonly hours: readonly { readonly channel: string; readonly hours: string }[]
    readonly equator: string
  }
}
