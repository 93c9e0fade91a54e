import { z } from 'zod'
import { outNow } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { supplierNamed } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { day } from '#values/shapes.ts'
import { loadMachineForUpdate } from '../../machines/load-for-update.ts'
import { offerMachine } from '../../machines/offering.ts'
import { subHireEnded } from '../facts.ts'

const may = equipmentPermissions.manage

/** It goes back to whose it is: no day after it costs us anything, and it is promised to nobody from then on. */
export const endSubHire = command({
  name: 'equipment.end-sub-hire',
  permission: may,
  input: z.object({ machineId: z.uuid(), until: day('اكتب آخر يوم.') }),
  async run(work, { machineId: id, until }) {
    const machine = await loadMachineForUpdate(work, id, may)
    const supplier = machine.supplierId ? await supplierNamed(work, machine.supplierId) : undefined
    if (!supplier) throw new Refusal('equipment.ours', 'هذه المعدّة لنا، ولا صاحب لها غيرنا.')
    if (machine.supplierUntil === until) {
      work.repeated()
      return { id }
    }
    const isOut = await outNow({ db: work.tx }).where('custodies.resourceId', '=', id).executeTakeFirst()
    if (isOut) throw fieldFault('until', 'المعدّة في الموقع. سجّل إعادتها أو استبدلها أولًا.')
    await work.tx.updateTable('machines').set({ supplierUntil: until }).where('id', '=', id).execute()
    await offerMachine(work, { ...machine, supplierUntil: until })
    work.record(subHireEnded, id, { code: machine.code, supplier: supplier.name, until })
    return { id }
  },
})
