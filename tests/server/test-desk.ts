import { randomBytes } from 'node:crypto'
import { createChallenges } from '#server/challenge/challenge.service.ts'
import { readConfig } from '#server/config.ts'
import { createLeadService } from '#server/leads/leads.service.ts'
import type { Storage } from '#server/storage/storage.ts'
import { runLeads } from '#server/cli/run-leads.ts'
import { runPeople } from '#server/cli/run-people.ts'
import { makeTestFolder } from './open-test-storage.ts'

type Confirm = (question: string) => Promise<boolean>

export const noon = Date.UTC(2026, 10, 20, 12)
const now = () => noon

/** Calls a tool of the command line, and hears what it says. */
export async function hear(
  tool: (said: { write(text: string): void; complain(text: string): void }) => Promise<number>,
) {
  const said: string[] = []
  const complaints: string[] = []
  const code = await tool({ write: (text) => void said.push(text), complain: (text) => void complaints.push(text) })
  return { code, said: said.join('\n'), complaints: complaints.join('\n') }
}

/** What the sales team has before it: a database, and the command line as it is called. */
export function openDesk(storage: Storage, env: Readonly<Record<string, string>> = {}) {
  const reading = readConfig({ DATA_DIR: makeTestFolder(), ...env })
  if (!reading.ok) throw new Error(reading.problems.join())
  const { config } = reading
  const secret = { current: 'a secret of the tests', previous: [] }
  const challenges = createChallenges({ secret, now, randomBytes })
  const messageDomain = 'imisozi.example'
  const leads = createLeadService({ secret, storage, challenges, deliveries: ['mail', 'webhook'], messageDomain, now })
  const open = async () => ({ config, secret, storage, leads, now })
  const call = (tool: typeof runLeads, words: readonly string[], confirm?: Confirm) =>
    hear((to) => tool(words, { confirm, ...to }, open))
  return {
    storage,
    run: (...words: readonly string[]) => call(runLeads, words),
    runPeople: (...words: readonly string[]) => call(runPeople, words),
    /** The same two with somebody at the terminal. */
    runAsking: (confirm: Confirm, ...words: readonly string[]) => call(runLeads, words, confirm),
    runPeopleAsking: (confirm: Confirm, ...words: readonly string[]) => call(runPeople, words, confirm),
  }
}
