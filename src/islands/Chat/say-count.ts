import { fill } from '#contract/fill.ts'
/** '1 message', '{count} messages'. */
export function sayCount({ one, many }: { readonly one: string; readonly many: string }, count: number): string {
  return count === 1 ? one : fill(many, { count: String(count) })
}
