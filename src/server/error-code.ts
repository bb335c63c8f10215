/** What Node, a driver or a database calls a failure by: `ENOENT`, `22021`; undefined where it calls it nothing. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
