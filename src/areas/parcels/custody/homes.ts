import { sql } from 'kysely'
import { lateInHands, viewCustody } from '#areas/finance/public-cod.ts'
import { custodyPath } from '#areas/parcels/paths.ts'
import { asked, type Exceptions } from '#platform/home.ts'
import { howLong } from '#values/plural.ts'
import { cashDue } from './late.ts'

/** Cash that reached no box by nine in the evening, for who sees the custody of the branch. */
export const lateCashStands: Exceptions = {
  permission: viewCustody,
  read: (ctx) =>
    asked(
      sql<{ count: number; since: string | null }>`(select row_to_json(l) from (${lateInHands(ctx, cashDue(ctx.now()))}) l)`,
      ({ count, since: first }) => {
        if (count === 0 || !first) return []
        const since = new Date(first)
        const title = count === 1 ? 'نقد مندوب لم يصل الصندوق' : `نقد مندوبين لم يصل الصندوق: ${count}`
        const detail = `أقدمه معه منذ ${howLong(since, ctx.now())}`
        return [{ key: 'parcels-late-cash', title, detail, path: custodyPath, since, delay: null, act: 'افتح العهد' }]
      },
    ),
}
