import { contractsSeen } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { machineSheetsOf } from '../hand-overs/queries.ts'
import { hireKind } from '../hires/hire.ts'
import { hirePath, machinePath, machineSheetPath } from '../paths.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { machine } from './machine-detail.ts'

/** Leads to the sheet that is begun, to the hire the machine is out by, else to its own page. */
export async function whereScanned(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, id: string | undefined) {
  const one = await machine(ctx, id)
  if (!one) return null
  const begun = one.may.inspect ? (await machineSheetsOf(ctx, one.id)).find(({ status }) => status === 'draft') : undefined
  if (begun) return machineSheetPath(begun.id)
  const out = await ctx.db
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin(
      contractsSeen({ ...ctx, permission: may.viewHires }, hireKind).as('contract'),
      'contract.id',
      'hireLines.contractId',
    )
    .select('contract.id')
    .where('machineId', '=', one.id)
    .where('backAt', 'is', null)
    .executeTakeFirst()
  return out ? hirePath(out.id) : machinePath(one.id)
}
