import type { Found } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { findParties } from './list/find-parties.ts'
import { customersPermissions } from './permissions.ts'
import { tabPath } from './record/detail-tabs.ts'
import { customerKind } from './record/record-kind.ts'

/** For the search over everything: name, number and phone of the best few. */
export async function foundCustomers(ctx: Ctx, words: string): Promise<Found[]> {
  const found = await findParties(ctx, words, 6)
  return found.map(({ id, name, number, path }) => ({
    ...{ kind: customerKind, id, label: name, detail: number, path },
    acts: [
      { path: `${path}/correct`, label: 'صحّح البيانات', permission: customersPermissions.correct },
      { path: tabPath(id, 'documents'), label: 'أضف وثيقة', permission: customersPermissions.correct },
      { path: tabPath(id, 'notes'), label: 'اكتب ملاحظة', permission: customersPermissions.correct },
      { path: `${path}/merge`, label: 'ادمج بسجل آخر', permission: customersPermissions.merge },
    ],
  }))
}
