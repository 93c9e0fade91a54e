import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { type CampaignStatus, campaignCan } from '../campaign.ts'
import { campaignCancelled, campaignScheduled, campaignStarted } from '../facts.ts'
import { CampaignInput, ScheduleCampaignInput } from '../inputs.ts'
import { notificationPermissions } from '../permissions.ts'

export const scheduleCampaign = command({
  name: 'notifications.schedule-campaign',
  permission: notificationPermissions.campaign,
  input: ScheduleCampaignInput,
  async run(work, { campaignId, day, hour = '09:00', seen }) {
    const now = work.now()
    const at = day ? new Date(`${day}T${hour}:00+04:00`) : now
    if (at < now) throw new Refusal('notifications.past', 'هذا الوقت مضى. اختر وقتًا لاحقًا.', 422)
    await step(work, { campaignId, from: campaignCan.schedule.from, seen, set: { status: 'scheduled', scheduledFor: at } })
    work.record(campaignScheduled, campaignId, { at: at.toISOString() })
    return { isNow: !day }
  },
})

/** When its time has come: its letters are written by whoever hears of it, once. */
export const startCampaign = command({
  name: 'notifications.start-campaign',
  permission: notificationPermissions.campaign,
  input: CampaignInput,
  async run(work, { campaignId }) {
    await step(work, { campaignId, from: campaignCan.start.from, set: { status: 'sending', startedAt: work.now() } })
    work.record(campaignStarted, campaignId, {})
  },
})

/** What has not gone yet does not go any more. */
export const cancelCampaign = command({
  name: 'notifications.cancel-campaign',
  permission: notificationPermissions.campaign,
  input: CampaignInput,
  async run(work, { campaignId }) {
    await step(work, { campaignId, from: campaignCan.cancel.from, set: { status: 'cancelled', endedAt: work.now() } })
    const held = await work.tx
      .updateTable('messages')
      .set({ status: 'cancelled' })
      .where('subjectId', '=', campaignId)
      .where('status', 'in', ['queued', 'failed', 'no-provider'])
      .returning('id')
      .execute()
    work.record(campaignCancelled, campaignId, { held: held.length })
    return { held: held.length }
  },
})

type Step = {
  campaignId: string
  from: readonly CampaignStatus[]
  /** The words one has read are those that go. */
  seen?: number | undefined
  set: { status: CampaignStatus; scheduledFor?: Date; startedAt?: Date; endedAt?: Date }
}

async function step({ tx }: Work, { campaignId, from, seen, set }: Step) {
  const moved = await tx
    .updateTable('campaigns')
    .set(set)
    .where('id', '=', campaignId)
    .where('status', 'in', from)
    .$if(seen !== undefined, (all) => all.where('version', '=', seen ?? 0))
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) throw new Refusal('notifications.not-now', 'تغيّرت هذه الحملة. حدّث الصفحة.')
}
