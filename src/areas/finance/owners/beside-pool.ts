import { sql } from 'kysely'
import { type ChequeState, chequeStates } from '#areas/finance/cheques/cheque.ts'
import { coveredOpen } from '#areas/finance/invoices/cheque-covers.ts'
import { coveringStates } from '#areas/finance/invoices/covering-states.ts'
import { payoutSource } from '#areas/finance/payouts/payout.ts'
import type { Ctx } from '#platform/context.ts'
import type { ContractKind } from '#platform/contract-kind.ts'
import { dayOf } from '#values/days.ts'
import type { OwnerStatementOf } from './owner-statement.ts'
import { isWithin, movesOf } from './stretch.ts'

type Reader = Pick<Ctx, 'db' | 'now' | 'contractKinds'>

declare module '#platform/contract-kind.ts' {
  interface ContractAnswers {
    /** What is let under it and lies empty now, each with the rent it is offered for a month: for its owner's statement. */
    standsEmpty?: (
      asked: Pick<Ctx, 'db' | 'now'>,
      contractId: string,
    ) => Promise<readonly { called: string; rent: bigint | null }[]>
    /** The lists on which the cheques for what is let under it were taken: for the same statement. */
    chequeLists?: (asked: Pick<Ctx, 'db'>, contractId: string) => Promise<readonly string[]>
  }
}

/** What stands beside the money that came in: who is late, what lies empty, the cheques that wait; and the vouchers behind what went out. */
export async function besidePool(ctx: Reader, of: Pick<OwnerStatementOf, 'mandateId' | 'owners' | 'ownersStretch'>) {
  const [late, cheques, empty, vouchers] = await Promise.all([
    lateUnder(ctx, of.mandateId),
    chequesUnder(ctx, of.mandateId),
    emptyUnder(ctx, of.mandateId),
    vouchersOf(ctx, of),
  ])
  return { late, cheques, empty, vouchers }
}
export type BesidePool = Awaited<ReturnType<typeof besidePool>>

/** So many of each fit on paper. */
const most = 500

/** What tenants are late with under a mandate, the oldest first. */
export async function lateUnder({ db, now }: Pick<Ctx, 'db' | 'now'>, mandateId: string) {
  const { rows } = await sql<{ description: string; dueOn: string; open: bigint; covered: bigint }>`
    select charges.description, charges.due_on::text "dueOn", (charges.open_net + charges.open_vat)::bigint open, (${coveredOpen})::bigint covered
    from charges where charges.debt_account = '9110' and charges.income_key = ${mandateId}
      and charges.open_net + charges.open_vat > 0 and charges.due_on < ${dayOf(now())}::date
    order by charges.due_on, charges.id limit ${most}`.execute(db)
  return rows
}

/** Those given for what was demanded, and those given for what is to come. */
async function chequesUnder(ctx: Reader, mandateId: string) {
  const lists = await toldByKinds(ctx, ({ chequeLists }) => chequeLists?.(ctx, mandateId))
  const { rows } = await sql<{ number: string; bank: string; dueOn: string; amount: bigint; status: ChequeState }>`
    select q.number, q.bank, q.due_on::text "dueOn", q.amount, q.status from cheques q
    where q.status = any(${[...coveringStates]}::text[]) and (q.list_id = any(${lists}::uuid[])
      or exists (select from cheque_covers v join charges c on c.id = v.charge_id
        where v.cheque_id = q.id and c.debt_account = '9110' and c.income_key = ${mandateId} and c.open_net + c.open_vat > 0))
    order by q.due_on, q.number limit ${most}`.execute(ctx.db)
  return rows.map(({ status, ...cheque }) => ({ ...cheque, standing: chequeStates[status] }))
}

const emptyUnder = (ctx: Reader, mandateId: string) => toldByKinds(ctx, ({ standsEmpty }) => standsEmpty?.(ctx, mandateId))

/** What is let under it, and what was given for it, is known to the area that lets it. */
async function toldByKinds<Told>({ contractKinds }: Reader, tell: (kind: ContractKind) => Promise<readonly Told[]> | undefined) {
  const told = await Promise.all(contractKinds.flatMap((kind) => tell(kind) ?? []))
  return told.flat()
}

type Of = Pick<OwnerStatementOf, 'owners' | 'ownersStretch'>

/** What went out to these owners, voucher by voucher; one that was reversed stands as a line below zero. */
async function vouchersOf({ db }: Reader, { owners, ownersStretch: stretch }: Of) {
  const each = await Promise.all(
    owners.map(async ({ partyId }) => {
      const { rows } = await sql<{ day: string; number: string; payee: string; amount: bigint }>`
        select j.day::text "day", p.number, p.payee, (-m.amount)::bigint amount
        from ${movesOf('2125', partyId)} m join journals j on j.id = m.journal
        join payouts p on p.id = case when j.source = ${payoutSource} then j.source_id::uuid end
        where ${isWithin(stretch)} order by j.sequence limit ${most}`.execute(db)
      return rows
    }),
  )
  return each.flat()
}
