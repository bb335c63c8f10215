import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { isLocked } from './failure.ts'

type Unit = { readonly run: () => Promise<() => void>; readonly fail: (error: unknown) => void }

type GroupCommit = {
  /** All or nothing, on disk once the promise resolves. Nothing but queries may be awaited inside. */
  together<Result>(work: () => Promise<Result>): Promise<Result>
  /** Resolves when nothing is queued or running. */
  idle(): Promise<void>
}

/**
 * Lets units of work that wait at the same moment share one commit, so that a hundred requests cost one wait for the
 * disk and not a hundred. Each unit stands in its own savepoint: one that fails takes nothing of the others with it.
 */
export function createGroupCommit(
  database: DatabaseSync,
  lockPatienceMs: number,
  /** Asked before each group; throws where what is written would be lost. */
  assertKept: () => void,
): GroupCommit {
  const commit = database.prepare('commit')
  const savepoint = database.prepare('savepoint unit')
  const release = database.prepare('release unit')
  const rollback = database.prepare('rollback to unit')
  let waiting: Unit[] = []
  let running: Promise<void> | null = null

  async function begin() {
    const deadline = performance.now() + lockPatienceMs
    for (;;) {
      try {
        assertKept()
        return database.exec('begin immediate')
      } catch (error) {
        // Another process writes, or reads where the file is needed for oneself. SQLite's own busy timeout would stop
        // this whole process while it waits; this does not.
        if (!isLocked(error) || performance.now() >= deadline) throw error
        await wait(20)
      }
    }
  }

  /** Runs one unit and returns how to tell its caller, which must wait for the commit. */
  async function run<Result>(
    work: () => Promise<Result>,
    resolve: (result: Result) => void,
    reject: (error: unknown) => void,
  ): Promise<() => void> {
    savepoint.run()
    try {
      const result = await work()
      release.run()
      return () => resolve(result)
    } catch (error) {
      // A full disk may have made SQLite give up the transaction, and with it every unit of the group.
      if (!database.isTransaction) throw error
      rollback.run()
      release.run()
      return () => reject(error)
    }
  }

  async function commitGroup() {
    const group = waiting
    waiting = []
    try {
      await begin()
      const settle: (() => void)[] = []
      for (const unit of group) settle.push(await unit.run())
      commit.run()
      for (const tell of settle) tell()
    } catch (error) {
      // First of all nobody is left waiting; whether the engine can still clean up is another matter.
      for (const unit of group) unit.fail(error)
      giveUp(database)
    }
  }

  async function commitAll() {
    // What arrived together on other sockets comes along.
    await turnOfLoop()
    while (waiting.length > 0) await commitGroup()
    running = null
  }

  function together<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      waiting.push({ run: () => run(work, resolve, reject), fail: reject })
      running ??= commitAll()
    })
  }

  async function idle(): Promise<void> {
    await running
    // What was asked for by now is queued within a turn.
    await turnOfLoop()
    if (running) await idle()
  }

  return { together, idle }
}

const turnOfLoop = () => new Promise(setImmediate)

function giveUp(database: DatabaseSync): void {
  try {
    if (database.isOpen && database.isTransaction) database.exec('rollback')
  } catch {
    // The next group meets the same trouble at its begin, and says so to those who wait for it.
  }
}
