import { sql } from 'kysely'
import { customerNumber } from '#areas/customers/customer.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { isSeen } from './seen.ts'

const parties = (asked: { db: Ctx['db'] } | { tx: Work['tx'] }) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('parties')
    .select(['parties.id', 'sequence', 'name', 'kind', 'vatin', 'commercialRegister', 'wilayat', 'quarter', 'way', 'building'])
    .select(['postBox', 'postalCode', 'phone', 'branchId'])
    .where('mergedInto', 'is', null)

/** Whom a paper is made out to, within the reach of whoever makes it out. */
export async function onPaper(asked: Pick<Ctx, 'actor'> & ({ db: Ctx['db'] } | { tx: Work['tx'] }), id: string) {
  const row = await parties(asked).where('id', '=', id).where(isSeen(asked.actor)).modifyEnd(often).executeTakeFirst()
  return row ? numbered(row) : null
}

/** Those who stand for these records today, by the ids that were asked for. */
export async function manyOnPaper(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, ids: readonly string[]) {
  const rows = await parties(asked)
    .innerJoin(sql<{ asked: string }>`unnest(${[...new Set(ids)]}::uuid[])`.as<'wanted'>(sql`wanted(asked)`), (join) =>
      join.on(sql<boolean>`parties.id = standing_record(wanted.asked)`),
    )
    .select('wanted.asked')
    .execute()
  return new Map(rows.map(({ asked: id, ...row }) => [id, numbered(row)]))
}

/** By what a contract says who stands in it: whoever may print it may read these. */
export const identities = ({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) =>
  db
    .selectFrom('parties')
    .select(['id', 'name', 'civilNumber', 'passportNumber', 'commercialRegister', 'phone'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .execute()

const numbered = <Row extends { sequence: number }>({ sequence, ...party }: Row) => ({
  ...party,
  number: customerNumber(sequence),
})
