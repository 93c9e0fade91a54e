import { approveAs } from '#areas/access/public.ts'
import { emptyPage } from '#areas/finance/empty-page.ts'
import { acting, colleagues, operatingAccount } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { askBillPayment } from './use-cases/ask-payment.ts'
import { creditBill } from './use-cases/credit-bill.ts'
import { enterBill } from './use-cases/enter-bill.ts'
import { addSupplier } from './use-cases/keep-suppliers.ts'

const bought = [
  {
    supplier: { name: 'مؤسسة ظفار لقطع الغيار', vatin: 'OM1100234567', phone: '23291100' },
    paper: { ago: 34, number: 'INV-2218', account1: '5400', line1: 'cars', description1: 'إطارات وزيوت', net1: '420.500' },
    pays: 'agreed',
  },
  {
    supplier: { name: 'شركة صلالة للمحروقات', vatin: 'OM1100345678', phone: '23210045' },
    paper: { ago: 20, number: '8812', account1: '5300', line1: 'equipment', description1: 'ديزل للمعدات', net1: '310' },
    pays: 'asked',
  },
  {
    supplier: { name: 'مكتبة السعادة', phone: '23299012' },
    paper: { ago: 5, number: 'A-77', account1: '6110', line1: 'shared', description1: 'قرطاسية', net1: '36.750' },
    pays: 'credited',
  },
  {
    supplier: { name: 'مفروشات ظفار', vatin: 'OM1100456780', phone: '23294410' },
    paper: {
      ...{ ago: 16, number: 'S-1904', account1: '1530', asset1: 'مكاتب الاستقبال', line1: 'shared' },
      ...{ description1: 'مكاتب وكراسي الاستقبال', net1: '780' },
    },
    pays: 'later',
  },
] as const

/** Whom the office buys from, and what of it is paid: one bill is, one waits for whoever agrees, of one something went back; what stays is not paid yet. */
export async function seedBills(ctx: Ctx) {
  const [maker, checker] = await colleagues(ctx, 'maryam', 'salim')
  const account = await operatingAccount(ctx)
  if (!maker || !checker || !account) return
  const who = acting(ctx, maker)
  for (const { supplier, paper, pays } of bought) {
    const { id: supplierId } = await addSupplier(who, supplier)
    const { ago, ...line } = paper
    const day = daysAfter(dayOf(ctx.now()), -ago)
    const vatCategory1 = 'vatin' in supplier ? 'standard' : 'out-of-scope'
    const { id: billId } = await enterBill(who, {
      ...{ id: ctx.newId(), supplierId, day, dueOn: daysAfter(day, 30), vatCategory1 },
      paper: [{ name: `${paper.number}.pdf`, bytes: emptyPage }],
      ...line,
    })
    if (pays === 'credited') {
      const note = { id: ctx.newId(), billId, number: 'CN-12', day: dayOf(ctx.now()), reason: 'أوراق تالفة أُعيدت', net1: '6.750' }
      await creditBill(who, note)
      continue
    }
    if (pays === 'later') continue
    const { open } = await ctx.db.selectFrom('bills').select('open').where('id', '=', billId).executeTakeFirstOrThrow()
    const { approvalId } = await askBillPayment(who, {
      billId,
      accountId: account.id,
      amount: `${open / 1000n}.${String(open % 1000n).padStart(3, '0')}`,
    })
    if (pays === 'agreed') await approveAs(ctx, checker, { id: approvalId })
  }
}
