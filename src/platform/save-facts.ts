import { sql } from 'kysely'
import type { House } from './context.ts'
import { often, type Tx } from './db/database.ts'
import { pagesChannel } from './db/listen.ts'
import type { FactKind } from './facts.ts'
import type { signature } from './trail.ts'

/** What has happened and is not yet saved; its data is as the kind of the fact encodes it. */
export type Happened = { kind: FactKind; subjectId: string; data: string }

type Saving = Pick<House, 'jobs' | 'newId'> & { tx: Tx }
type By = Omit<ReturnType<typeof signature>, 'actorName'> & { actorName: string | null } & {
  command: string
  reason: string | null
}

/** PostgreSQL takes 65,535 values in one statement, and a fact has thirteen. */
const atOnce = 1_000

/** In the transaction of the change they tell: both are there or neither, and so is the delivery to whoever wants to know. */
export async function saveFacts({ tx, jobs, newId }: Saving, happened: Happened[], by: By) {
  const saved = happened.map(({ kind, subjectId, data }) => ({ id: newId(), name: kind.name, subjectId, data, ...by }))
  for (let from = 0; from < saved.length; from += atOnce) {
    const insert = tx.insertInto('facts').values(saved.slice(from, from + atOnce))
    await (saved.length === 1 ? insert.modifyEnd(often) : insert).execute()
  }
  await jobs.deliver(tx, saved)
  // PostgreSQL sends it at the commit, and only then.
  if (happened.some(({ kind }) => kind.changesPages)) await sql`select pg_notify(${pagesChannel}, '')`.execute(tx)
}
