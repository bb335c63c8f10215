import type { DemoReceipt } from '#contract/callback.ts'

type CallbackAnswer = { readonly isKept: true } | { readonly isKept: false; readonly problem: string | null }

const timeoutMs = 30_000

/** Sends the beginning of two hours. `problem` says in the server's words what was wrong; null when nothing came through. */
export async function sendCallback({ id, ticket }: DemoReceipt, at: string): Promise<CallbackAnswer> {
  try {
    const response = await fetch(`/api/demo-requests/${id}/callback`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ticket, at }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return { isKept: true }
    if (response.status !== 422) return { isKept: false, problem: null }
    const { errors } = (await response.json()) as { errors: { readonly at: string } }
    return { isKept: false, problem: errors.at }
  } catch {
    return { isKept: false, problem: null }
  }
}
