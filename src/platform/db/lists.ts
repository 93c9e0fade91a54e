import type { ExpressionBuilder, SelectQueryBuilder, StringReference } from 'kysely'
import { endOfDay, startOfDay } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'

type Wanted = { page: number; count: number; perPage: number }

/** One page of a list of so many rows; past the end stands the last page. */
export async function pageOf<DB, TB extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, TB, Row>,
  { page, count, perPage }: Wanted,
) {
  const at = pageWithin(page, count, perPage)
  const rows = await list
    .limit(perPage)
    .offset((at - 1) * perPage)
    .execute()
  return { at, rows }
}

/** The first and the last day that are asked for; one that is not given is no bound. */
type Days = { from: string; to: string }

/** As a condition of a list: `.where((eb) => onDays(eb, 'issuedOn', asked))`. */
export const onDays = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: StringReference<DB, TB>,
  { from, to }: Days,
) => eb.and([...(from ? [eb(column, '>=', from as never)] : []), ...(to ? [eb(column, '<=', to as never)] : [])])

/** The same of a moment: up to the end of the last day. */
export const duringDays = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: StringReference<DB, TB>,
  { from, to }: Days,
) =>
  eb.and([
    ...(from ? [eb(column, '>=', startOfDay(from) as never)] : []),
    ...(to ? [eb(column, '<', endOfDay(to) as never)] : []),
  ])
