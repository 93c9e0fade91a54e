import { sql } from 'kysely'
import { branchNamed } from '#areas/company/public.ts'
import { recordsOf } from '#areas/customers/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { paymentMethods } from '#areas/finance/receipts/receipt.ts'
import { payoutMethods } from '#areas/finance/receipts/ways-back.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { movementInWords, whyNotForfeited } from './deposit.ts'
import { depositStanding } from './giving-back.ts'
import { promisedOf } from './promised.ts'
import { standingOf } from './queries.ts'
import { depositWaits } from './waits.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'contractKinds'>

/** One deposit within reach: what happened to it, what can be done with it; null where there is none. */
export async function deposit(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await standingOf(ctx, id)
  if (!found) return null
  const [moves, branch, promised, vouchers, forfeits] = await Promise.all([
    movesOf(ctx, id),
    branchNamed(ctx, found.branchId),
    promisedOf(ctx, id),
    vouchersOf(ctx, id),
    forfeitsOf(ctx, id),
  ])
  const names = await namesOf(ctx, [found.askedBy])
  const inReach = (permission: typeof may.askDeposits) => reaches(ctx.actor, permission, { branchId: found.branchId })
  return {
    ...found,
    ...{ moves, branch, vouchers, forfeits, by: names.get(found.askedBy) ?? found.askedBy, free: found.held - promised },
    waits: found.held > 0n ? await depositWaits(ctx, id) : [],
    isDue: found.held > 0n && found.releaseOn !== null && found.releaseOn <= dayOf(ctx.now()),
    may: {
      deduct: found.held > 0n && inReach(may.deductDeposits),
      forfeit: found.held > promised && inReach(may.deductDeposits) && !whyNotForfeited(found.line),
      refund: found.held > promised && inReach(may.preparePayouts),
      change: found.held > 0n && inReach(may.changeReleases),
    },
  }
}
export type ShownDeposit = NonNullable<Awaited<ReturnType<typeof deposit>>>

/** What happened to it in its order: by which receipt it came, for which due it was taken and why, by which voucher it went back. */
const movesOf = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string) =>
  db
    .selectFrom('depositMovements as m')
    .innerJoin('journals as j', 'j.id', 'm.journalId')
    .leftJoin('allocations as a', 'a.journalId', 'm.journalId')
    .leftJoin('charges as c', 'c.id', 'a.chargeId')
    .leftJoin('invoices as i', 'i.id', 'c.invoiceId')
    .leftJoin('depositDeductions as d', 'd.allocationId', 'a.id')
    .leftJoin('receipts as r', 'r.id', 'a.receiptId')
    .leftJoin('payoutPayments as y', 'y.journalId', 'm.journalId')
    .leftJoin('payouts as p', 'p.id', 'y.payoutId')
    .select(['m.id', 'm.kind', 'm.amount', 'j.postedAt as at', 'c.description as charge', 'c.kind as chargeKind'])
    .select(['c.invoiceId', 'd.reason', 'd.fileId'])
    .select(['r.id as receiptId', 'r.number as receipt', 'p.id as payoutId', 'p.number as payout', 'p.method as payoutMethod'])
    .select((eb) => [
      withinReach(eb, actor, may.viewReceipts, { branch: 'r.branchId' }).as('opensReceipt'),
      withinReach(eb, actor, may.viewPayouts, { branch: 'p.branchId' }).as('opensPayout'),
      withinReach(eb, actor, may.viewInvoices, { branch: 'i.branchId' }).as('opensInvoice'),
    ])
    .where('m.depositId', '=', id)
    .orderBy('m.id')
    .execute()

/** The same of the deposit of a contract, in words, with the papers by which it happened. */
export async function movesInWords(ctx: Pick<Ctx, 'db' | 'actor'>, contractId: string) {
  const deposit = await depositStanding({ db: ctx.db }, [contractId])
  const rows = deposit ? await movesOf(ctx, deposit.id) : []
  const cameBy = await waysOfReceipts(
    ctx,
    rows.flatMap(({ receiptId }) => receiptId ?? []),
  )
  return rows.map(({ kind, chargeKind, amount, at, charge, reason, receipt, receiptId, payout, payoutMethod }) => ({
    ...{ kind, amount, at, charge, reason, receipt, payout, said: movementInWords({ kind, chargeKind }) },
    ways: payoutMethod ? [payoutMethods[payoutMethod]] : (cameBy.get(receiptId ?? '') ?? []),
  }))
}

/** In which ways the money of these receipts came, in words; a receipt may hold several. */
async function waysOfReceipts({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  const parts = await db
    .selectFrom('receiptParts')
    .select(['receiptId', 'method'])
    .where(({ eb, fn, val }) => eb('receiptId', '=', fn.any(val([...ids]))))
    .orderBy('place')
    .execute()
  const groups = Map.groupBy(parts, ({ receiptId }) => receiptId)
  return new Map([...groups].map(([id, of]) => [id, [...new Set(of.map(({ method }) => paymentMethods[method]))]]))
}

const vouchersOf = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db.selectFrom('payouts').select(['id', 'number', 'amount', 'status']).where('depositId', '=', id).orderBy('askedAt').execute()

/** What was asked to be kept of it, and what came of that: of a part that was credited since, the rest is kept. */
const forfeitsOf = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db
    .selectFrom('depositForfeits as f')
    .leftJoin('invoices as i', 'i.id', 'f.invoiceId')
    .select(['f.id', 'f.amount', 'f.status', 'f.clause', 'f.notice', 'f.fileId', 'f.decidedWhy', 'f.invoiceId', 'i.number'])
    .select(
      sql<bigint>`coalesce((select sum(net + vat) from invoices notes where notes.credits = f.invoice_id), 0)::bigint`.as(
        'credited',
      ),
    )
    .where('f.depositId', '=', id)
    .orderBy('f.askedAt')
    .execute()
export type ShownForfeit = Awaited<ReturnType<typeof forfeitsOf>>[number]

/** What the same customer owes besides, and what a deposit of another contract waits for: from what is held it can be paid. */
export async function duesBeside({ db }: Pick<Ctx, 'db'>, { id, partyId }: { id: string; partyId: string }) {
  const rows = await db
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(['charges.id', 'description', 'invoices.number', sql<bigint>`open_net + open_vat`.as('open')])
    .where('charges.partyId', 'in', recordsOf(partyId))
    .where('charges.incomeKey', '!=', id)
    .where(sql<boolean>`open_net + open_vat > 0`)
    .orderBy('charges.dueOn')
    .limit(100)
    .execute()
  return rows
}

/** Who opens the evidence of a deduction, or of what is kept: whoever sees the deposit. */
export async function permissionForEvidence(ctx: Ctx, fileId: string) {
  const proves = (table: 'depositDeductions' | 'depositForfeits') =>
    ctx.db.selectFrom(table).select('depositId').where('fileId', '=', fileId)
  const found = await ctx.db
    .selectFrom('deposits')
    .select('branchId')
    .where(({ or, eb }) =>
      or([eb('deposits.id', 'in', proves('depositDeductions')), eb('deposits.id', 'in', proves('depositForfeits'))]),
    )
    .executeTakeFirst()
  if (!found) return null
  return reaches(ctx.actor, may.viewDeposits, { branchId: found.branchId }) ? may.viewDeposits : null
}
