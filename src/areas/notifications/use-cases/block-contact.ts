import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { contactBlocked, contactUnblocked } from '../facts.ts'
import { BlockContactInput, UnblockContactInput } from '../inputs.ts'
import { notificationPermissions } from '../permissions.ts'

/** Nothing goes there any more, from the very next message on. */
export const blockContact = command({
  name: 'notifications.block-contact',
  permission: notificationPermissions.manage,
  input: BlockContactInput,
  async run({ tx, actor, now, record, repeated }, { recipient, reason }) {
    const blocked = await tx
      .insertInto('blockedContacts')
      .values({ recipient, reason, blockedBy: actor.id, blockedAt: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('recipient')
      .executeTakeFirst()
    if (!blocked) return repeated()
    record(contactBlocked, recipient, { reason })
  },
})

export const unblockContact = command({
  name: 'notifications.unblock-contact',
  permission: notificationPermissions.manage,
  input: UnblockContactInput,
  async run({ tx, record }, { recipient }) {
    const gone = await tx.deleteFrom('blockedContacts').where('recipient', '=', recipient).executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw new Refusal('notifications.not-blocked', 'ليس محظورًا. حدّث الصفحة.')
    record(contactUnblocked, recipient, {})
  },
})
