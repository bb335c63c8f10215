import { existsSync } from 'node:fs'
import path from 'node:path'
import { elsewhere } from '#content/team/elsewhere.ts'
import type { PlaceElsewhere } from '#contract/desk.ts'
import type { Config } from '#server/config.ts'
import { listDamaged, listSetAside } from './set-aside.ts'

export type ElsewhereConfig = Pick<
  Config,
  'mail' | 'webhook' | 'formForwardUrl' | 'assistant' | 'databaseUrl' | 'dataDir'
>

/** Where else something of a person may lie, for whoever erases: none of it can be reached from here. */
export function listElsewhere(config: ElsewhereConfig): readonly PlaceElsewhere[] {
  const { mail, webhook, formForwardUrl, assistant, databaseUrl } = config
  const sendsMail = mail.url.startsWith('http') || mail.url.startsWith('smtp')
  return [
    [mail.sales, elsewhere.mailbox],
    ...at(sendsMail ? mail.url : null, elsewhere.mailService),
    ...at(webhook?.url, elsewhere.webhook),
    ...at(formForwardUrl, elsewhere.formService),
    ...at(assistant.kind === 'embedded' ? null : assistant.baseUrl, elsewhere.model),
    elsewhere.members,
    elsewhere.backups,
    ...listLeftBehind(config).map((file): PlaceElsewhere => [file, elsewhere.leftBehind]),
    ...listDamaged(databaseUrl).map((file): PlaceElsewhere => [file, elsewhere.damaged]),
    ...(databaseUrl.startsWith('sqlite:') ? [] : [elsewhere.postgres]),
  ]
}

/** The embedded database, and what was put aside of it, where PostgreSQL has taken its place. */
export function listLeftBehind({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): readonly string[] {
  if (databaseUrl.startsWith('sqlite:')) return []
  const file = path.resolve(dataDir, 'site.db')
  return [file, ...listSetAside(`sqlite:${file}`), ...listDamaged(`sqlite:${file}`)].filter((one) => existsSync(one))
}

/** Nothing where there is no such service. */
function at(url: string | null | undefined, what: string): readonly PlaceElsewhere[] {
  return url ? [[new URL(url).host, what]] : []
}
