import { type SelectQueryBuilder, sql } from 'kysely'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import type { Permission } from '#platform/permissions.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Paper = { number: string; status: string; askedBy: string; askedAt: Date }

/** Which of the papers that somebody asks for an address means, within the reach of a permission. */
type Matching<Asked, DB, Table extends keyof DB, Row extends Paper> = (
  ctx: Reader,
  asked: Asked,
  permission: Permission,
) => SelectQueryBuilder<DB, Table, Row>

type List<Asked, DB, Table extends keyof DB, Row extends Paper> = {
  matching: Matching<Asked, DB, Table, Row>
  permission: Permission
  perPage: number
  /** In this order stands what they come to. */
  states: readonly Row['status'][]
}

/** One page of the papers that are asked for, and what all of them come to in each state. Past the end stands the last page. */
export const pageOfPapers =
  <Asked extends { page: number }, DB, Table extends keyof DB, Row extends Paper>(list: List<Asked, DB, Table, Row>) =>
  async (ctx: Reader, asked: Asked) => {
    const sums = await list
      .matching(ctx, asked, list.permission)
      .clearSelect()
      .select([sql`status`.as('status'), sql`sum(amount)::bigint`.as('sum'), sql`count(*)`.as('count')])
      .groupBy(sql`status`)
      .orderBy(sql`array_position(${sql.val(list.states)}::text[], status)`)
      .$castTo<{ status: Row['status']; sum: bigint; count: bigint }>()
      .execute()
    const count = sums.reduce((all, one) => all + Number(one.count), 0)
    const papers = list.matching(ctx, asked, list.permission).orderBy(sql`asked_at`, 'desc').orderBy(sql`number`, 'desc')
    const { at, rows } = await pageOf(papers, { page: asked.page, count, perPage: list.perPage })
    return {
      ...{ rows: await withNames(ctx, rows, 'askedBy'), sums, count, at },
      branches: await branchChoices(ctx, list.permission),
    }
  }

/** All that is asked for, a handful at a time, the newest first. */
export const papersTaken =
  <Asked, DB, Table extends keyof DB, Row extends Paper>(matching: Matching<Asked, DB, Table, Row>, permission: Permission) =>
  (ctx: Reader, asked: Asked) =>
    pageAfterPage(async (last: Paper | undefined) => {
      const papers = matching(ctx, asked, permission).orderBy(sql`asked_at`, 'desc').orderBy(sql`number`, 'desc').limit(1_000)
      const rest = last && papers.where(sql<boolean>`(asked_at, number) < (${last.askedAt}::timestamptz, ${last.number})`)
      return withNames(ctx, await (rest ?? papers).execute(), 'askedBy')
    })
