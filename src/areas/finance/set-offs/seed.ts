import { approveAs } from '#areas/access/public.ts'
import { findParties } from '#areas/customers/public.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { acting, colleagues } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { askSetOff } from './use-cases/ask-set-off.ts'

const told = [
  {
    ...{
      ago: 6,
      whom: 'نورة الرواس',
      contract: 'CR-26-031',
      charge: 'كيلومترات إضافية',
      price: '12',
      paid: '12.600',
      isAgreed: true,
    },
    ...{ reason: 'زادت كيلومترات العقد', consent: 'وافقت بتوقيعها على محضر الإعادة' },
  },
  {
    ...{ ago: 1, whom: 'أحمد باعمر', contract: 'L-26-014', charge: 'رسم إصدار نسخة من العقد', price: '10', paid: '10.500' },
    ...{ isAgreed: false, reason: 'طلب الخصم من تأمينه', consent: 'كتب إلينا بذلك اليوم' },
  },
]

/** The accountant asks, the head of finance agrees; the last one still waits. */
export async function seedSetOffs(ctx: Ctx) {
  const [maryam, salim] = await colleagues(ctx, 'maryam', 'salim')
  if (!maryam || !salim) return
  for (const { ago, whom, contract, charge, price, paid, isAgreed, ...why } of told) {
    const [customer] = await findParties(ctx, whom, 1)
    const pot = await ctx.db.selectFrom('deposits').select('id').where('contract', '=', contract).executeTakeFirst()
    if (!customer || !pot) continue
    const day = daysAfter(dayOf(ctx.now()), -ago)
    const at = (clock: string) => acting(ctx, maryam, () => timeOn(day, clock))
    const partyId = customer.id
    const dates = { suppliedFrom: day, suppliedUntil: day, dueOn: daysAfter(day, 7) }
    const line = { kind1: 'administration-fee', line1: 'shared', description1: charge, quantity1: '1', unitPrice1: price }
    const { papers } = await issueInvoice(at('10:10'), { id: ctx.newId(), partyId, ...dates, ...line })
    const invoiceId = papers[0]?.id ?? ''
    const debt = await ctx.db.selectFrom('charges').select('id').where('invoiceId', '=', invoiceId).executeTakeFirst()
    const asked = { id: ctx.newId(), partyId, pot: pot.id, chargeId1: debt?.id, amount1: paid, ...why, evidence: [] }
    const { approvalId } = await askSetOff(at('11:20'), asked)
    if (isAgreed && approvalId) await approveAs(ctx, salim, { id: approvalId, at: at('12:05').now() })
  }
}
