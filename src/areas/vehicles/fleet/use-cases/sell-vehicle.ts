import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { inRials } from '#values/money.ts'
import { saleAsked } from '../facts.ts'
import { SellVehicleInput } from '../inputs.ts'
import { loadVehicleForUpdate } from '../load-for-update.ts'
import { AskedSale, approveSale, mustBeUnpromised } from '../selling.ts'

const may = vehiclesPermissions.manage

/** Whoever keeps the fleet asks, and the general manager agrees: a car leaves the company by two. */
export const sellVehicle = command({
  name: 'vehicles.sell',
  permission: may,
  input: SellVehicleInput,
  async run(work, { vehicleId, soldOn, soldTo, soldFor }) {
    const { plate, model, branchId, readiness } = await loadVehicleForUpdate(work, vehicleId, may)
    await mustBeUnpromised(work, { id: vehicleId, readiness })
    await requestApproval(work, {
      ...{ action: approveSale.action, title: `بيع ${model} ${plate}، ${inRials(soldFor)}`, subjectId: vehicleId },
      ...{ amount: soldFor, branchId, reason: `إلى ${soldTo}` },
      payload: z.encode(AskedSale, { vehicleId, on: soldOn, to: soldTo, amount: String(soldFor) }),
    })
    work.record(saleAsked, vehicleId, { plate, model, on: soldOn, to: soldTo, amount: soldFor })
    return { id: vehicleId }
  },
})
