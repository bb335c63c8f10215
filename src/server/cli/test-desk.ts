import { randomBytes } from 'node:crypto'
import { createChallenges } from '#server/challenge/challenge.service.ts'
import { createLeadService } from '#server/leads/leads.service.ts'
import type { Storage } from '#server/storage/storage.ts'
import { runLeads } from './run-leads.ts'

export const noon = Date.UTC(2026, 10, 20, 12)
const now = () => noon

/** What the sales team has before it: a database, and the command line as it is called. */
export function openDesk(storage: Storage) {
  const challenges = createChallenges({ secret: 'a secret of the tests', now, randomBytes })
  const messageDomain = 'imisozi.example'
  const leads = createLeadService({ storage, challenges, deliveries: ['mail', 'webhook'], messageDomain, now })
  const run = async (...words: readonly string[]) => {
    const said: string[] = []
    const complaints: string[] = []
    const write = (text: string) => void said.push(text)
    const complain = (text: string) => void complaints.push(text)
    const code = await runLeads(words, { storage, leads, now, write, complain })
    return { code, said: said.join('\n'), complaints: complaints.join('\n') }
  }
  return { storage, run }
}
