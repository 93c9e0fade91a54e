import { recordsOf } from '#areas/customers/public.ts'
import { type Asked, whoIsMeant } from '#areas/finance/invoices/who-is-meant.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { creditNow } from '#areas/finance/receipts/cashier-queries.ts'
import { cashierPath } from '#areas/finance/receipts/parked-paths.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { waitingOf } from './standing.ts'
import { givenUpFrom, mostWrittenOff } from './write-off.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Whose debts are to be given up, or whose they may be; and what of them can be. */
export async function newWriteOff(ctx: Reader, asked: Asked & { invoice: string }) {
  const { whom: debtor, ...who } = await whoIsMeant(ctx, asked)
  return {
    ...who,
    invoice: asked.invoice,
    debtor,
    debts: debtor ? await debtsOf(ctx, debtor.id, asked.invoice) : [],
    free: debtor ? (await creditNow(ctx, debtor.id)).free : 0n,
    till: debtor && ctx.actor.may(financePermissions.receivePayments) ? `${cashierPath}?party=${debtor.id}` : null,
  }
}
export type NewWriteOff = Awaited<ReturnType<typeof newWriteOff>>

/** What is open within reach and nobody asks to give up already, the oldest first; and how much of each is asked for. */
async function debtsOf({ db, actor }: Reader, partyId: string, invoice: string) {
  const rows = await db
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(['charges.id', 'charges.description', 'charges.dueOn', 'invoices.number', 'openNet', 'openVat'])
    .where('charges.partyId', 'in', recordsOf(partyId))
    .where('charges.debtAccount', 'in', givenUpFrom)
    .where(({ eb }) => eb(eb('openNet', '+', eb.ref('openVat')), '>', 0n))
    .where((eb) => withinReach(eb, actor, financePermissions.writeOffCharges, { branch: 'charges.branchId' }))
    .$if(isUuid(invoice), (all) => all.where('charges.invoiceId', '=', invoice))
    .orderBy('charges.dueOn')
    .orderBy('charges.id')
    .limit(mostWrittenOff)
    .execute()
  const waiting = await waitingOf(
    { db },
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ openNet, openVat, ...debt }) => {
    const asked = waiting.get(debt.id) ?? 0n
    const left = openNet + openVat - asked
    return left > 0n ? [{ ...debt, left, asked }] : []
  })
}
