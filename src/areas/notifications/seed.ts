import type { Ctx } from '#platform/context.ts'
import { scheduleCampaign } from './use-cases/run-campaign.ts'
import { writeCampaign } from './use-cases/write-campaign.ts'

/** A word to the team on its first day, and an offer that waits for somebody to look at it. */
export async function seedMessages(ctx: Ctx) {
  const { id } = await writeCampaign(ctx, {
    kind: 'announcement',
    title: 'أهلًا بالفريق',
    people: 'staff',
    text: 'أهلًا بكم في مكتبنا الجديد. تجدون ما ينتظركم اليوم في لوحة التحكم.',
    path: '/admin',
  })
  await scheduleCampaign(ctx, { campaignId: id })
  await writeCampaign(ctx, {
    kind: 'campaign',
    title: 'عرض الشحن إلى ظفار',
    channels: ['sms'],
    text: 'التحالف: خصم 10% على الطرود داخل محافظة ظفار حتى نهاية الشهر.',
  })
}
