import type { AuditAction } from '#server/storage/desk-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Milliseconds } from '#server/clock.ts'

type Tool = { readonly storage: Pick<Storage, 'audit'>; readonly now: () => Milliseconds }
type Done = { readonly subject?: string; readonly count?: number }

/** Notes what was seen through on the command line, where nobody is signed in. */
export async function enterAudit({ storage, now }: Tool, action: AuditAction, { subject, count }: Done): Promise<void> {
  const detail = count === undefined ? '' : String(count)
  await storage.audit.add({ at: now(), memberId: null, action, subject: subject ?? null, detail })
}
