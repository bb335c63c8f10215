import { elsewhere } from '#content/team/elsewhere.ts'
import type { PlaceElsewhere } from '#contract/desk.ts'
import type { Config } from '#server/config.ts'
import { listDamaged } from './set-aside.ts'

export type ElsewhereConfig = Pick<Config, 'mail' | 'webhook' | 'formForwardUrl' | 'assistant' | 'databaseUrl'>

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
    ...listDamaged(databaseUrl).map((file): PlaceElsewhere => [file, elsewhere.damaged]),
    ...(databaseUrl.startsWith('sqlite:') ? [] : [elsewhere.postgres]),
  ]
}

/** Nothing where there is no such service. */
function at(url: string | null | undefined, what: string): readonly PlaceElsewhere[] {
  return url ? [[new URL(url).host, what]] : []
}
