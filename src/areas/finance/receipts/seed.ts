import { findParties } from '#areas/customers/public.ts'
import { acting, operatingAccount } from '#areas/finance/seed-people.ts'
import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import type { ReceivePaymentForm } from './inputs.ts'
import { receivePayment } from './use-cases/receive-payment.ts'
import { reverseReceipt } from './use-cases/reverse-receipt.ts'

type Told = { ago: number; taker: string; whom: string; ways: Partial<ReceivePaymentForm>; wrong?: string }

/** What came in during these weeks: the accountant saw transfers, the cashier took cards today. Her box is still empty. */
const taken: Told[] = [
  { ago: 18, taker: 'maryam', whom: 'محمد قطن', ways: { method1: 'bank-transfer', amount1: '500', reference1: 'FT26-118204' } },
  {
    ...{ ago: 9, taker: 'maryam', whom: 'مريم الشنفري', wrong: 'سُجّل على عميل آخر' },
    ways: { method1: 'bank-transfer', amount1: '45.500', reference1: 'FT26-120977' },
  },
  { ago: 7, taker: 'maryam', whom: 'شيخة الكثيري', ways: { method1: 'bank-transfer', amount1: '20', reference1: 'FT26-121340' } },
  { ago: 0, taker: 'fatima', whom: 'ناصر الغساني', ways: { method1: 'card', amount1: '90', reference1: '004512' } },
  { ago: 0, taker: 'fatima', whom: 'مريم الشنفري', ways: { method1: 'card', amount1: '30', reference1: '004513' } },
]

/** Transfers came to the operating account. */
export async function seedReceipts(ctx: Ctx) {
  const people = await demonstrationPeople(ctx)
  const account = await operatingAccount(ctx)
  for (const { ago, taker, whom, ways, wrong } of taken) {
    const person = people.find(({ email }) => email?.startsWith(`${taker}@`))
    const [customer] = await findParties(ctx, whom, 1)
    if (!person || !customer || !account) return
    const now = ago === 0 ? ctx.now() : timeOn(daysAfter(dayOf(ctx.now()), -ago), '11:20')
    const then = acting(ctx, person, () => now)
    const landed = ways.method1 === 'bank-transfer' ? { account1: account.id } : {}
    const { id: receiptId } = await receivePayment(then, { id: ctx.newId(), partyId: customer.id, ...ways, ...landed })
    if (wrong) await reverseReceipt(then, { receiptId, reason: wrong })
  }
}
