/** How somebody is spoken to: by the first word of the name that has a letter, for some begin theirs with a picture. */
export function firstNameOf({ name }: { readonly name: string }): string {
  const words = name.trim().split(/\s+/)
  return words.find((word) => /\p{L}/u.test(word)) ?? words[0] ?? name
}
