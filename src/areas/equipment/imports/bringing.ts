import { bringOut } from '#areas/calendar/public.ts'
import { bringContract } from '#areas/contracts/public.ts'
import { giveRoles } from '#areas/customers/public.ts'
import { giveDepositToContract, vatRateOfKind } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter, endOfDay, timeOn } from '#values/days.ts'
import { daysBefore } from '../billing/items.ts'
import { termOf, titleOf, valueAhead } from '../hires/drafting.ts'
import { hireKind } from '../hires/hire.ts'
import { type LineTerms, snapshotOf } from '../hires/terms.ts'
import { type AskedSite, siteRow } from '../hires/use-cases/hire-fields.ts'
import { equipmentPermissions } from '../permissions.ts'
import { announcedHolidays } from '../pricing/announced.ts'
import { type Basis, priceDays } from '../pricing/price.ts'
import { calendarOf } from '../pricing/work-days.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { hireBrought } from './facts.ts'

/** A machine that was on a site when the office began to work with this register. */
export type OpenLine = {
  machine: { id: string; code: string; kindId: string; meter: number }
  operatorId: string | null
  withOperator: boolean
  basis: Basis
  terms: LineTerms
  from: string
  until: string
  meter: number
  /** What its old books charged of the hire, without tax, and until which day. */
  billedUntil: string
  billed: bigint
  deposit: bigint
  depositId: string | null
}
export type OpenHire = {
  branchId: string
  customer: { id: string; name: string }
  site: AskedSite
  note: string | null
  lines: readonly OpenLine[]
}

const depositDays = 30

/**
 * It stands here as if its machines had been sent by us, and goes on by our own steps. Nothing of it is charged or received: what was before
 * is in the old books and comes over by the opening balances.
 */
export async function bringHire(work: Work, hire: OpenHire) {
  const contractId = work.newId()
  const row = await siteOf(work, hire, contractId)
  const lines = hire.lines.map((one, at) =>
    lineOf(one, { id: work.newId(), contractId, place: at + 1, calendar: calendarOf(row) }),
  )
  const number = await contractOf(work, hire, { contractId, row, lines })
  await work.tx.insertInto('hires').values(row).execute()
  for (const line of lines) await bringLine(work, hire, { line, number })
  for (const { depositId } of hire.lines) if (depositId) await keepDeposit(work, { depositId, contractId, lines })
  const sum = (of: (line: OpenLine) => bigint) => hire.lines.reduce((all, line) => all + of(line), 0n)
  work.record(hireBrought, contractId, {
    ...{ number, partyId: hire.customer.id, name: hire.customer.name, site: hire.site.site, before: hire.note },
    codes: hire.lines.map(({ machine }) => machine.code),
    ...{ billed: sum(({ billed }) => billed), deposit: sum(({ deposit }) => deposit) },
  })
  return { contractId, number }
}

/** By the rules of today, with the holidays since it began. */
async function siteOf(work: Work, { site, lines }: OpenHire, contractId: string) {
  const rules = await hireRulesNow(work.tx)
  const first = lines.map(({ from }) => from).toSorted()[0] ?? dayOf(work.now())
  const announced = await announcedHolidays(work.tx, first, daysAfter(dayOf(work.now()), 400))
  return {
    ...siteRow({ contractId, asked: site, rules, announced }),
    ...{ state: 'out' as const, vatRate: await vatRateOfKind(work, 'equipment-hire'), validUntil: dayOf(work.now()) },
    ...{ openedBy: work.actor.id, openedAt: work.now(), depositWaivedBy: null, depositWaivedWhy: null },
    ...{ discountWhy: null, discountBy: null },
  }
}

type As = { id: string; contractId: string; place: number; calendar: Parameters<typeof daysBefore>[2] }

/** The ladder goes on from the days of the old books, whatever they asked for them; the truck was paid there. */
function lineOf(one: OpenLine, { calendar, ...as }: As) {
  const before = { terms: one.terms, beforeUntil: one.billedUntil }
  return {
    ...{ ...as, one, terms: one.terms, kindId: one.machine.kindId, basis: one.basis, withOperator: one.withOperator },
    ...{ startsOn: one.from, endsOn: one.until, guarantee: 0 },
    perDay: one.basis === 'load' ? one.terms.agreed.leastLoads : 0,
    ...{ offHiredAt: null, offHireNumber: null, offHiredBy: null, toldEnd: null, toldMissing: null },
    billed: priceDays(one.basis, one.terms.agreed, daysBefore(before, one.from, calendar)).net,
    ...{ wayBilled: true, beforeUntil: one.billedUntil, beforeNet: one.billed },
  }
}
type Line = ReturnType<typeof lineOf>
type Drawn = { contractId: string; row: Awaited<ReturnType<typeof siteOf>>; lines: readonly Line[] }

async function contractOf(work: Work, { branchId, customer, site }: OpenHire, { contractId, row, lines }: Drawn) {
  await giveRoles(work, customer.id, ['hirer'])
  const plan = { lines, pools: [] }
  const about = { id: contractId, kind: hireKind, branchId, title: titleOf(plan, site.site), value: valueAhead(plan, row) }
  const term = { ...termOf(plan), noticeDays: 0, autoRenew: false, signedOn: termOf(plan).startsOn }
  const parties = [{ partyId: customer.id, role: 'hirer' }] as const
  const { number } = await bringContract(work, { ...about, ...term, parties, resourceIds: [] }, equipmentPermissions.manage)
  return number
}

/** What the machine ran on the site before these books is in the old ones: it counts from where its meter stands here. */
async function bringLine(work: Work, { customer }: OpenHire, { line, number }: { line: Line; number: string }) {
  const { one, terms, ...row } = line
  const outAt = timeOn(one.from, '07:00')
  const { id: occupancyId } = await bringOut(work, {
    ...{ resourceId: one.machine.id, kind: 'equipment-rental', from: outAt, until: endOfDay(one.until) },
    ...{ turnaround: terms.turnaround, partyId: customer.id, reason: number, field: 'code' },
  })
  await work.tx
    .insertInto('hireLines')
    .values({ ...row, occupancyId, snapshot: snapshotOf(terms) })
    .execute()
  const meterOut = Math.max(one.meter, one.machine.meter)
  await work.tx
    .insertInto('hireSegments')
    .values({
      ...{ id: work.newId(), lineId: line.id, machineId: one.machine.id, operatorId: one.operatorId, occupancyId },
      ...{ outAt, outBy: work.actor.id, meterOut, truck: null, driver: null },
      ...{ backAt: null, backBy: null, meterBack: null, reason: null },
    })
    .execute()
  await work.tx.updateTable('machines').set({ meter: meterOut }).where('id', '=', one.machine.id).execute()
}

type Kept = { depositId: string; contractId: string; lines: readonly Line[] }

/** What was left is held for this contract from now on, by the opening balances. */
async function keepDeposit(work: Work, { depositId, contractId, lines }: Kept) {
  const releaseOn = daysAfter(termOf({ lines, pools: [] }).endsOn, depositDays)
  const given = await giveDepositToContract(work, { depositId, contractId, releaseOn })
  if (!given) throw new Refusal('imports.changed', 'تغيّرت السجلات بعد الفحص. افحص الملف من جديد.')
}
