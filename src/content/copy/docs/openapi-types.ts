/** The part of OpenAPI 3.1 that our description uses; https://spec.openapis.org/oas/v3.1.1 */
export type Reference<Kind extends string> = { readonly $ref: `#/components/${Kind}/${string}` }

export type Schema =
  | Reference<'schemas'>
  | {
      readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | readonly [string, 'null']
      readonly description?: string
      readonly format?: string
      readonly readOnly?: true
      readonly enum?: readonly string[]
      readonly minimum?: number
      readonly exclusiveMinimum?: number
      readonly minLength?: number
      readonly minItems?: number
      readonly items?: Schema
      readonly properties?: Readonly<Record<string, Schema>>
      readonly required?: readonly string[]
      readonly examples?: readonly unknown[]
    }

export type Parameter = {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required?: true
  readonly description: string
  readonly schema: Schema
}

export type Content = {
  readonly 'application/json': { readonly schema: Schema; readonly example?: unknown }
}

export type Answer = {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>
  readonly content?: Content
}

export type Method = 'get' | 'post' | 'put' | 'delete'

export type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly parameters?: readonly (Parameter | Reference<'parameters'>)[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer | Reference<'responses'>>>
}

export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<`/${string}`, Readonly<Partial<Record<Method, Operation>>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: {
    readonly securitySchemes: Readonly<
      Record<string, { readonly type: 'http'; readonly scheme: 'bearer'; readonly description: string }>
    >
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly schemas: Readonly<Record<string, Schema>>
  }
}
