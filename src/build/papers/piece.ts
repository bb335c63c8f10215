/** A part of a paper that is never torn by the end of a sheet. Heights are points. */
export type Piece = {
  /** Space above it, unless it begins a sheet. */
  readonly gap: number
  readonly height: number
  /** Stands across the margin column too. */
  readonly isWide?: boolean
  /** Never the last on a sheet: the next piece belongs to it. */
  readonly holdsNext?: boolean
  /** Draws above it what a sheet that begins with it needs, and says how high that is. */
  readonly repeat?: { readonly height: number; draw(y: number): void }
  draw(y: number): void
}

/** What has to fit on a sheet for a piece to begin there. */
export function heightNeeded(pieces: readonly Piece[], index: number): number {
  const piece = pieces[index]
  if (!piece) return 0
  const next = pieces[index + 1]
  return piece.height + (piece.holdsNext && next ? next.gap + heightNeeded(pieces, index + 1) : 0)
}
