import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { messageCancelled, messageRetried, messageSentByHand } from '../facts.ts'
import { MessageInput } from '../inputs.ts'
import { type MessageStatus, messageCan } from '../message.ts'
import { notificationPermissions } from '../permissions.ts'

const retry = command({
  name: 'notifications.retry-message',
  permission: notificationPermissions.send,
  input: MessageInput,
  async run(work, { messageId }) {
    const queued = { status: 'queued' as const, sendAfter: work.now(), attempts: 0, problem: null }
    work.record(messageRetried, messageId, await step(work, { messageId, from: messageCan.retry.from, set: queued }))
  },
})

/** Tried anew from the start; the sender is woken, or finds it within a minute. */
export const retryMessage = Object.assign(
  async (ctx: Ctx, input: { messageId: string }) => {
    await retry(ctx, input)
    await ctx.db.transaction().execute((tx) => ctx.jobs.wakeSender(tx))
  },
  { permission: retry.permission },
)

export const cancelMessage = command({
  name: 'notifications.cancel-message',
  permission: notificationPermissions.send,
  input: MessageInput,
  async run(work, { messageId }) {
    const set = { status: 'cancelled' as const }
    work.record(messageCancelled, messageId, await step(work, { messageId, from: messageCan.cancel.from, set }))
  },
})

/** Somebody copied it, or sent it by WhatsApp from their own phone. */
export const noteSentByHand = command({
  name: 'notifications.note-sent',
  permission: notificationPermissions.send,
  input: MessageInput,
  async run(work, { messageId }) {
    const set = { status: 'sent' as const, sentAt: work.now() }
    work.record(messageSentByHand, messageId, await step(work, { messageId, from: messageCan.sendByHand.from, set }))
  },
})

type Set = { status: MessageStatus; sendAfter?: Date; attempts?: number; problem?: null; sentAt?: Date }
type Step = { messageId: string; from: readonly MessageStatus[]; set: Set }

/** The state is tested by the UPDATE itself: whoever comes second, and the sender is one of them, gets no row. */
async function step(work: Work, { messageId, from, set }: Step) {
  const message = await work.tx
    .updateTable('messages')
    .set(set)
    .where('id', '=', messageId)
    .where('channel', '<>', 'in-app')
    .where('status', 'in', from)
    .returning(['channel', 'recipient', 'notice'])
    .executeTakeFirst()
  if (!message) throw new Refusal('notifications.not-now', 'تغيّرت حالة هذه الرسالة. حدّث الصفحة.')
  await settleTasks(work, { rule: 'notifications.dead', subject: { kind: 'message', id: messageId } })
  return message
}
