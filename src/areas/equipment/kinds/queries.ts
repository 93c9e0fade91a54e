import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'

type Db = Ctx['db'] | Work['tx']

/** What its photos are of. */
export const machineKind = 'machine-kind'

/** Every kind in its order, with how many machines it has. */
export const kinds = (db: Db) =>
  db
    .selectFrom('machineKinds')
    .selectAll()
    .select(
      sql<number>`(select count(*) from machines where kind_id = machine_kinds.id and readiness not in ('retired', 'lost', 'sold'))::int`.as(
        'machines',
      ),
    )
    .orderBy('position')
    .orderBy('name')
    .execute()
export type KindRow = Awaited<ReturnType<typeof kinds>>[number]

export async function kindOf(db: Db, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  return (await db.selectFrom('machineKinds').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}
export type MachineKind = NonNullable<Awaited<ReturnType<typeof kindOf>>>

/** For a form that asks for one. */
export async function kindChoices(db: Db) {
  const rows = await db
    .selectFrom('machineKinds')
    .select(['id', 'name', 'capacity'])
    .orderBy('position')
    .orderBy('name')
    .execute()
  return rows.map(({ id, name, capacity }) => [id, kindInWords({ name, capacity })] as const)
}

export const kindInWords = ({ name, capacity }: { name: string; capacity: string | null }) =>
  capacity ? `${name} ${capacity}` : name
