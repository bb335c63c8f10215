/** 'Bronze, Silver et Gold'. */
export function sayList(items: readonly string[]) {
  return new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(items)
}
