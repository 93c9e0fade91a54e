import type { House } from '#platform/context.ts'
import type { Report } from '#platform/messages/sms.ts'

/** Told as often as the service likes, in any order: only what is on its way can arrive or get lost. */
export async function noteReport({ db, now }: Pick<House, 'db' | 'now'>, { reference, status, error }: Report) {
  const arrived = status === 'delivered'
  await db
    .updateTable('messages')
    .set(arrived ? { status: 'delivered', deliveredAt: now() } : { status: 'dead', failedAt: now(), problem: error ?? status })
    .where('id', '=', reference)
    .where('channel', '=', 'sms')
    .where('status', '=', 'sent')
    .execute()
}
