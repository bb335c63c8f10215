import { createHash } from 'node:crypto'

/** No inline script runs at all; the one inline style is named by its hash. Speculation rules are data, not code. */
export function contentSecurityPolicy(css: string, frames: readonly string[] = []) {
  const styleHash = createHash('sha256').update(css).digest('base64')
  return [
    `default-src 'none'`,
    `script-src 'self' 'inline-speculation-rules'`,
    `style-src 'self' 'sha256-${styleHash}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
