import { setTimeout as wait } from 'node:timers/promises'
import { hasCollided } from '../faults.ts'
import type { Log } from '../log.ts'

const most = 4

/**
 * Of transactions that wait for each other PostgreSQL undoes one, whole. Begun anew it finds the other finished,
 * so nobody has to hear of it. Each waits a moment of its own, so that they do not meet at the same place again.
 */
export async function again<Output>(log: Log, transact: () => Promise<Output>): Promise<Output> {
  for (let attempt = 1; attempt < most; attempt += 1) {
    try {
      return await transact()
    } catch (error) {
      if (!hasCollided(error)) throw error
      log.warn({ err: error, attempt }, 'two transactions met, one begins anew')
      await wait(Math.random() * 50 * attempt)
    }
  }
  return transact()
}
