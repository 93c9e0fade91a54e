import type { CustomersMeant } from '#areas/customers/public.ts'
import { steps } from '#values/steps.ts'

export const campaignStatuses = {
  draft: 'مسودة',
  scheduled: 'مجدولة',
  sending: 'قيد الإرسال',
  sent: 'أُرسلت',
  cancelled: 'ملغاة',
} as const
export type CampaignStatus = keyof typeof campaignStatuses

export const campaignKinds = { announcement: 'إعلان', campaign: 'حملة' } as const
export type CampaignKind = keyof typeof campaignKinds

export const campaignCan = steps({
  edit: ['draft'],
  schedule: ['draft'],
  start: ['scheduled'],
  cancel: ['draft', 'scheduled', 'sending'],
} satisfies Record<string, CampaignStatus[]>)

/** What the messages of campaigns go under in the outbox. */
export const campaignNotice = 'notifications.campaign'

/** To whom: whoever works here, of a role or a branch; or customers, of a place, a branch, a kind or a trade. */
export type CampaignAudience = { people: 'staff' | 'customers'; role: string | null } & CustomersMeant

/** An announcement rings the bell of whom it concerns; only an offer leaves the house, and only to who agreed to offers. */
export const categoryOf = (kind: CampaignKind) => (kind === 'campaign' ? ('marketing' as const) : ('service' as const))
