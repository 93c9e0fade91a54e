import { sql } from 'kysely'
import { sessionsPath } from '#areas/finance/cash/cash-paths.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { nameOfAccount } from '#areas/identity/public.ts'
import { asked, type People } from '#platform/home.ts'
import { weekdayAndDay } from '#values/dates.ts'
import { dayOf, startOfDay } from '#values/days.ts'
import { near } from './figures.ts'

type Left = { id: string; name: string; box: string; at: string }

/** Who opened a box before today and has not closed it. */
export const boxesLeftOpen: People = {
  permission: may.viewBoxBalances,
  read: (ctx) =>
    asked(
      sql<
        Left[]
      >`(select coalesce(json_agg(json_build_object('id', s.id, 'name', ${nameOfAccount(sql`s.keeper_id`)}, 'box', b.name,
          'at', s.opened_at) order by s.opened_at), '[]')
        from cash_sessions s join cash_boxes b on b.id = s.box_id
        where s.closed_at is null and s.opened_at < ${startOfDay(dayOf(ctx.now()))} and ${near(ctx, may.viewBoxBalances)})`,
      (left) =>
        left.map(({ id, name, box, at }) => ({
          ...{ id, name, path: `${sessionsPath}/${id}` },
          says: `وردية ${box} مفتوحة منذ ${weekdayAndDay(new Date(at))}`,
        })),
    ),
}
