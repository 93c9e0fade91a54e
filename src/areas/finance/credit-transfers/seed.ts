import { approveAs } from '#areas/access/public.ts'
import { findParties } from '#areas/customers/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { acting, colleagues, operatingAccount } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { askCreditTransfer } from './use-cases/ask-credit-transfer.ts'

/** Two who paid more than they owe and give of it to another: one has done so, the other's waits. */
const told = [
  {
    ...{ ago: 6, whom: 'عائشة المهري', to: 'سعيد جعبوب', paid: '45', reference: 'FT26-120214', amount: '32.500', isAgreed: true },
    ...{ reason: 'تسدد عن أخيها إيجار سيارته', consent: 'وقّعت الطلب في الفرع' },
  },
  {
    ...{ ago: 1, whom: 'مؤسسة سدح', to: 'مطعم عين جرزيز', paid: '120', reference: 'FT26-121688', amount: '84', isAgreed: false },
    ...{ reason: 'مالكهما واحد', consent: 'كتب المفوّض إلينا من بريد المؤسسة اليوم' },
  },
]

/** The accountant asks, the head of finance agrees; the last one still waits. */
export async function seedCreditTransfers(ctx: Ctx) {
  const [maryam, salim] = await colleagues(ctx, 'maryam', 'salim')
  const account = await operatingAccount(ctx)
  if (!maryam || !salim || !account) return
  for (const { ago, whom, to, paid, reference, amount, isAgreed, ...why } of told) {
    const [[giver], [taker]] = [await findParties(ctx, whom, 1), await findParties(ctx, to, 1)]
    if (!giver || !taker) continue
    const at = (clock: string) => acting(ctx, maryam, () => timeOn(daysAfter(dayOf(ctx.now()), -ago), clock))
    const came = { method1: 'bank-transfer', amount1: paid, reference1: reference, account1: account.id } as const
    await receivePayment(at('09:15'), { id: ctx.newId(), partyId: giver.id, ...came })
    const asked = { id: ctx.newId(), partyId: giver.id, takerId: taker.id, amount, ...why, evidence: [] }
    const { approvalId } = await askCreditTransfer(at('10:30'), asked)
    if (isAgreed && approvalId) await approveAs(ctx, salim, { id: approvalId, at: at('11:10').now() })
  }
}
