/** How the receiver of a webhook checks whose it is. */
export const verifyExample = `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isOurs(headers, rawBody, secret) {
  const text = [headers['webhook-id'], headers['webhook-timestamp'], rawBody].join('.')
  const own = createHmac('sha256', secret).update(text).digest()
  const sent = Buffer.from(headers['webhook-signature'] ?? '', 'base64')
  return sent.length === own.length && timingSafeEqual(sent, own)
}`
