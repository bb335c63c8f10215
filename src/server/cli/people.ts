import { createInterface } from 'node:readline/promises'
import { keepSecret } from '#server/secret.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { runPeople } from './run-people.ts'
import { runTool } from './run-tool.ts'

/** `npm run people`: what somebody may ask of us by law. Works beside the running server. */
await runTool(async (config, terminal) => {
  const storage = await openStorage(config.databaseUrl)
  try {
    const secret = keepSecret(config)
    const confirm = process.stdin.isTTY ? askYes : undefined
    return await runPeople(process.argv.slice(2), { ...terminal, config, secret, storage, now: storage.now, confirm })
  } finally {
    await storage.close()
  }
})

async function askYes(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`${question} (yes/no) `)
  lines.close()
  return /^y(?:es)?$/i.test(answer.trim())
}
