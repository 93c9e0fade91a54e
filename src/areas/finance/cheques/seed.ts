import { lastBankingDay } from '#areas/company/public.ts'
import { findParties } from '#areas/customers/public.ts'
import { acting, colleagues } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { typedCheques } from './series.ts'
import { bounceCheque } from './use-cases/bounce-cheque.ts'
import { clearCheque } from './use-cases/clear-cheque.ts'
import { depositCheques } from './use-cases/deposit-cheques.ts'
import { receiveCheques } from './use-cases/receive-cheques.ts'

type Told = { ago: number; whom: string; bank: string; first: string; due: string; count: number; amount: string }

/** The last two days on which banks worked: on the one a cheque is paid, on the other one comes back. */
type BankDays = { paidOn: string; returnedOn: string }

const qatan = { ago: 16, whom: 'محمد قطن', bank: 'البنك الوطني العُماني', amount: '150' } as const

/** Cheques that came over the counter in these weeks, each for what is owed already. */
const brought = (today: string, { paidOn, returnedOn }: BankDays): Told[] => [
  { ...qatan, first: '447203', due: daysAfter(paidOn, -2), count: 1 },
  { ...qatan, first: '447204', due: daysAfter(today, 1), count: 2 },
  {
    ...{ ago: 14, whom: 'مريم الشنفري', bank: 'بنك نزوى', first: '118840', due: daysAfter(returnedOn, -1) },
    ...{ count: 1, amount: '12.500' },
  },
]

/** The cashier puts them into the vault and takes them to the bank; the accountant says what the bank did. */
export async function seedCheques(ctx: Ctx) {
  const [fatima, maryam] = await colleagues(ctx, 'fatima', 'maryam')
  if (!fatima || !maryam) return
  const today = dayOf(ctx.now())
  const as = (person: typeof fatima, now: Date) => acting(ctx, person, () => now)
  const returnedOn = await lastBankingDay(ctx, today)
  const paidOn = await lastBankingDay(ctx, daysAfter(returnedOn, -1))
  for (const told of brought(today, { paidOn, returnedOn })) {
    const [customer] = await findParties(ctx, told.whom, 1)
    if (!customer) return
    const form = { id: ctx.newId(), partyId: customer.id, ...formOf(told) }
    await receiveCheques(as(fatima, timeOn(daysAfter(today, -told.ago), '10:40')), form)
  }
  const paid = await toBank(as(fatima, timeOn(daysAfter(paidOn, -2), '09:30')), '447203')
  await clearCheque(as(maryam, timeOn(paidOn, '12:10')), { chequeId: paid, on: paidOn })
  const unpaid = await toBank(as(fatima, timeOn(daysAfter(returnedOn, -1), '09:45')), '118840')
  await bounceCheque(as(maryam, ctx.now()), { chequeId: unpaid, on: returnedOn, reason: 'الرصيد لا يكفي' })
}

async function toBank(ctx: Ctx, number: string) {
  const cheque = await ctx.db.selectFrom('cheques').select('id').where('number', '=', number).executeTakeFirstOrThrow()
  const account = ctx.db.selectFrom('companyBankAccounts').select('id').where('heldFor', '=', 'operating')
  const { id: accountId } = await account.executeTakeFirstOrThrow()
  await depositCheques(ctx, { id: ctx.newId(), accountId, chequeId: cheque.id })
  return cheque.id
}

const formOf = ({ bank, first, due, count, amount }: Told) => ({
  ...{ bank, cover: 'oldest' as const },
  ...typedCheques({ number: first, from: due, count, amount }),
})
