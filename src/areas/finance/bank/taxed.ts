import { setting } from '#areas/company/public.ts'
import type { HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { rounded } from '#values/shares.ts'

/** What of a fee is tax that comes back: only to a company that is registered, and less than the fee itself. */
export async function inputTax(work: Work, vat: bigint, { fee, day }: { fee: bigint; day: string }) {
  if (vat > 0n && !(await setting(work, 'vatin')))
    throw fieldFault('feeVat', 'المنشأة غير مسجلة في ضريبة القيمة المضافة، فلا ضريبة تُسترد. اترك الخانة فارغة.')
  if (vat > fee || (vat > 0n && vat === fee)) throw fieldFault('feeVat', 'الضريبة أقل من العمولة. راجعها.')
  return { fee: fee - vat, vat, quarter: quarterOf(day) }
}

/** What of a fee is tax, as long as nobody says otherwise; none where nothing comes back. */
export async function usualTax(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, fee: bigint) {
  const [vatin, rate] = [await setting(asked, 'vatin'), (await setting(asked, 'vatRate')) ?? 5]
  return vatin ? rounded(fee * BigInt(rate), BigInt(100 + rate)) : 0n
}

/** Money that is held for others pays for nothing of ours, and earns nothing for us. */
export function mustBeOurs({ heldFor }: { heldFor: HeldFor }, what: string) {
  if (heldFor === 'trust')
    throw new Refusal('finance.trust-account', `لا تُقيَّد ${what} على حساب الأمانات. اطلب من البنك ردها إليه من الحساب التشغيلي.`)
}
