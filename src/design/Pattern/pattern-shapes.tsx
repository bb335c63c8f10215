import type { ReactNode } from 'react'

/** The seven motifs on a 26 px tile, in coal, cream and one of maize or laterite. Each module owns one. */
export const patternShapes = {
  diamonds: (
    <>
      <path d="M0 0h26v26H0z" />
      <path stroke="var(--cream)" strokeWidth="3.5" d="M13 2.5L23.5 13 13 23.5 2.5 13z" />
      <path fill="var(--maize)" d="M13 9l4 4-4 4-4-4z" />
    </>
  ),
  peaks: (
    <>
      <path fill="var(--cream)" d="M0 0h26v26H0z" />
      <path d="M0 13 13 0l13 13zM0 26l13-13 13 13z" />
      <path fill="var(--maize)" d="M7 13l6-6 6 6zM7 26l6-6 6 6z" />
    </>
  ),
  waves: (
    <>
      <path d="M0 0h26v26H0z" />
      <g fill="none" strokeWidth="4.5">
        <path stroke="var(--cream)" d="M-3 9 6.5 0l13 13L29 3" />
        <path stroke="var(--maize)" d="M-3 22 6.5 13l13 13L29 16" />
      </g>
    </>
  ),
  crosses: (
    <>
      <path fill="var(--cream)" d="M0 0h26v26H0z" />
      <path d="M9 0h8v5h5v5h4v6h-4v5h-5v5H9v-5H4v-5H0v-6h4V5h5z" />
      <path fill="var(--maize)" d="M10 8h6v3h3v4h-3v3h-6v-3H7v-4h3z" />
    </>
  ),
  hourglasses: (
    <>
      <path d="M0 0h26v26H0z" />
      <path fill="var(--cream)" d="M0 0h26L13 13zM0 26h26L13 13z" />
      <path fill="var(--laterite)" d="M8 0h10l-5 5zM8 26h10l-5-5z" />
    </>
  ),
  herringbone: (
    <>
      <path d="M0 0h26v26H0z" />
      <g fill="none" strokeWidth="4">
        <path stroke="var(--cream)" d="M-2-2l15 15 15-15M-2 11l15 15 15-15M-2 24l15 15 15-15" />
        <path stroke="var(--laterite)" strokeWidth="3" d="M-2 4.5l15 15 15-15M-2 17.5l15 15 15-15" />
      </g>
    </>
  ),
  arrows: (
    <>
      <path fill="var(--cream)" d="M0 0h26v26H0z" />
      <path d="M13 0v26L0 13zM26 0v26L13 13z" />
      <path fill="var(--maize)" d="M9 9v8l-4-4zM22 9v8l-4-4z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type PatternName = keyof typeof patternShapes
