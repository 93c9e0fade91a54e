import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { inRials } from '#values/money.ts'
import { saleAsked } from '../facts.ts'
import { SellMachineInput } from '../inputs.ts'
import { loadMachineForUpdate } from '../load-for-update.ts'
import { AskedSale, mustBeToSell, saleAction } from '../selling.ts'

const may = equipmentPermissions.manage

/** Whoever keeps the machines asks, and the general manager agrees: a machine leaves the company by two. */
export const sellMachine = command({
  name: 'equipment.sell',
  permission: may,
  input: SellMachineInput,
  async run(work, { machineId, soldOn, soldTo, soldFor }) {
    const one = await loadMachineForUpdate(work, machineId, may)
    const { code, model, branchId } = one
    await mustBeToSell(work, one)
    await requestApproval(work, {
      ...{ action: saleAction, title: `بيع ${model} ${code}، ${inRials(soldFor)}`, subjectId: machineId },
      ...{ amount: soldFor, branchId, reason: `إلى ${soldTo}` },
      payload: z.encode(AskedSale, { machineId, on: soldOn, to: soldTo, amount: String(soldFor) }),
    })
    work.record(saleAsked, machineId, { code, model, on: soldOn, to: soldTo, amount: soldFor })
    return { id: machineId }
  },
})
