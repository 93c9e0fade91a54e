import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'

type Db = Ctx['db'] | Work['tx']

/** What its photos are of. */
export const vehicleClass = 'vehicle-class'

/** Every class in its order, with how many cars it has. */
export const classes = (db: Db) =>
  db
    .selectFrom('vehicleClasses')
    .selectAll()
    .select(
      sql<number>`(select count(*) from vehicles where class_id = vehicle_classes.id and readiness <> 'sold')::int`.as('cars'),
    )
    .orderBy('position')
    .orderBy('name')
    .execute()
export type ClassRow = Awaited<ReturnType<typeof classes>>[number]

export async function classOf(db: Db, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  return (await db.selectFrom('vehicleClasses').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}
export type VehicleClass = NonNullable<Awaited<ReturnType<typeof classOf>>>

/** For a form that asks for one. */
export async function classChoices(db: Db) {
  const rows = await db.selectFrom('vehicleClasses').select(['id', 'name']).orderBy('position').orderBy('name').execute()
  return rows.map(({ id, name }) => [id, name] as const)
}

/** From which age the class that asks for least is let; null while there is none. */
export async function leastAge(db: Db) {
  const row = await db
    .selectFrom('vehicleClasses')
    .select((eb) => eb.fn.min('minAge').as('least'))
    .executeTakeFirst()
  return row?.least ?? null
}
