/** Words that are needed only later, if at all: the address of their file, or, where none was made, themselves. */
export type Later<Words> = Words | string

export async function readLater<Words>(later: Later<Words>): Promise<Words> {
  return typeof later === 'string' ? ((await (await fetch(later)).json()) as Words) : later
}
