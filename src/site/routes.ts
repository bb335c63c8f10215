import type { Page } from './page.tsx'

const modules = import.meta.glob<Record<string, Page>>('./pages/*/*.page.tsx', { eager: true })

/** The whole site in one table. */
export const routes: readonly Page[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((page) => 'path' in page)
