import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Tx } from '#platform/db/database.ts'
import type { testOffice } from './office.ts'
import { patience } from './patience.ts'

type Office = ReturnType<typeof testOffice>

/**
 * Begins one after the other while something all of them need is held, and lets it go when all of them wait: then they really
 * are at once, however quick the machine.
 */
export async function atOnce(office: Office, hold: (tx: Tx) => Promise<unknown>, begin: (() => Promise<unknown>)[]) {
  const begun: Promise<PromiseSettledResult<unknown>[]>[] = []
  await office.owner.transaction().execute(async (tx) => {
    await hold(tx)
    for (const one of begin) {
      // Whoever is refused in the moment before the hold is let go has somebody who listens.
      begun.push(Promise.allSettled([one()]))
      await untilWaiting(office, begun.length)
    }
  })
  return (await Promise.all(begun)).flat()
}

function untilWaiting({ owner }: Office, many: number) {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return vi.waitFor(async () => expect((await waiting.execute(owner)).rows).toHaveLength(many), { timeout: patience })
}
