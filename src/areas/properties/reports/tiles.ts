import type { Tile } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { report } from './queries.ts'
import { reportAddress } from './report-asked.ts'

const permission = may.viewReports
const all = { branch: '', property: '', owner: '', page: 1, permission }

/** What was demanded of this month and came in, and what is late: each the sum of the report it leads to. */
async function rentNow(ctx: Ctx): Promise<Tile[]> {
  const month = thisMonth(ctx)
  const collection = await report(ctx, 'collection', { ...all, ...month })
  const arrears = await report(ctx, 'arrears', { ...all, from: '', to: '' })
  return [
    { label: 'إيجار هذا الشهر', value: collection.sums.billed ?? 0n, path: reportAddress('collection', month) },
    { label: 'المحصَّل من إيجار الشهر', value: collection.sums.paid ?? 0n, path: reportAddress('collection', month) },
    { label: 'متأخرات المستأجرين', value: arrears.sums.late ?? 0n, path: reportAddress('arrears', {}), urgent: true },
  ]
}

function thisMonth({ now }: Pick<Ctx, 'now'>) {
  const from = `${dayOf(now()).slice(0, 7)}-01`
  return { from, to: daysAfter(monthsAfter(from, 1), -1) }
}

/** The same of one property, where whoever asks sees its reports. */
export async function rentOfMonth(ctx: Ctx, { id, branchId }: { id: string; branchId: string }) {
  if (!reaches(ctx.actor, permission, { branchId })) return null
  const month = thisMonth(ctx)
  const { sums } = await report(ctx, 'collection', { ...all, ...month, property: id })
  return { first: month.from, billed: sums.billed ?? 0n, paid: sums.paid ?? 0n }
}

export const rentTiles = { permission, read: rentNow }
