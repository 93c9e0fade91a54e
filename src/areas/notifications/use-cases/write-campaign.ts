import type { z } from 'zod'
import { roleNames } from '#areas/access/public.ts'
import { branchNamed } from '#areas/company/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { campaignCan, campaignKinds } from '../campaign.ts'
import { readCampaign } from '../campaign-audience.ts'
import { campaignChanged, campaignWritten } from '../facts.ts'
import { ChangeCampaignInput, WriteCampaignInput } from '../inputs.ts'
import { notificationPermissions } from '../permissions.ts'

/** A draft, until somebody has seen how many it reaches and sends it. */
export const writeCampaign = command({
  name: 'notifications.write-campaign',
  permission: notificationPermissions.campaign,
  input: WriteCampaignInput,
  async run(work, input) {
    const { tx, actor, now, newId, record } = work
    const id = newId()
    const { channels, audience, ...draft } = await draftOf(work, input)
    await tx
      .insertInto('campaigns')
      .values({
        ...{ ...draft, id, writtenBy: actor.id, writtenAt: now() },
        ...{ channels: JSON.stringify(channels), audience: JSON.stringify(audience) },
        ...{ scheduledFor: null, startedAt: null, endedAt: null },
      })
      .execute()
    record(campaignWritten, id, { kind: draft.kind, title: draft.title })
    return { id, kind: campaignKinds[draft.kind] }
  },
})

/** Until it is sent a draft can be written anew, by whoever has seen its last words. */
export const changeCampaign = command({
  name: 'notifications.change-campaign',
  permission: notificationPermissions.campaign,
  input: ChangeCampaignInput,
  async run(work, { campaignId: id, seen, ...input }) {
    const held = await work.tx.selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!held) throw new Refusal('not-found', 'لا توجد هذه الحملة.', 404)
    if (!campaignCan.edit(held)) throw new Refusal('notifications.not-now', 'لم تعد مسودة، فلا تُعدَّل. اكتب جديدة.')
    if (held.version !== seen) throw new Refusal('notifications.together', 'عدّل زميلك هذه المسودة قبلك. حدّث الصفحة لترى نصها.')
    const { channels, audience, ...draft } = await draftOf(work, input)
    await work.tx
      .updateTable('campaigns')
      .set({ ...draft, version: seen + 1, channels: JSON.stringify(channels), audience: JSON.stringify(audience) })
      .where('id', '=', id)
      .execute()
    const before = { title: held.title, text: held.text, ...readCampaign(held) }
    work.record(campaignChanged, id, { before, after: { title: draft.title, text: draft.text, channels, audience } })
    return { id }
  },
})

async function roleMeant(tx: Work['tx'], { role }: z.output<typeof WriteCampaignInput>) {
  if (role && !(await roleNames({ db: tx })).has(role)) throw new Refusal('notifications.no-role', 'اختر الدور من القائمة.', 422)
  return role ?? null
}

/** What was typed, as it is kept: an announcement goes into the bell, an offer to customers alone. */
async function draftOf({ tx }: Pick<Work, 'tx'>, input: z.output<typeof WriteCampaignInput>) {
  const { kind, title, subject = null, text, path = null, people } = input
  const channels = kind === 'announcement' ? ['in-app'] : input.channels
  const { wilayat = null, branchId = null, customerKind = null, service = null } = input
  if (branchId && !(await branchNamed({ tx }, branchId)))
    throw new Refusal('notifications.no-branch', 'اختر الفرع من القائمة.', 422)
  const customers = { people: 'customers' as const, wilayat, branchId, kind: customerKind, service, role: null }
  const staff = { people: 'staff' as const, wilayat: null, branchId, kind: null, service: null, role: await roleMeant(tx, input) }
  const audience = kind === 'announcement' && people === 'staff' ? staff : customers
  return { kind, title, subject, text, path, channels, audience }
}
