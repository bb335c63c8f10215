import type { Audit, AuditAction } from '#server/storage/desk-storage.ts'
import type { Milliseconds } from '#server/clock.ts'

type Done = { readonly subject?: string | null; readonly count?: number }

/** Notes what was seen through on the command line, where nobody is signed in. */
export function enterAudit(
  audit: Pick<Audit, 'add'>,
  at: Milliseconds,
  action: AuditAction,
  { subject = null, count }: Done,
): Promise<void> {
  return audit.add({ at, memberId: null, action, subject, detail: count === undefined ? '' : String(count) })
}
