import { approveAs } from '#areas/access/public.ts'
import { findParties } from '#areas/customers/public.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { acting, colleagues } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { askWriteOff } from './use-cases/ask-write-off.ts'

const told = [
  {
    ...{ owed: 95, ago: 9, whom: 'هيثم العوائد', charge: 'تخزين طرد لم يُستلم', price: '6', given: '6.300', isAgreed: true },
    ...{ reason: 'المبلغ أقل من كلفة المطالبة به', attempts: 'أربع رسائل واتصالان في ثلاثة أشهر' },
  },
  {
    ...{ owed: 70, ago: 1, whom: 'منى آل علي', charge: 'تخزين طرد شهرين', price: '12', given: '5', isAgreed: false },
    ...{ reason: 'تسوية على ما بقي', attempts: 'اتفقنا معها على سداد ما بقي هذا الشهر' },
  },
]

/** The accountant asks, the head of finance agrees; the last one still waits. */
export async function seedWriteOffs(ctx: Ctx) {
  const [maryam, salim] = await colleagues(ctx, 'maryam', 'salim')
  if (!maryam || !salim) return
  for (const { owed, ago, whom, charge, price, given, isAgreed, ...why } of told) {
    const [customer] = await findParties(ctx, whom, 1)
    if (!customer) continue
    const at = (days: number, clock: string) => acting(ctx, maryam, () => timeOn(daysAfter(dayOf(ctx.now()), -days), clock))
    const [partyId, day] = [customer.id, daysAfter(dayOf(ctx.now()), -owed)]
    const dates = { suppliedFrom: day, suppliedUntil: day, dueOn: daysAfter(day, 7) }
    const line = { kind1: 'parcel-storage', description1: charge, quantity1: '1', unitPrice1: price }
    const { papers } = await issueInvoice(at(owed, '10:10'), { id: ctx.newId(), partyId, ...dates, ...line })
    const invoiceId = papers[0]?.id ?? ''
    const debt = await ctx.db.selectFrom('charges').select('id').where('invoiceId', '=', invoiceId).executeTakeFirst()
    const asked = { id: ctx.newId(), partyId, chargeId1: debt?.id, amount1: given, ...why, evidence: [] }
    const { approvalId } = await askWriteOff(at(ago, '11:20'), asked)
    if (isAgreed && approvalId) await approveAs(ctx, salim, { id: approvalId, at: at(ago, '12:05').now() })
  }
}
