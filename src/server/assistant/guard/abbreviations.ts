/** English and French shortenings whose full stop never ends a sentence. Single letters (`e.g.`, `J.`) need no entry. */
export const abbreviations: ReadonlySet<string> = new Set(
  'approx incl excl mr mrs ms dr prof st vs resp env ca tél tel ex mme mlle max min est dept nb cf'.split(' '),
)

/** Those that shorten a word only before a number: `No. 12`, `Art. 3`. */
export const numberAbbreviations: ReadonlySet<string> = new Set('no nos nr art fig vol sec ch pp'.split(' '))
