import { branches } from '#areas/company/public.ts'
import { findParties } from '#areas/customers/public.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { addBox } from '#areas/finance/cash/use-cases/change-boxes.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { moveCash } from '#areas/finance/cash/use-cases/move-cash.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { acting, colleagues } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'

const accounts = [
  { bank: 'بنك مسقط', iban: 'OM030270000000000000101', heldFor: 'operating', shown: 'yes' },
  { bank: 'بنك ظفار', iban: 'OM230180000000000000202', heldFor: 'trust', shown: 'yes' },
] as const

/** A box in each branch, two accounts at banks, and the cashier's sessions of yesterday and today. */
export async function seedCash(ctx: Ctx) {
  for (const account of accounts) await addCompanyAccount(ctx, { ...account, holder: 'التحالف، مكتب العرض التجريبي' })
  const added: string[] = []
  for (const { id: branchId, nameAr } of await branches(ctx)) {
    const { id } = await addBox(ctx, { branchId, name: `صندوق ${nameAr} الرئيسي` })
    added.push(id)
  }
  const [cashier] = await colleagues(ctx, 'fatima')
  const [boxId] = added
  if (cashier && boxId) await keep(ctx, cashier, boxId)
}

/** What comes in goes to the bank before the evening: both begin and end with an empty box. */
async function keep(ctx: Ctx, cashier: { id: string; name: string }, boxId: string) {
  const yesterday = daysAfter(dayOf(ctx.now()), -1)
  const at = (now: Date) => acting(ctx, cashier, () => now)
  const { id: sessionId } = await openSession(at(timeOn(yesterday, '08:05')), { boxId, rials1: '0' })
  await takeAndBank(at(timeOn(yesterday, '17:20')))
  await countSession(at(timeOn(yesterday, '19:50')), { sessionId, rials1: '0' })
  await closeSession(at(timeOn(yesterday, '19:55')), { sessionId })
  await openSession(at(ctx.now()), { boxId, rials1: '0' })
}

/** A customer pays some of what is owed in cash, which is on its way to the bank. */
async function takeAndBank(ctx: Ctx) {
  const account = await ctx.db
    .selectFrom('companyBankAccounts')
    .select('id')
    .where('heldFor', '=', 'operating')
    .executeTakeFirstOrThrow()
  const [payer] = await findParties(ctx, 'مريم الشنفري', 1)
  if (!payer) return
  await receivePayment(ctx, { id: ctx.newId(), partyId: payer.id, method1: 'cash', amount1: '20', tendered1: '20' })
  await moveCash(ctx, { moveId: ctx.newId(), to: `bank:${account.id}`, amount: '20' })
}
