/** All times on the server are milliseconds since 1970, UTC. */
export type Milliseconds = number

export const dayMs: Milliseconds = 86_400_000
