import { advances } from '#made/display-advances.ts'

/** Ems by which headlines set their words closer. */
const closerWords = 0.06

/** How wide a figure or a name is once its font is there, in ems. */
export const figureWidth = (said: string): number =>
  Array.from(said).reduce((sum, sign) => sum + (advances[sign] ?? 0), 0)

/** The same of a line of a headline. */
export const displayWidth = (line: string): number => figureWidth(line) - closerWords * (line.split(' ').length - 1)
