import type { Config } from '#server/config.ts'

type Place = readonly [where: string, what: string]

/** Where else something of a person may lie, for whoever erases: none of it can be reached from here. */
export function listElsewhere({ mail, webhook, formForwardUrl, assistant, databaseUrl }: Config): readonly Place[] {
  const host = (url: string) => new URL(url).host
  return [
    [mail.sales, 'letters about them, what was answered, and drafts and archives of that mailbox'],
    ...(mail.url.startsWith('http') || mail.url.startsWith('smtp')
      ? [[host(mail.url), 'the mail service: its logs, and letters that it keeps'] as const]
      : []),
    ...(webhook ? [[host(webhook.url), 'what the webhook brought there'] as const] : []),
    ...(formForwardUrl ? [[host(formForwardUrl), 'what was forwarded to the form service'] as const] : []),
    ...(assistant.kind === 'embedded'
      ? []
      : [[host(assistant.baseUrl), 'what the model was asked, as long as its provider keeps that'] as const]),
    ['members of the desk', 'letters about promises in their own mailboxes, and what was exported as CSV or JSON'],
    ['backups', 'each made before today; put back with `npm run restore`, they are erased from again'],
    ...(databaseUrl.startsWith('sqlite:')
      ? []
      : [
          [
            'PostgreSQL',
            'its write-ahead log until the segments are used again (`checkpoint`), archives, replicas, dumps',
          ] as const,
        ]),
  ]
}
