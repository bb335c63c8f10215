import type { PaperShellWords } from '#content/copy/documents/shell.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { headquarters } from '#facts/offices.ts'
import { papersRevised } from '#facts/papers.ts'
import { sayDay } from '../figures.ts'
import { sayAddress } from '../places.ts'

/** O que está à volta de cada documento, na sua página e nas suas folhas. */
export const paperShell = {
  skip: 'Saltar para o documento',
  download: 'Descarregar o PDF',
  size: (sheets) => `${sheets} páginas, A4`,
  revised: `Estado em ${sayDay(new Date(papersRevised.on))}`,
  sayPage: (page, of) => `Página ${page} de ${of}`,
  write: 'para preencher',
  more: 'Mais documentos para guardar',
  publisher: brand.company,
  ask: [sayAddress(headquarters), contact.phone, contact.email],
} as const satisfies PaperShellWords
