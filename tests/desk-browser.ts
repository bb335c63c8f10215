/** A member's browser at a running site, which keeps the cookie; says how a form of the desk was answered. */
export function openDeskBrowser(site: string) {
  let cookie = ''
  return async function post(path: string, fields: Readonly<Record<string, string>> = {}): Promise<number> {
    const response = await fetch(site + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html', ...(cookie && { cookie }) },
      body: new URLSearchParams(fields),
    })
    cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? ''
    return response.status
  }
}
