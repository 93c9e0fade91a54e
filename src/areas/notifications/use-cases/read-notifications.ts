import { command } from '#platform/command.ts'
import type { Tx } from '#platform/db/database.ts'
import { isUuid } from '#platform/ids.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { ring } from '../bell.ts'
import { notificationsRead } from '../facts.ts'
import { ReadNotificationsInput } from '../inputs.ts'

/** One's own and nobody else's: another's id finds nothing. */
export const readNotifications = command({
  name: 'notifications.read',
  permission: anyoneSignedIn,
  input: ReadNotificationsInput,
  async run({ tx, actor, now, record, repeated }, { messageId, from }) {
    if (!isUuid(actor.id)) throw new Refusal('notifications.no-account', 'سجّل الدخول أولًا.', 403)
    const path = messageId ? await pathOf({ tx, accountId: actor.id, messageId }) : from
    const read = await tx
      .updateTable('messages')
      .set({ status: 'read', readAt: now() })
      .where('accountId', '=', actor.id)
      .where('channel', '=', 'in-app')
      .where('status', '=', 'delivered')
      .$if(messageId !== undefined, (update) => update.where('id', '=', messageId ?? ''))
      .returning('id')
      .execute()
    if (read.length === 0) repeated()
    else {
      record(notificationsRead, actor.id, { count: read.length })
      await ring(tx, actor.id)
    }
    return { path: path ?? from, count: read.length }
  },
})

type Asked = { tx: Tx; accountId: string; messageId: string }

async function pathOf({ tx, accountId, messageId }: Asked) {
  const own = await tx
    .selectFrom('messages')
    .select('path')
    .where('id', '=', messageId)
    .where('accountId', '=', accountId)
    .where('channel', '=', 'in-app')
    .executeTakeFirst()
  if (!own) throw new Refusal('not-found', 'لم نجد هذا الإشعار.', 404)
  return own.path
}
