import * as z from 'zod/mini'
import { readDemoRequest } from '#contract/read-demo-request.ts'
import type { Sending } from './send-demo-request.ts'

// zod's compiled parsers need eval, which the content security policy rightly refuses.
z.config({ jitless: true })

/** What the server will say of the words of a request. */
export function judge(fields: Sending['fields']) {
  const interestedModules = fields.flatMap(([name, value]) => (name === 'interestedModules' ? [value] : []))
  return readDemoRequest({ ...Object.fromEntries(fields), interestedModules })
}
