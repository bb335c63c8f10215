import { paths } from '#facts/paths.ts'

/** What every sweep over the whole site opens: all pages, and the one for what is not found. */
export const everyAddress = [...paths, '/no-such-page']
