import { advances } from '#made/display-advances.ts'

/** Ems by which headlines set their words closer. */
const closerWords = 0.06

/** How wide a line of a headline is once its font is there, in ems. */
export function displayWidth(line: string): number {
  return Array.from(line).reduce((sum, sign) => sum + (advances[sign] ?? 0) - (sign === ' ' ? closerWords : 0), 0)
}
