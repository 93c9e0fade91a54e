import { contractsSeen } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { hireKind } from '../hires/hire.ts'
import { hirePath, machinePath } from '../paths.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { machine } from './machine-detail.ts'

/** What is next of a machine in front of somebody: the hire it is out by, else its own page. */
export async function whereScanned(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, id: string | undefined) {
  const one = await machine(ctx, id)
  if (!one) return null
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
