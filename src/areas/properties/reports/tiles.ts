import type { Tile } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { report } from './queries.ts'
import { reportAddress } from './report-asked.ts'

const permission = may.viewReports
const all = { branch: '', property: '', owner: '', page: 1, permission }

/** What was demanded of this month and came in, and what is late: each the sum of the report it leads to. */
async function rentNow(ctx: Ctx): Promise<Tile[]> {
  const first = `${dayOf(ctx.now()).slice(0, 7)}-01`
  const month = { from: first, to: daysAfter(monthsAfter(first, 1), -1) }
  const collection = await report(ctx, 'collection', { ...all, ...month })
  const arrears = await report(ctx, 'arrears', { ...all, from: '', to: '' })
  return [
    { label: 'إيجار هذا الشهر', value: collection.sums.billed ?? 0n, path: reportAddress('collection', month) },
    { label: 'حُصّل من إيجار الشهر', value: collection.sums.paid ?? 0n, path: reportAddress('collection', month) },
    { label: 'متأخرات الإيجار', value: arrears.sums.late ?? 0n, path: reportAddress('arrears', {}), urgent: true },
  ]
}

export const rentTiles = { permission, read: rentNow }
