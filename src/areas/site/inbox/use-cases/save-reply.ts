import { replyArchived, replySaved } from '#areas/site/facts.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { OneReplyInput, SaveReplyInput } from '../inputs.ts'

const permission = sitePermissions.manageRequests

/** A new one, or other words for one there is. */
export const saveReply = command({
  name: 'site.save-reply',
  permission,
  input: SaveReplyInput,
  async run(work, { replyId, title, text }) {
    const same = await work.tx
      .selectFrom('savedReplies')
      .select('id')
      .where('title', '=', title)
      .where('archivedAt', 'is', null)
      .executeTakeFirst()
    if (same && same.id !== replyId) throw new Refusal('site.reply-title', `يوجد رد باسم «${title}». غيّر الاسم.`, 422)
    const id = replyId ?? work.newId()
    const row = { title, text, changedAt: work.now(), archivedAt: null }
    await work.tx
      .insertInto('savedReplies')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    work.record(replySaved, id, { title, text })
    return { title }
  },
})

export const archiveReply = command({
  name: 'site.archive-reply',
  permission,
  input: OneReplyInput,
  async run(work, { replyId }) {
    const put = await work.tx
      .updateTable('savedReplies')
      .set({ archivedAt: work.now() })
      .where('id', '=', replyId)
      .where('archivedAt', 'is', null)
      .returning('title')
      .executeTakeFirst()
    if (!put) throw new Refusal('site.no-reply', 'أُرشف هذا الرد من قبل.', 404)
    work.record(replyArchived, replyId, put)
    return put
  },
})
