import { measureSigns } from '#build/display-font.ts'

/** How far each sign of the display font reaches, in ems. */
export const advances = await measureSigns()
