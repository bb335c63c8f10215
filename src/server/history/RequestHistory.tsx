import { requestHistory as words } from '#content/en/emails/request-history.ts'
import { sayOfficeTime } from '#emails/office-time.ts'
import { brand } from '#facts/brand.ts'
import { makeReference } from '#server/storage/reference.ts'
import type { StoredLead } from '#server/storage/storage.ts'
import { historyStyle } from './history-style.ts'

/** A request with the words it came in: the form's message, or what was said in the chat, a line each. */
export type PastLead = { readonly lead: StoredLead; readonly said: string }
type RequestHistoryProps = { readonly name: string; readonly past: readonly PastLead[] }

/** Everything one person asked, for the sales team. */
export function RequestHistory({ name, past }: RequestHistoryProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{words.title(name)}</title>
        <style dangerouslySetInnerHTML={{ __html: historyStyle }} />
      </head>
      <body>
        <header>
          <b>{brand.product}</b>
          {words.kind}
        </header>
        <main>
          <h1 dir="auto">{words.title(name)}</h1>
          <p>{words.count(past.length)}</p>
          {past.map((one) => (
            <PastRequest key={one.lead.id} {...one} />
          ))}
          <footer>{words.note}</footer>
        </main>
      </body>
    </html>
  )
}

function PastRequest({ lead, said }: PastLead) {
  const { labels } = words
  const details = [
    { label: labels.source, text: words.sources[lead.source] },
    { label: labels.name, text: lead.name },
    { label: labels.company, text: lead.company },
    { label: labels.email, text: lead.email },
    { label: labels.phone, text: lead.phone },
    { label: labels.modules, text: lead.interestedModules.join(', ') },
    { label: labels.size, text: lead.businessSize ?? '' },
    { label: lead.source === 'chat' ? labels.said : labels.message, text: said, className: 'message' },
    { label: labels.status, text: words.statuses[lead.status] },
    { label: labels.reference, text: lead.source === 'chat' ? makeReference(lead.id) : lead.id },
  ].filter(({ text }) => text !== '')
  return (
    <article>
      <h2>
        <time dateTime={new Date(lead.receivedAt).toISOString()}>{sayOfficeTime(lead.receivedAt)}</time>
      </h2>
      <dl>
        {details.map(({ label, text, className }) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} text`} dir="auto" className={className}>
            {text}
          </dd>,
        ])}
      </dl>
    </article>
  )
}
