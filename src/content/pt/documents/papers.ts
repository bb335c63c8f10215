import type { PaperWords } from '#content/paper-words.ts'
import type { Paper } from '#contract/intent.ts'
import { boardPage } from './board-page.ts'
import { budgetWorkbook } from './budget-workbook.ts'
import { donorLetters } from './donor-letters.ts'
import { financialResources } from './financial-resources.ts'
import { grantOutlines } from './grant-outlines.ts'
import { growthGuides } from './growth-guides.ts'
import { marketingTemplates } from './marketing-templates.ts'
import { planningTools } from './planning-tools.ts'
import { securityWhitepaper } from './security-whitepaper.ts'
import { volunteerPapers } from './volunteer-papers.ts'

/** Cada documento no seu endereço; um documento prometido e não escrito não compila. */
export const paperWords: Readonly<Record<Paper, PaperWords>> = {
  'security-whitepaper': securityWhitepaper,
  'grant-outlines': grantOutlines,
  'donor-letters': donorLetters,
  'budget-workbook': budgetWorkbook,
  'volunteer-papers': volunteerPapers,
  'board-page': boardPage,
  'planning-tools': planningTools,
  'growth-guides': growthGuides,
  'financial-resources': financialResources,
  'marketing-templates': marketingTemplates,
}
