import type { ErasureMark, Whom } from '#server/storage/erasure-storage.ts'
import { everySignature } from '#server/secret/secret.ts'
import { openErasureList } from './erasure-list.ts'
import { eraseBeside, type ErasureNeeds } from './erase-person.ts'
import { forgetBytes } from './forget-bytes.ts'
import { emailText, leadText, phoneText, receiverText } from './whom.ts'

/**
 * Brings the list beside the database and the one in it together. What stands only beside it is of a database that was
 * put back: whoever was erased since is erased again, as far as they stood there at that time. Returns how many leads
 * went. What is older than `oldest` is forgotten: nothing of that age is kept anyway.
 */
export async function replayErasures(needs: ErasureNeeds, oldest: number): Promise<number> {
  const { storage, config } = needs
  const list = openErasureList(config.dataDir)
  const [written, noted] = [await list.read(), latest(await storage.erasures.list())]
  const missing = written.filter(({ mark, at }) => at >= oldest && at > (noted.get(mark) ?? -Infinity))
  const gone = missing.length > 0 ? await eraseAgain(latest(missing), needs) : 0
  await storage.erasures.forget(oldest)
  const all = latest([...written, ...toMarks(noted)].filter(({ at }) => at >= oldest))
  const isSame = written.length === all.size && written.every(({ mark, at }) => all.get(mark) === at)
  if (!isSame) await list.replace(toMarks(all))
  return gone
}

type Times = ReadonlyMap<string, number>

const toMarks = (times: Times) => [...times].map(([mark, at]): ErasureMark => ({ mark, at }))

/** Somebody may have been erased, have written again and been erased again. */
function latest(marks: readonly ErasureMark[]): Times {
  const times = new Map<string, number>()
  for (const { mark, at } of marks) times.set(mark, Math.max(at, times.get(mark) ?? at))
  return times
}

async function eraseAgain(missing: Times, needs: ErasureNeeds): Promise<number> {
  const { storage } = needs
  let gone = 0
  for (const { whom, until } of await findMeant(missing, needs)) {
    const erased = await storage.erasures.erase(whom, until)
    await eraseBeside([whom], erased, needs)
    gone += erased.leads
  }
  for (const mark of toMarks(missing)) await storage.erasures.note(mark)
  await forgetBytes(needs)
  return gone
}

/** Marks name nobody, so everybody who stands in the database is asked whether one is of them. */
async function findMeant(missing: Times, { storage, secret }: ErasureNeeds) {
  const { leads, receivers } = await storage.erasures.people()
  const meant = new Map<string, { readonly whom: Whom; readonly until: number }>()
  function ask(text: string, whom: Whom) {
    const times = everySignature(secret, text).flatMap((mark) => missing.get(mark) ?? [])
    if (times.length > 0) meant.set(JSON.stringify(whom), { whom, until: Math.max(...times) })
  }
  for (const { id, email, phones } of leads) {
    ask(leadText(id), { kind: 'lead', id })
    ask(emailText(email), { kind: 'email', email })
    for (const digits of phones) ask(phoneText(digits), { kind: 'phone', digits: [digits] })
  }
  for (const email of receivers) ask(receiverText(email), { kind: 'email', email })
  return meant.values()
}
