import { z } from 'zod'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { machineKind } from '../../machines/machine.ts'
import { subHires } from '../queries.ts'

/** Each morning: where a machine of somebody else's brings less than it costs, once for each hire. */
export const tellMargins = command({
  name: 'equipment.tell-margins',
  permission: equipmentPermissions.viewCosts,
  input: z.object({}),
  async run(work) {
    const machines = await subHires({ db: work.tx, actor: work.actor, now: work.now })
    let told = 0
    for (const { id, code, branchId, hires } of machines)
      for (const { lineId, number, margin } of hires.filter((one) => one.margin < 0n)) {
        const isNew = await addTask(work, {
          ...{ rule: 'equipment.margin-below-zero', period: lineId, subject: { kind: machineKind, id } },
          title: cut(`راجع سعر ${code} في العقد ${number}: كلفتها فوق إيرادها`, 200),
          details: `الهامش حتى الآن ${inRials(margin)}`,
          ...{ role: 'equipmentOfficer', branchId, dueAt: work.now() },
        })
        if (isNew) told += 1
      }
    if (told === 0) work.repeated()
    return { told }
  },
})
