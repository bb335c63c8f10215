import type { ReactNode } from 'react'
import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { boardRows } from '#content/sample-data.ts'
import type { ModuleId } from '#facts/modules.ts'
import type { Language } from '#content/languages.ts'
import { BatchList } from './BatchList.tsx'
import { Board } from './Board.tsx'
import { BranchYields } from './BranchYields.tsx'
import { CustomerCard } from './CustomerCard.tsx'
import { TillReceipt } from './TillReceipt.tsx'
import { TransferSlip } from './TransferSlip.tsx'

const draw = {
  pharmacy: (copy, language) => <BatchList copy={copy.pharmacy} language={language} />,
  inventory: (copy) => <TransferSlip copy={copy.inventory} />,
  restaurant: (copy) => <Board copy={copy.restaurant} rows={boardRows.restaurant} shape="tables" />,
  hotel: (copy) => <Board copy={copy.hotel} rows={boardRows.hotel} shape="rooms" />,
  retail: (copy, language) => <TillReceipt words={copy.retail} note={copy.retail.note} language={language} />,
  backoffice: (copy, language) => <BranchYields copy={copy.backoffice} language={language} />,
  crm: (copy) => <CustomerCard copy={copy.crm} />,
} satisfies Record<ModuleId, (copy: SceneCopy, language: Language) => ReactNode>

/** The scene that shows a module at work. */
export function drawModuleScene(id: ModuleId, copy: SceneCopy, language: Language): ReactNode {
  return draw[id](copy, language)
}
