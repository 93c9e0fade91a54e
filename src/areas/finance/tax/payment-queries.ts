import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { owedToAuthority, taxPaymentNumber } from './payment.ts'

const rows = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('taxPayments as p')
    .innerJoin('companyBankAccounts as a', 'a.id', 'p.accountId')
    .innerJoin('journals as j', 'j.id', 'p.journalId')
    .leftJoin('taxPaymentReversals as r', 'r.paymentId', 'p.id')
    .select(['p.id', 'p.quarter', 'p.nth', 'p.kind', 'p.amount', 'p.reference', 'p.askedBy', 'p.doneBy', 'p.doneAt', 'j.day'])
    .select(['a.bank', 'a.iban', 'r.reason', 'r.reversedAt', 'j.sequence as journal'])

/** What was paid to the authority for a quarter and what came back of it, and what is still owed to it of all that was told. */
export async function taxPaymentsOf(ctx: Pick<Ctx, 'db'>, quarter: string) {
  const found = await rows(ctx).where('p.quarter', '=', quarter).orderBy('p.nth').execute()
  const names = await namesOf(
    ctx,
    found.map(({ doneBy }) => doneBy),
  )
  const paid = found.reduce((sum, { kind, amount, reversedAt }) => {
    if (reversedAt) return sum
    return kind === 'paid' ? sum + amount : sum - amount
  }, 0n)
  const payments = found.map((one) => ({ ...one, number: taxPaymentNumber(one), by: names.get(one.doneBy) ?? one.doneBy }))
  return { owed: await balanceOf(ctx, owedToAuthority), paid, payments }
}
export type ShownTaxPayment = Awaited<ReturnType<typeof taxPaymentsOf>>['payments'][number]

/** One payment with those who asked and agreed; null where there is none. */
export async function taxPayment(ctx: Pick<Ctx, 'db'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await rows(ctx).where('p.id', '=', id).executeTakeFirst()
  if (!found) return null
  const names = await namesOf(ctx, [found.askedBy, found.doneBy])
  const nameOf = (person: string) => names.get(person) ?? person
  return { ...found, number: taxPaymentNumber(found), asker: nameOf(found.askedBy), approver: nameOf(found.doneBy) }
}
