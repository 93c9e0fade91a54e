import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { dayOf, monthsAfter } from '#values/days.ts'
import { least } from '#values/money.ts'
import type { AgreementTerms } from '../reservations/quote.ts'
import type { AccountLine } from './return-account.ts'

type Noted = {
  id: string
  contract: { id: string; partyId: string }
  agreement: AgreementTerms
  vehicleId: string
  from: Date
  until: Date
  lines: readonly AccountLine[]
  /** Of which month, where that is known: what is given back is less of what waits. */
  month?: string
}

/** Waits for the invoice of its month; of the next, where that of this one is written already. */
export async function noteForMonth(work: Work, { id, contract, agreement, vehicleId, from, until, lines, ...of }: Noted) {
  if (lines.length === 0) return
  const { partyId } = contract
  await oneCompanyAtATime(work, partyId)
  const days = [dayOf(from), dayOf(until)].toSorted()
  const month = of.month ?? (await openMonth(work, { partyId, from: dayOf(from) }))
  const about = {
    ...{ sourceId: id, partyId, contractId: contract.id, vehicleId, month, notedAt: work.now() },
    ...{ branchId: agreement.branchId, termDays: agreement.termDays, suppliedFrom: days[0] ?? '', suppliedUntil: days[1] ?? '' },
    ...{ settledAt: null, invoiceId: null, chargeId: null },
  }
  const rows = lines.flatMap(({ kind, description, net, off = 0n }, at) =>
    kind === 'car-damage' || net === 0n ? [] : [{ ...about, id: work.newId(), place: at + 1, kind, description, net, off }],
  )
  if (rows.length === 0) return
  await work.tx
    .insertInto('carMonthlyLines')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['sourceId', 'place']).doNothing())
    .execute()
}

/** Whoever notes and whoever gathers for one company wait for each other. */
export const oneCompanyAtATime = ({ tx }: Pick<Work, 'tx'>, partyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`cars of ${partyId}`}, 968019))`.execute(tx)

/** What is agreed ahead belongs to the month it begins in. */
async function openMonth(work: Work, { partyId, from }: { partyId: string; from: string }) {
  const day = [dayOf(work.now()), from].toSorted().at(-1) ?? from
  const month = `${day.slice(0, 7)}-01`
  const billed = await work.tx
    .selectFrom('carMonthlyInvoices')
    .select('month')
    .where('partyId', '=', partyId)
    .where('month', '>=', month)
    .orderBy('month', 'desc')
    .executeTakeFirst()
  return billed ? monthsAfter(billed.month, 1) : month
}

type Giving = Omit<Noted, 'id' | 'lines'> & { net: bigint; description: string }

/** What is given back of what still waits makes it less there; answers how much of it that was. */
export async function giveBackWaiting(work: Work, { net, description, ...noted }: Giving) {
  await oneCompanyAtATime(work, noted.contract.partyId)
  const waiting = await work.tx
    .selectFrom('carMonthlyLines')
    .select(({ fn }) => ['kind', 'vehicleId', 'month', fn.sum<bigint>('net').as('net')])
    .where('contractId', '=', noted.contract.id)
    .where('settledAt', 'is', null)
    .groupBy(['kind', 'vehicleId', 'month'])
    .orderBy('kind', 'desc')
    .execute()
  let left = net
  for (const one of waiting) {
    const part = least(left, BigInt(one.net))
    if (part <= 0n) continue
    left -= part
    const line = { kind: one.kind, description, net: -part }
    await noteForMonth(work, { ...noted, id: work.newId(), vehicleId: one.vehicleId, month: one.month, lines: [line] })
  }
  return net - left
}

/** The charges that the invoices of months made of a contract. */
export async function monthlyChargesOf({ tx }: Pick<Work, 'tx'>, contractId: string) {
  const rows = await tx
    .selectFrom('carMonthlyLines')
    .select('chargeId')
    .distinct()
    .where('contractId', '=', contractId)
    .where('chargeId', 'is not', null)
    .execute()
  return rows.flatMap(({ chargeId }) => chargeId ?? [])
}
