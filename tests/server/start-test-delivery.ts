import { onTestFinished } from 'vitest'
import type { Config } from '#server/config.ts'
import { createDeliverers } from '#server/deliverers.ts'
import { startOutboxWorker } from '#server/outbox/worker.ts'
import { openTestStorage } from './open-test-storage.ts'
import { createTestLog } from './test-log.ts'

/** The real deliverers behind a worker, with a clock that the test moves. */
export async function startTestDelivery(
  config: Pick<Config, 'mail' | 'formForwardUrl' | 'webhook' | 'publicUrl'>,
  start: number,
) {
  const storage = await openTestStorage()
  const { log, lines } = createTestLog()
  let time = start
  const now = () => time
  const secret = { current: 'a secret of the tests', previous: [] }
  const deliverers = createDeliverers({ config, storage, secret, now, log })
  const worker = startOutboxWorker({ storage, deliverers, now, random: () => 0, log })
  onTestFinished(() => worker.stop())
  const skipTo = (next: number) => {
    time = next
    worker.nudge()
  }
  return { storage, worker, deliverers, lines, skipTo }
}
