import type { DocumentationCopy } from '#content/copy/documentation.ts'
import type { Method, OpenApi, Operation } from '#content/copy/docs/openapi-types.ts'

export type ApiWords = DocumentationCopy['api']

/** A document beside the 26 pages of the route table. */
export const apiReferencePath = '/documentation/api-reference.html'

export type ListedOperation = {
  /** Anchor. */
  readonly id: string
  /** In capitals. */
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** The calls of the API in the order of its description, each with its anchor on the page. */
export function listOperations({ paths }: OpenApi): readonly ListedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    (Object.entries(methods) as [Method, Operation][]).map(([method, operation]) => ({
      id: `api-${operation.operationId}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}
