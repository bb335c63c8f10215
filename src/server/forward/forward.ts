import type { DemoRequest } from '#contract/demo-request.ts'
import { sayChoices } from '#server/leads/form-words.ts'
import { OwnFailure } from '#server/log/name-failure.ts'
import { post } from '#server/post/post.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'

type ForwardOptions = {
  /** Address of the form-forwarding service; `{email}` stands for the company's mailbox (FORM-25). */
  readonly url: string
  readonly mailbox: string
  /** Origin of the site, where the service would send a browser afterwards. */
  readonly publicUrl: string
  readonly timeoutMs?: number
}

/**
 * Hands a demo request to the form-forwarding service, as the specification's form would (FORM-25..31).
 * Throws unless the service answers with ok or 302.
 */
export async function forwardLead(lead: StoredLead, messageId: string, options: ForwardOptions): Promise<void> {
  const { url, mailbox, publicUrl, timeoutMs } = options
  const response = await post({
    url: url.replaceAll('{email}', encodeURIComponent(mailbox).replaceAll('%40', '@')),
    headers: { Accept: 'application/json', 'Idempotency-Key': messageId },
    body: fillForm(lead, publicUrl),
    timeoutMs,
  })
  await response.body?.cancel()
  if (!response.ok && response.status !== 302) throw new OwnFailure(`The form service answered ${response.status}`)
}

/** The visitor's fields (FORM-27) and the service's own (FORM-28, FORM-29). */
function fillForm(lead: StoredLead, publicUrl: string): FormData {
  const form = new FormData()
  const { interestedModules, businessSize } = sayChoices(lead)
  const asked = {
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    company: lead.company,
    interestedModules: interestedModules.join(', '),
    businessSize: businessSize ?? '',
    message: lead.message,
  } satisfies Record<keyof DemoRequest, string>
  const fields = {
    ...asked,
    _next: `${publicUrl}/request-sent`,
    _subject: `business inquiry from ${lead.company}`,
    _captcha: 'false',
    _template: 'table',
    _honey: '',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
