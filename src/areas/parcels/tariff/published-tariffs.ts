import type { Ctx } from '#platform/context.ts'

type Db = Ctx['db']

/** The tariff that holds on that day, with its zones. */
export async function tariffOn(db: Db, day: string) {
  const current = await published(db)
    .where('validFrom', '<=', day)
    .orderBy('validFrom', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return current ? { ...current, zones: await zonesOf(db, current.id) } : null
}

/** Which was published last, whenever it holds from: the form of the next one brings it back. */
export async function newestTariff(db: Db) {
  const newest = await db.selectFrom('tariffs').select('id').orderBy('sequence', 'desc').limit(1).executeTakeFirst()
  return newest?.id ?? 'none'
}

export async function tariffOf(db: Db, id: string) {
  const tariff = await published(db).where('id', '=', id).executeTakeFirst()
  return tariff ? { ...tariff, zones: await zonesOf(db, id) } : null
}

export type PublishedTariff = NonNullable<Awaited<ReturnType<typeof tariffOf>>>

const published = (db: Db) =>
  db.selectFrom('tariffs').select(['id', 'reference', 'validFrom', 'divisor', 'heaviestGrams', 'codShare', 'codLeast'])

const zonesOf = (db: Db, tariffId: string) =>
  db
    .selectFrom('tariffRates')
    .innerJoin('tariffZones', 'tariffZones.id', 'tariffRates.zoneId')
    .select(['zoneId as id', 'name', 'firstKilo', 'furtherKilo', 'daysFrom', 'daysTo'])
    .where('tariffId', '=', tariffId)
    .orderBy('position')
    .execute()
