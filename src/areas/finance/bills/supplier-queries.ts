import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { type SuppliersAsked, suppliersPerPage } from './supplier-asked.ts'

type Reader = Pick<Ctx, 'db'>

/** One page of the suppliers that are asked for by their names, each with what is to pay, and what that is of all of them. */
export async function suppliers(ctx: Reader, asked: SuppliersAsked) {
  const { count, open } = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select(sql<bigint>`coalesce(sum(open), 0)::bigint`.as('open'))
    .executeTakeFirstOrThrow()
  const { at, rows } = await pageOf(matching(ctx, asked).selectAll().orderBy('folded'), {
    page: asked.page,
    count: Number(count),
    perPage: suppliersPerPage,
  })
  return { rows, count: Number(count), at, open }
}
export type SupplierRow = Awaited<ReturnType<typeof suppliers>>['rows'][number]

/** Every word that was typed is of the name, the number for the tax or the phone. */
function matching({ db }: Reader, { q, standing }: Pick<SuppliersAsked, 'q' | 'standing'>) {
  const owed = db
    .selectFrom('suppliers')
    .select(['id', 'name', 'folded', 'vatin', 'phone', 'iban'])
    .select(sql<bigint>`(select coalesce(sum(open), 0)::bigint from bills where supplier_id = suppliers.id)`.as('open'))
    .select(sql<bigint>`(select count(*) from bills where supplier_id = suppliers.id and open > 0)`.as('unpaid'))
    .where(everyWord(q, foldedTogether('name', 'vatin', 'phone')))
  return db.selectFrom(owed.as('listed')).$if(standing !== '', (all) => all.where('open', standing === 'owed' ? '>' : '=', 0n))
}

/** The one that is changed; null where there is none. */
export async function supplier({ db }: Reader, id: string) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('suppliers')
    .select(['id', 'name', 'vatin', 'phone', 'iban'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** All that are asked for, a handful at a time, by their names: no two have the same. */
export const exportedSuppliers = (ctx: Reader, asked: SuppliersAsked) =>
  pageAfterPage((last: SupplierRow | undefined) =>
    matching(ctx, asked)
      .selectAll()
      .$if(last !== undefined, (all) => all.where('folded', '>', last?.folded ?? ''))
      .orderBy('folded')
      .limit(1_000)
      .execute(),
  )
