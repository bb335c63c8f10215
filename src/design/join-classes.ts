/** A `class` attribute of those names that are there. */
export function joinClasses(...names: readonly (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ') || undefined
}
