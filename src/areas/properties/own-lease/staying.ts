import { whyNoticeStands } from '#areas/properties/leases/staying.ts'

type Notice = Parameters<typeof whyNoticeStands>[1] & { suspendedReason: string | null }

/** Why a tenant does not take back by themselves that they leave, and who is to be asked; null where they may. */
export async function whyLeavingStands(ctx: Parameters<typeof whyNoticeStands>[0], { suspendedReason, ...notice }: Notice) {
  const why = suspendedReason ? 'كان العقد موقوفًا حين أُخطر بإنهائه' : await whyNoticeStands(ctx, notice)
  return why && `${why}. للعدول عن الإخلاء كلّم المكتب.`
}
