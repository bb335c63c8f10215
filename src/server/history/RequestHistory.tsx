import { requestHistory as words } from '#content/en/emails/request-history.ts'
import { sayOfficeTime } from '#emails/office-time.ts'
import { brand } from '#facts/brand.ts'
import type { StoredLead } from '#server/storage/storage.ts'
import { historyStyle } from './history-style.ts'

type RequestHistoryProps = { readonly name: string; readonly leads: readonly StoredLead[] }

/** Everything one person asked, for the sales team. */
export function RequestHistory({ name, leads }: RequestHistoryProps) {
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
          <p>{words.count(leads.length)}</p>
          {leads.map((lead) => (
            <PastRequest key={lead.id} lead={lead} />
          ))}
          <footer>{words.note}</footer>
        </main>
      </body>
    </html>
  )
}

function PastRequest({ lead }: { readonly lead: StoredLead }) {
  const { labels } = words
  const details = [
    { label: labels.name, text: lead.name },
    { label: labels.company, text: lead.company },
    { label: labels.email, text: lead.email },
    { label: labels.phone, text: lead.phone },
    { label: labels.modules, text: lead.interestedModules.join(', ') },
    { label: labels.size, text: lead.businessSize },
    { label: labels.message, text: lead.message, className: 'message' },
    { label: labels.status, text: words.statuses[lead.status] },
    { label: labels.reference, text: lead.id },
  ]
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
