import { sql } from 'kysely'
import { theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { type Subscriber, savedFact } from '#platform/subscribers.ts'
import { campaignNotice, categoryOf } from './campaign.ts'
import { campaignLetters } from './campaign-audience.ts'
import { campaignScheduled, campaignStarted } from './facts.ts'
import { startCampaign } from './use-cases/run-campaign.ts'

const atOnce = 500

/** Its letters, in the transaction in which its start is told: all of them or none, and never twice. */
export const writeCampaignLetters: Subscriber = {
  name: 'notifications.write-campaign-letters',
  factName: campaignStarted.name,
  async react({ tx, now, newId, jobs }, factId) {
    const { subjectId } = await savedFact(tx, factId)
    // Held until the letters are written: whoever cancels it meanwhile finds them all.
    const campaign = await tx.selectFrom('campaigns').selectAll().where('id', '=', subjectId).forUpdate().executeTakeFirst()
    if (campaign?.status !== 'sending') return
    const { kind, subject, text, path } = campaign
    const { letters } = await campaignLetters({ tx, now }, campaign)
    const times = { queuedAt: now(), sendAfter: now() }
    const rows = letters.map(({ channel, recipient, accountId }) => ({
      ...{ id: newId(), factId, subjectId, notice: campaignNotice, category: categoryOf(kind) },
      ...{ channel, recipient, accountId, subject, text, path, status: 'queued' as const, ...times },
      dedupeKey: [campaignNotice, subjectId, channel, recipient].join(' '),
    }))
    for (let from = 0; from < rows.length; from += atOnce) {
      await tx
        .insertInto('messages')
        .values(rows.slice(from, from + atOnce))
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .execute()
    }
    await tx.updateTable('campaigns').set({ writtenLetters: rows.length }).where('id', '=', subjectId).execute()
    await jobs.wakeSender(tx)
  },
}

/** One that is to go now does not wait for the next look. */
export const wakeForCampaign: Subscriber = {
  name: 'notifications.wake-for-campaign',
  factName: campaignScheduled.name,
  react: ({ tx, jobs }) => jobs.wakeSender(tx),
}

/** Looked at whenever messages are: which campaigns are due, and which have nothing left to send. */
export async function runCampaigns(house: House) {
  const due = await house.db
    .selectFrom('campaigns')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('scheduledFor', '<=', house.now())
    .limit(20)
    .execute()
  const ctx = { ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' }
  for (const { id } of due) {
    // Of two processes that look at once one starts it, and the other is told that its state has changed.
    await startCampaign(ctx, { campaignId: id }).catch((error: unknown) =>
      house.log.info({ err: error }, 'campaign not started here'),
    )
  }
  await endFinished(house)
}

/** Its letters are written, and none of them waits any more. */
async function endFinished({ db, now }: House) {
  await db
    .updateTable('campaigns')
    .set({ status: 'sent', endedAt: now() })
    .where('status', '=', 'sending')
    .where('writtenLetters', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages')
            .select('messages.id')
            .where('messages.subjectId', '=', sql<string>`campaigns.id::text`)
            .where('messages.status', 'in', ['queued', 'sending', 'failed']),
        ),
      ),
    )
    .execute()
}
