import { contractsSeen } from '#areas/contracts/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { suppliersToChoose } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { hireKind } from '../hires/hire.ts'
import { termsIn } from '../hires/terms.ts'
import { hirePath, machinePath } from '../paths.ts'
import { priceDays } from '../pricing/price.ts'
import { paidFigures } from '../sheets/day-sheet.ts'
import { costOfSubHire } from './cost.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** The machines of others with us, and of each hire they stand on what it brings, what it costs and what is left. */
export async function subHires(ctx: Reader) {
  const machines = await ctx.db
    .selectFrom('machines')
    .select(['id', 'branchId', 'code', 'model', 'supplierId', 'supplierDay', 'supplierMonth', 'supplierUntil'])
    .where('ownership', '=', 'sub-hired')
    .where((eb) => withinReach(eb, ctx.actor, may.viewCosts, { branch: 'machines.branchId' }))
    .orderBy('code')
    .execute()
  const suppliers = await suppliersToChoose(ctx as Ctx)
  const lines = await linesWith(
    ctx,
    machines.map(({ id }) => id),
  )
  return machines.map((machine) => ({
    ...{
      id: machine.id,
      branchId: machine.branchId,
      code: machine.code,
      model: machine.model,
      until: machine.supplierUntil,
      path: machinePath(machine.id),
    },
    supplier: suppliers.find(({ id }) => id === machine.supplierId)?.name ?? '',
    month: machine.supplierMonth ?? 0n,
    hires: lines.filter(({ machineId }) => machineId === machine.id).map((line) => marginOf(line, machine)),
  }))
}
export type SubHire = Awaited<ReturnType<typeof subHires>>[number]

type Line = Awaited<ReturnType<typeof linesWith>>[number]
type Supplied = { supplierDay: bigint | null; supplierMonth: bigint | null; supplierUntil: string | null }

function marginOf(line: Line, { supplierDay, supplierMonth, supplierUntil }: Supplied) {
  const { agreed } = line.terms
  const income = priceDays(line.basis, agreed, line.days).net
  const cost = costOfSubHire(agreed, { day: supplierDay, month: supplierMonth ?? 0n, until: supplierUntil }, line.days)
  return {
    lineId: line.lineId,
    number: line.number,
    contractId: line.contractId,
    path: hirePath(line.contractId),
    days: line.days.length,
    income,
    cost,
    margin: income - cost,
  }
}

async function linesWith(ctx: Reader, machineIds: readonly string[]) {
  if (machineIds.length === 0) return []
  const rows = await ctx.db
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin(
      contractsSeen({ ...ctx, permission: may.viewCosts }, hireKind).as('contract'),
      'contract.id',
      'hireLines.contractId',
    )
    .select(['hireSegments.id', 'lineId', 'machineId', 'basis', 'snapshot', 'hireLines.contractId', 'number'])
    .where('machineId', 'in', [...machineIds])
    .orderBy('outAt')
    .execute()
  const sheets = await ctx.db
    .selectFrom('daySheets')
    .select(['segmentId', 'day', 'worked', 'standby', 'broken', 'brokenBy', 'loads'])
    .where('segmentId', 'in', ['00000000-0000-0000-0000-000000000000', ...rows.map(({ id }) => id)])
    .where('state', 'in', ['approved', 'billed'])
    .orderBy('day')
    .execute()
  return rows.map(({ id, snapshot, ...row }) => ({
    ...{ ...row, terms: termsIn({ snapshot }) },
    days: sheets.filter(({ segmentId }) => segmentId === id).map((sheet) => ({ day: sheet.day, ...paidFigures(sheet) })),
  }))
}
