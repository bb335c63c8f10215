import { Busboy } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

/** A posted form: a name that comes several times (a list of choices) holds all its values. */
type FormBody = Readonly<Record<string, string | readonly string[]>>

/** Far more than the form has; what a program adds is not worth reading. No field is cut: the body has a limit. */
const limits = { fields: 60, files: 0, parts: 80, fieldNameSize: 100, headerPairs: 20 }

/** What parts a multipart body, in the signs of RFC 2046: nothing of it is coded, so that the reader reads it as we do. */
const boundaryShape = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

function isFormType(contentType: string | undefined): boolean {
  return contentType !== undefined && formTypes.test(contentType)
}

/** What a script or a form sent, by its names. Nothing of it is trusted yet. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(body: unknown): body is Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

/** Empty where no text came, or several. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A field of a posted form; empty when it is not there or came twice. */
export function readField({ body }: FastifyRequest, name: string): string {
  return readText(isFields(body) ? body[name] : undefined)
}

/** All values of a field of a posted form. */
export function readAll({ body }: FastifyRequest, name: string): readonly string[] {
  const value = isFields(body) ? body[name] : undefined
  return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')
}

/** All of a posted form, in its order, so that it can be shown and sent again. */
export function listFields(body: unknown): readonly (readonly [name: string, value: string])[] {
  return Object.entries(isFields(body) ? body : {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, readText(one)] as const),
  )
}

/**
 * The form of a request that was refused, perhaps before anybody read it: then it is read now. Null where none was posted
 * as browsers do by themselves, or where it is longer than a request may be.
 */
export async function readRefusedForm({ body, raw, headers, routeOptions }: FastifyRequest): Promise<Fields | null> {
  if (isFields(body)) return body
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded') || raw.readableEnded) return null
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of raw as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > (routeOptions.bodyLimit ?? 0)) return null
    pieces.push(piece)
  }
  return gather(new URLSearchParams(Buffer.concat(pieces).toString()))
}

/** The problem of each field in words, in the order of the form. */
export function sayProblems<Field extends string, Problem extends string>(
  fields: readonly Field[],
  problems: Readonly<Partial<Record<Field, Problem>>>,
  words: Readonly<Record<Field, Readonly<Record<Problem, string>>>>,
): Readonly<Record<string, string>> {
  const said = fields.flatMap((field) => {
    const problem = problems[field]
    return problem ? [[field, words[field][problem]] as const] : []
  })
  return Object.fromEntries(said)
}

export function wantsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/** A form that a browser posted by itself: it is answered with a page. */
export function isBareForm(request: FastifyRequest): boolean {
  return wantsHtml(request) && isFormType(request.headers['content-type'])
}

/** Teaches one room of the app to read forms. Bodies arrive whole, so that the body limit holds for every type. */
export function acceptForms(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => gather(new URLSearchParams(body)),
  )
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => readMultipart(request.headers['content-type'] ?? '', body),
  )
}

function readMultipart(contentType: string, body: Buffer): Promise<FormBody> {
  const [, quoted, bare] = boundaryShape.exec(contentType) ?? []
  const boundary = quoted ?? bare
  // The reader passes over parts beyond the limit, which costs as much as reading them.
  if (boundary === undefined || hasMore(body, `--${boundary}`, limits.parts + 1)) throw new Refusal('malformed')
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) => reject(new Refusal('malformed', { cause }))
    try {
      const entries: [name: string, value: string][] = []
      const reader = new Busboy({ headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` }, limits })
      reader.on('field', (name, value) => entries.push([name, value]))
      reader.on('file', (_name, file) => file.resume())
      reader.on('error', refuse)
      reader.on('finish', () => resolve(gather(entries)))
      reader.end(body)
    } catch (error) {
      refuse(error)
    }
  })
}

function hasMore(body: Buffer, text: string, most: number): boolean {
  let at = -1
  for (let count = 0; count <= most; count += 1) {
    at = body.indexOf(text, at + 1)
    if (at === -1) return false
  }
  return true
}

function gather(entries: Iterable<readonly [name: string, value: string]>): FormBody {
  const named = Map.groupBy([...entries].slice(0, limits.fields), ([name]) => name)
  return Object.fromEntries(
    [...named].map(([name, same]) => {
      // A browser sends each end of a line as two signs, and counts one.
      const [value = '', ...more] = same.map(([, each]) => each.replaceAll('\r\n', '\n'))
      return [name, more.length === 0 ? value : [value, ...more]]
    }),
  )
}
