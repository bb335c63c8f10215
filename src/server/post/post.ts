type Post = {
  readonly url: string
  /** Form data is sent as multipart, text as JSON. */
  readonly body: FormData | string
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs?: number
}

const longestAnswerMs = 15_000

/**
 * The one way the server posts to somebody else's service. Redirects are not followed: they would turn the request
 * into another one. Rejects when nobody answers in time; any status that comes back is the caller's to judge.
 */
export async function post({ url, body, headers, timeoutMs = longestAnswerMs }: Post): Promise<Response> {
  const target = new URL(url)
  const sent = new Headers(headers)
  if (typeof body === 'string') sent.set('Content-Type', 'application/json')
  moveCredentials(target, sent)
  const signal = AbortSignal.timeout(timeoutMs)
  return fetch(target, { method: 'POST', redirect: 'manual', headers: sent, body, signal })
}

/** `fetch` refuses addresses with a user name in them, which is how operators write down a key. */
function moveCredentials(target: URL, headers: Headers) {
  const { username, password } = target
  if (!username && !password) return
  target.username = ''
  target.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  headers.set('Authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
}

/** Throws when nobody answers there. Any answer shows that the way is open; nothing is posted. */
export async function checkReachable(url: string): Promise<void> {
  const response = await fetch(new URL(url).origin, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
  })
  await response.body?.cancel()
}
