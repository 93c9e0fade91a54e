import { sql } from 'kysely'
import { z } from 'zod'
import { contractsNamed } from '#areas/contracts/public.ts'
import { chargeCustomer } from '#areas/finance/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import { cut } from '#values/text.ts'
import { monthBilled } from '../facts.ts'
import { oneCompanyAtATime } from '../monthly-lines.ts'

/** One invoice of a company for a month, with a line for each of its cars; a month that is billed is not billed again. */
export const billMonth = command({
  name: 'vehicles.bill-month',
  permission: vehiclesPermissions.handOver,
  input: z.object({ partyId: z.uuid(), month: z.iso.date() }),
  async run(work, { partyId, month }) {
    await oneCompanyAtATime(work, partyId)
    const waiting = await waitingLines(work, { partyId, month })
    const [last] = waiting.toReversed()
    if (!last) {
      work.repeated()
      return { invoiceId: null }
    }
    const groups = await carsIn(work, waiting)
    const charged = groups.filter(({ net }) => net > 0n)
    const about = { id: work.newId(), partyId, branchId: last.branchId, dueOn: daysAfter(dayOf(work.now()), last.termDays) }
    const paper = charged.length > 0 ? await invoice(work, about, charged) : null
    for (const [at, { ids }] of charged.entries())
      await settle(work, ids, { invoiceId: paper?.id ?? null, chargeId: paper?.chargeIds[at] ?? null })
    for (const { ids } of groups.filter(({ net }) => net <= 0n)) await settle(work, ids, { invoiceId: null, chargeId: null })
    await work.tx
      .insertInto('carMonthlyInvoices')
      .values({ partyId, month, invoiceId: paper?.id ?? null, billedAt: work.now() })
      .execute()
    const cars = new Set(charged.map(({ vehicleId }) => vehicleId)).size
    work.record(monthBilled, about.id, { partyId, month, number: paper?.number ?? null, total: paper?.total ?? 0n, cars })
    return { invoiceId: paper?.id ?? null }
  },
})

type Line = Awaited<ReturnType<typeof waitingLines>>[number]

const waitingLines = ({ tx }: Work, { partyId, month }: { partyId: string; month: string }) =>
  tx
    .selectFrom('carMonthlyLines')
    .innerJoin('vehicles', 'vehicles.id', 'carMonthlyLines.vehicleId')
    .selectAll('carMonthlyLines')
    .select(['model', 'plateDigits', 'plateLetters'])
    .where('partyId', '=', partyId)
    .where('month', '=', month)
    .where('settledAt', 'is', null)
    .orderBy('notedAt')
    .orderBy('sourceId')
    .orderBy('place')
    .forUpdate('carMonthlyLines')
    .execute()

/** Together what is of one car by one contract: its hire in a line, and what went with it in another. */
async function carsIn(work: Work, lines: readonly Line[]) {
  const contracts = await contractsNamed(work, [...new Set(lines.map(({ contractId }) => contractId))])
  const numbers = new Map(contracts.map(({ id, number }) => [id, number]))
  const groups = Map.groupBy(lines, ({ contractId, vehicleId, kind }) => `${contractId} ${vehicleId} ${kind}`)
  return [...groups.values()].map((group) => {
    const [first] = group
    if (!first) throw new Error('a group of no lines')
    const plate = plateText({ digits: first.plateDigits, letters: first.plateLetters })
    const what = [...new Set(group.map(({ description }) => description))].join('، ')
    return {
      ...{ ids: group.map(({ id }) => id), kind: first.kind, vehicleId: first.vehicleId },
      ...{ net: sum(group.map(({ net }) => net)), off: sum(group.map(({ off }) => off)) },
      description: cut(`${numbers.get(first.contractId) ?? ''}، ${first.model} ${plate}: ${what}`, 200),
      suppliedFrom: group.map((one) => one.suppliedFrom).toSorted()[0] ?? first.suppliedFrom,
      suppliedUntil:
        group
          .map((one) => one.suppliedUntil)
          .toSorted()
          .at(-1) ?? first.suppliedUntil,
    }
  })
}
type Group = Awaited<ReturnType<typeof carsIn>>[number]

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n)

type About = { id: string; partyId: string; branchId: string; dueOn: string }

/** Each line has its own days: what days to come are to earn is set aside by them. */
async function invoice(work: Work, about: About, groups: readonly Group[]) {
  const { papers } = await chargeCustomer(work, {
    ...{ ...about, asAgreed: true },
    suppliedFrom: groups.map((one) => one.suppliedFrom).toSorted()[0] ?? '',
    suppliedUntil:
      groups
        .map((one) => one.suppliedUntil)
        .toSorted()
        .at(-1) ?? '',
    lines: groups.map(({ kind, description, vehicleId: resourceId, net, off, suppliedFrom, suppliedUntil }) => ({
      ...{ kind, line: 'cars' as const, description, resourceId, supplied: { suppliedFrom, suppliedUntil } },
      ...{ quantity: 1000, unitPrice: net + off, discount: off },
    })),
  })
  const [paper, second] = papers
  if (!paper || second) throw new Error('the invoice of a month is one paper')
  return paper
}

const settle = ({ tx, now }: Work, ids: readonly string[], became: { invoiceId: string | null; chargeId: string | null }) =>
  tx
    .updateTable('carMonthlyLines')
    .set({ settledAt: now(), ...became })
    .where('id', 'in', ids)
    .where('settledAt', 'is', null)
    .execute()

/**
 * On the last day of a month, and afterwards where that was missed, each company by itself: whatever stops a run half way, those that
 * were billed are, and the rest is billed when it is run again.
 */
export async function billMonths(ctx: Ctx) {
  const due = await ctx.db
    .selectFrom('carMonthlyLines')
    .select(['partyId', 'month'])
    .distinct()
    .where('settledAt', 'is', null)
    .where(sql<string>`(month + interval '1 month')::date`, '<=', daysAfter(dayOf(ctx.now()), 1))
    .orderBy('month')
    .orderBy('partyId')
    .execute()
  for (const one of due) await billMonth(ctx, one)
  return { billed: due.length }
}
