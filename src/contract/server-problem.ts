/** What a call can be refused for, outside the fields of a form. The words for each stand in content. */
const serverProblems = [
  'malformed',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'timeout',
  'too-large',
  'unsupported-type',
  'too-many-requests',
  'internal',
  'storage-unavailable',
  'overloaded',
] as const
export type ServerProblem = (typeof serverProblems)[number]

/** The body of every such answer. */
export type ServerProblemAnswer = { readonly error: { readonly code: ServerProblem; readonly message: string } }
