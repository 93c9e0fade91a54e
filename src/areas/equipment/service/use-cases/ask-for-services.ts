import { z } from 'zod'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { isGone, machineKind } from '../../machines/machine.ts'
import { offerByMeter } from '../../machines/offering.ts'
import { serviceRule, settleService } from '../asking.ts'
import { isServiceDue, serviceInWords, serviceState } from '../service.ts'

const may = equipmentPermissions.service

/** Once a day: a machine whose meter nears its service is told once, and no more when the next is far again. */
export const askForServices = command({
  name: 'equipment.ask-for-services',
  permission: may,
  input: z.object({}),
  async run(work) {
    const machines = await work.tx
      .selectFrom('machines')
      .select(['id', 'code', 'model', 'branchId', 'meter', 'serviceAt', 'readiness'])
      .where('serviceAt', 'is not', null)
      .orderBy('code')
      .execute()
    let asked = 0
    for (const one of machines) {
      if (isGone(one.readiness) || !serviceState(one)) await settleService(work, one.id)
      else {
        await offerByMeter(work, one.id)
        if (await ask(work, one)) asked += 1
      }
    }
    if (asked === 0) work.repeated()
    return { asked }
  },
})

type Near = { id: string; code: string; model: string; branchId: string; meter: number; serviceAt: number | null }

const ask = (work: Work, one: Near) =>
  addTask(work, {
    ...{ rule: serviceRule, period: String(one.serviceAt), subject: { kind: machineKind, id: one.id } },
    title: `صيانة ${one.model} ${one.code}: ${serviceInWords(one)}`,
    details:
      `خطّط لأيام صيانتها لتُحجز في التقويم، أو سجّلها إن تمت. ${isServiceDue(one) ? 'لا تُحجز ولا تُرسل قبل تسجيلها.' : ''}`.trim(),
    ...{ role: 'equipmentOfficer', needs: may, branchId: one.branchId, dueAt: work.now() },
  })
