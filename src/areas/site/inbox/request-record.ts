import { sitePermissions as may } from '#areas/site/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { thread } from './thread-queries.ts'

/** What notes, tasks and history of whatever comes into the inbox hang on. */
export const requestRecord: RecordKind = {
  ...{
    kind: 'request',
    label: 'طلب وارد',
    view: may.viewRequests,
    edit: may.manageRequests,
    path: (id) => `/admin/requests/${id}`,
  },
  async find(ctx, id) {
    const found = await thread(ctx, id)
    return found && { name: `${found.entry.title} ${found.entry.number}`, mayEdit: found.mayManage }
  },
}
