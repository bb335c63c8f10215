import type { ModuleId } from '#facts/modules.ts'

/** A row of places that are taken or not, tables or rooms. */
export type BoardRow = {
  /** The number of its first place. */ readonly first: number
  /** One letter a place, a key's. */ readonly places: string
}

export type BoardCopy = {
  readonly label: string
  readonly title: string
  readonly aside: string
  /** Taken, awaited, not yet to be had, free. */
  readonly key: Readonly<Record<'t' | 'a' | 'n' | 'f', string>>
}

/** Sample data of the drawn scenes: made up, believable, and every total adds up (a test counts). Francs are whole. */
export type SceneCopy = {
  readonly phone: {
    readonly label: string
    readonly day: string
    readonly change: string
    readonly since: string
    readonly needs: string
    readonly notices: readonly {
      readonly module: ModuleId
      readonly what: string
      readonly when: string
      readonly detail: string
    }[]
    readonly lists: readonly [
      {
        readonly title: string
        readonly rows: Readonly<Record<string, number>>
      },
    ]
  }
  readonly pharmacy: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly batches: readonly {
      readonly name: string
      readonly detail: string
      readonly expires: string
      readonly units: number
      readonly unitPrice: number
      readonly isDue?: boolean
    }[]
  }
  readonly inventory: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly route: string
    readonly distance: string
    readonly unit: string
    readonly items: readonly {
      readonly name: string
      readonly sent: number
    }[]
  }
  readonly restaurant: BoardCopy
  readonly hotel: BoardCopy
  readonly retail: {
    readonly label: string
    readonly title: string
    readonly lines: readonly {
      readonly name: string
      readonly price: number
    }[]
    readonly total: string
    readonly tax: string
    readonly note: string
  }
  readonly backoffice: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly costs: string
    readonly branches: readonly {
      readonly name: string
      readonly detail: string
      readonly sales: number
      readonly costs: number
    }[]
    readonly check: string
    readonly note: string
  }
  readonly crm: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly tiers: readonly string[]
    readonly visits: readonly {
      readonly when: string
      readonly what: string
      readonly result: string
      readonly isDue?: boolean
    }[]
  }
}
