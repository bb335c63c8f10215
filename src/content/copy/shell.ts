import type { Path } from '#facts/paths.ts'

/** A page of this site by its address, and what it is called around every page. */
type PlaceWords = { readonly path: Path; readonly label: string }

/** What stands around every page: header (NAV-30), footer (NAV-34..41) and the words shared by all links out. */
export type ShellCopy = {
  readonly skip: string
  readonly newTab: string
  readonly header: {
    readonly label: string
    readonly open: string
    readonly close: string
    readonly links: readonly PlaceWords[]
    readonly action: string
    readonly tradesLabel: string
    readonly trades: readonly PlaceWords[]
  }
  readonly footer: {
    readonly about: string
    readonly map: string
    readonly groups: readonly {
      readonly title: string
      readonly links: readonly PlaceWords[]
      /** Pages of ours elsewhere; one without an address is not there. */
      readonly external: readonly { readonly url: string; readonly label: string }[]
    }[]
    readonly copyright: string
  }
}
