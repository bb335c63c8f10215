import { desk } from '#content/team/desk.ts'
import type { DeskWanted } from '#contract/desk.ts'

/** `Demo, Plan` */
export const sayWanted = (wanted: readonly DeskWanted[]): string => wanted.map((one) => desk.wanted[one]).join(', ')
