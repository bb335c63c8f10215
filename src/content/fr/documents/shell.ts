import type { PaperShellWords } from '#content/copy/documents/shell.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { headquarters } from '#facts/offices.ts'
import { papersRevised } from '#facts/papers.ts'
import { sayDay } from '../figures.ts'
import { sayAddress } from '../places.ts'

/** Ce qui entoure chaque document, sur sa page et sur ses feuilles. */
export const paperShell = {
  skip: 'Aller au document',
  download: 'Télécharger le PDF',
  size: (sheets) => `${sheets} pages, A4`,
  revised: `État au ${sayDay(new Date(papersRevised.on))}`,
  sayPage: (page, of) => `Page ${page} sur ${of}`,
  write: 'à remplir',
  more: 'D’autres documents à garder',
  publisher: brand.company,
  ask: [sayAddress(headquarters), contact.phone, contact.email],
} as const satisfies PaperShellWords
