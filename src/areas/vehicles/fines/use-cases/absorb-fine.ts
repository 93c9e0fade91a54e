import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { inRials } from '#values/money.ts'
import { rulesNow } from '../../terms/queries.ts'
import { AskedAbsorbing, absorb, approveAbsorbing } from '../absorbing.ts'
import { absorbingAsked } from '../facts.ts'
import { ReasonedFineInput } from '../inputs.ts'
import { factData, loadFineForUpdate, mustBeUndecided } from '../load-for-update.ts'

/** The company pays it in place of whoever had the car; above the limit of the rules once somebody else agrees. */
export const absorbFine = command({
  name: 'vehicles.absorb-fine',
  permission: vehiclesPermissions.fines,
  input: ReasonedFineInput,
  async run(work, { fineId: id, why }) {
    const fine = await loadFineForUpdate(work, id)
    if (fine.state === 'absorbed') {
      work.repeated()
      return { id, waits: false }
    }
    mustBeUndecided(fine)
    const { absorbLimit } = await rulesNow(work.tx)
    const waits = fine.amount > absorbLimit
    if (!waits) {
      await absorb(work, fine, why)
      return { id, waits }
    }
    await requestApproval(work, {
      ...{ action: approveAbsorbing.action, title: `تحمّل مخالفة ${inRials(fine.amount)}، ${fine.reference}`, subjectId: id },
      ...{ amount: fine.amount, branchId: fine.branchId, reason: why },
      payload: z.encode(AskedAbsorbing, { fineId: id, why }),
    })
    work.record(absorbingAsked, id, { ...factData(fine), why })
    return { id, waits }
  },
})
