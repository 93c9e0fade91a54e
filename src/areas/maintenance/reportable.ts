import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { maintenancePermissions as may } from './permissions.ts'

const within = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>) =>
  db
    .selectFrom('maintenanceSites')
    .select(['id', 'name'])
    .where((eb) => withinReach(eb, actor, may.reportFaults, { branch: 'branchId' }))
    .orderBy('position')

/** The sites of which this person may report something. */
export async function sitesToReport(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const rows = await within(ctx).where('siteId', 'is', null).limit(500).execute()
  return rows.map(({ id, name }) => [id, name] as const)
}

/** The parts of one of them, as pairs for a list. */
export async function partsToReport(ctx: Pick<Ctx, 'db' | 'actor'>, siteId: string) {
  if (!isUuid(siteId)) return []
  const rows = await within(ctx).where('siteId', '=', siteId).execute()
  return rows.map(({ id, name }) => [id, name] as const)
}

/** The site of a part, for a form that was opened from its page. */
export async function siteOfPart({ db }: Pick<Ctx, 'db'>, partId: string) {
  if (!isUuid(partId)) return ''
  const row = await db.selectFrom('maintenanceSites').select('siteId').where('id', '=', partId).executeTakeFirst()
  return row?.siteId ?? ''
}
