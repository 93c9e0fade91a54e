import { z } from 'zod'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { chargeCustomer } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { baisa } from '#values/shapes.ts'
import { cut } from '#values/text.ts'
import { type LoadedHire, loadHireForUpdate } from '../../hires/load-for-update.ts'
import type { PoolItem } from '../../pools/outs.ts'
import { type NextCycle, nextCycle } from '../cycle.ts'
import { cycleBilled } from '../facts.ts'
import { BillCycleInput } from '../inputs.ts'
import { type CycleItem, howInWords, ladderInWords } from '../items.ts'

const may = equipmentPermissions.bill

/** One invoice for a cycle of a hire, from its approved sheets alone. What is missing is named first, and can be left for the next cycle once. */
export const billCycle = command({
  name: 'equipment.bill-cycle',
  permission: may,
  input: BillCycleInput,
  async run(work, { contractId, number, putOff }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    const before = await work.tx
      .selectFrom('hireCycles')
      .select(['id', 'invoiceId'])
      .where('contractId', '=', contractId)
      .where('number', '=', number)
      .executeTakeFirst()
    if (before) {
      work.repeated()
      return { id: contractId, invoiceId: before.invoiceId }
    }
    const cycle = await nextCycle(work.tx, { ...hire, startsOn: hire.contract.startsOn }, work.now())
    if (!cycle || cycle.number !== number) throw new Refusal('equipment.other-cycle', 'صدرت فاتورة دورة أخرى. حدّث الصفحة.')
    mustBeWhole(cycle, putOff)
    const paper = cycle.net > 0n ? await charge(work, hire, cycle) : null
    await keep(work, hire, { cycle, invoiceId: paper?.id ?? null })
    work.record(cycleBilled, contractId, {
      ...{ number: hire.contract.number, partyId: hire.contract.partyId, contractId, cycle: number },
      ...{ from: cycle.from, until: cycle.until, invoice: paper?.number ?? null, total: paper?.total ?? 0n },
      putOff: cycle.missing.length,
    })
    return { id: contractId, invoiceId: paper?.id ?? null }
  },
})

function mustBeWhole({ missing }: NextCycle, putOff: boolean) {
  const again = missing.find(({ wasPutOff }) => wasPutOff)
  if (again)
    throw new Refusal('equipment.put-off-twice', `أُجّل كشف ${dayInWords(again.day)} في الدورة السابقة، ولا يُؤجَّل مرتين. سوِّه أولًا.`)
  if (missing.length > 0 && !putOff)
    throw fieldFault('putOff', `ينقص الفاتورة ${howMany(missing.length, 'timesheet', 'nom')}. سوِّها، أو أجّلها إلى الدورة التالية.`)
}

async function charge(work: Work, { contract, payDays }: LoadedHire, cycle: NextCycle) {
  const { partyId, branchId } = contract
  const machines = await machinesOf(work, contract.id)
  const { papers } = await chargeCustomer(work, {
    ...{ id: work.newId(), partyId, branchId, asAgreed: true, dueOn: daysAfter(dayOf(work.now()), payDays) },
    ...{
      suppliedFrom: cycle.from,
      suppliedUntil: cycle.until,
      lines: [...cycle.items.flatMap((item) => linesFor(item, machines.get(item.lineId))), ...cycle.pools.flatMap(poolLine)],
    },
  })
  const [paper, second] = papers
  if (!paper || second) throw new Error('the invoice of a cycle is one paper')
  return paper
}

type Machine = { id: string; code: string } | undefined

/** As the books take them: the hire, its diesel and its way, each with the machine it was for. */
function linesFor(item: CycleItem, machine: Machine) {
  const resourceId = machine?.id
  const about = { line: 'equipment' as const, quantity: 1000, discount: 0n, ...(resourceId && { resourceId }) }
  const named = [item.kind, machine?.code].filter(Boolean).join(' ')
  const hire = { ...about, kind: 'equipment-hire' as const, unitPrice: item.hire }
  const fuel = { ...about, kind: 'equipment-fuel' as const, unitPrice: item.fuel.net, description: `ديزل ${named}` }
  const way = { ...about, kind: 'equipment-transport' as const, unitPrice: item.way, description: `نقل ${named} إلى الموقع ومنه` }
  const extras = item.extras.map((extra) => ({
    ...{ ...hire, unitPrice: extra.hire },
    description: cut(`${extra.name} مع ${named}: ${ladderInWords(extra, rungNamed)}`, 200),
  }))
  return [{ ...hire, description: cut(`${named}: ${howInWords(item, rungNamed)}`, 200) }, ...extras, fuel, way].filter(
    ({ unitPrice }) => unitPrice > 0n,
  )
}

/** What was hired by quantity, with the pool it was of. */
const poolLine = ({ poolId, name, how, hire }: PoolItem) => {
  const about = { line: 'equipment' as const, quantity: 1000, discount: 0n, resourceId: poolId }
  return hire > 0n
    ? [{ ...about, kind: 'equipment-hire' as const, unitPrice: hire, description: cut(`${name}: ${how}`, 200) }]
    : []
}

export const rungNamed = (days: number) => ({ 1: 'يوم', 6: 'أسبوع', 26: 'شهر' })[days] ?? howMany(days, 'day')

/** The machine of each line that was there last. */
async function machinesOf({ tx }: Work, contractId: string) {
  const rows = await tx
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .select(['lineId', 'machines.id', 'code'])
    .where('contractId', '=', contractId)
    .orderBy('outAt')
    .execute()
  return new Map(rows.map(({ lineId, ...machine }) => [lineId, machine]))
}

const Kept = z.array(
  z.object({ lineId: z.string(), kind: z.string(), how: z.string(), hire: baisa, fuel: baisa, way: baisa, days: z.number() }),
)

async function keep(work: Work, hire: LoadedHire, { cycle, invoiceId }: { cycle: NextCycle; invoiceId: string | null }) {
  const id = work.newId()
  const items = cycle.items.map((item) => ({
    ...{ lineId: item.lineId, kind: item.kind, how: howInWords(item, rungNamed), hire: item.hire, fuel: item.fuel.net },
    ...{ way: item.way, days: item.priced.days },
  }))
  const extras = cycle.items.flatMap((item) =>
    item.extras.map((extra) => ({
      ...{ lineId: item.lineId, kind: extra.name, how: ladderInWords(extra, rungNamed), hire: extra.hire },
      ...{ fuel: 0n, way: 0n, days: extra.days },
    })),
  )
  const pools = cycle.pools.map(({ poolId, name, how, hire: part }) => ({
    ...{ lineId: poolId, kind: name, how, hire: part, fuel: 0n, way: 0n, days: 0 },
  }))
  await work.tx
    .insertInto('hireCycles')
    .values({
      ...{ id, contractId: hire.contractId, number: cycle.number, fromDay: cycle.from, untilDay: cycle.until, invoiceId },
      ...{
        net: cycle.net,
        items: JSON.stringify(z.encode(Kept, [...items, ...extras, ...pools])),
        issuedBy: work.actor.name,
        issuedAt: work.now(),
      },
    })
    .execute()
  for (const item of cycle.items) await settle(work, item, id)
  for (const { poolId, hire: part } of cycle.pools) await settlePool(work, { contractId: hire.contractId, poolId, part })
  if (cycle.missing.length > 0)
    await work.tx
      .insertInto('hirePutOffs')
      .values(cycle.missing.map(({ lineId, day }) => ({ lineId, day, cycleId: id })))
      .execute()
}

const settlePool = ({ tx }: Work, { contractId, poolId, part }: { contractId: string; poolId: string; part: bigint }) =>
  tx
    .updateTable('hirePools')
    .set((eb) => ({ billed: eb('billed', '+', part) }))
    .where('contractId', '=', contractId)
    .where('poolId', '=', poolId)
    .execute()

async function settle({ tx }: Work, { lineId, sheetIds, hire, way, extras }: CycleItem, cycleId: string) {
  for (const extra of extras)
    await tx
      .updateTable('hireImplements')
      .set((eb) => ({ billed: eb('billed', '+', extra.hire) }))
      .where('id', '=', extra.id)
      .execute()
  await tx
    .updateTable('hireLines')
    .set((eb) => ({ billed: eb('billed', '+', hire), ...(way > 0n && { wayBilled: true }) }))
    .where('id', '=', lineId)
    .execute()
  if (sheetIds.length === 0) return
  const moved = await tx
    .updateTable('daySheets')
    .set((eb) => ({ state: 'billed', cycleId, version: eb('version', '+', 1) }))
    .where('id', 'in', sheetIds)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  if (moved.numUpdatedRows !== BigInt(sheetIds.length)) throw new Error('a sheet changed while its cycle was billed')
}
