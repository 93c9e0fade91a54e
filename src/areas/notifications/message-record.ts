import type { RecordKind } from '#platform/area.ts'
import { oneMessage } from './outbox-queries.ts'
import { notificationPermissions as may } from './permissions.ts'

/** What notes, tasks and history of a message hang on. */
export const messageRecord: RecordKind = {
  ...{ kind: 'message', label: 'رسالة', view: may.view, edit: may.send, path: (id) => `/admin/notifications/messages/${id}` },
  async find(ctx, id) {
    const message = await oneMessage(ctx, id)
    return message ? { name: message.about, mayEdit: ctx.actor.may(may.send) } : null
  },
}
