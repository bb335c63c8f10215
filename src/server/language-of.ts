import type { FastifyRequest } from 'fastify'
import { defaultLanguage, findLanguage, languageOfPath, type Language } from '#content/languages.ts'

/**
 * The language in which a caller is answered: the one it names, else that of the address it asks for, else that of our
 * page it calls from. Trouble may come before anything of a body is read; the page is known by then.
 */
export function languageOf({ body, query, url, headers }: FastifyRequest): Language {
  return (
    findLanguage(readField(body)) ??
    findLanguage(readField(query)) ??
    languageOfPath(url) ??
    languageOfPath(readPath(headers.referer)) ??
    defaultLanguage
  )
}

function readField(sent: unknown): unknown {
  return typeof sent === 'object' && sent !== null && 'language' in sent ? sent.language : undefined
}

/** Empty where there is none, or one of no page. */
function readPath(referer: string | undefined): string {
  return URL.parse(referer ?? '')?.pathname ?? ''
}
