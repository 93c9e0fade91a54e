import { planBetween } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { endOfDay } from '#values/days.ts'
import { extendImplements } from '../../implements/with-lines.ts'
import { hireExtended } from '../facts.ts'
import { extensionRule, hireKind } from '../hire.ts'
import { ExtendHireInput } from '../inputs.ts'
import { loadLineForUpdate, toldOf } from '../load-for-update.ts'
import { segmentOut } from '../segments.ts'
import { lineAhead } from '../terms.ts'

const may = equipmentPermissions.extendHires

/** It stays longer, by the same ladder: what stands against it is said, with what else there is. */
export const extendHire = command({
  name: 'equipment.extend',
  permission: may,
  input: ExtendHireInput,
  async run(work, { lineId, until }) {
    const { hire, line } = await loadLineForUpdate(work, lineId, may)
    if (line.endsOn === until) {
      work.repeated()
      return { id: hire.contractId }
    }
    if (line.offHiredAt) throw new Refusal('equipment.line-over', 'طُلب إنهاء تأجير هذه المعدّة، فلا يُمدَّد.')
    if (until < line.endsOn) throw fieldFault('until', 'هذا قبل آخر يوم متفق عليه. لإنهاء أبكر اطلب إنهاء التأجير.')
    const out = await segmentOut(work, lineId)
    try {
      await planBetween(work, { resourceId: out.machineId, occupancyId: out.occupancyId, until: endOfDay(until) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw fieldFault('until', `${out.code} محجوزة لغيره قبل ${dayInWords(until)}. استبدلها بأخرى من النوع، أو اختر يومًا أقرب.`)
    }
    await extendImplements(work, line, until)
    await work.tx.updateTable('hireLines').set({ endsOn: until }).where('id', '=', lineId).execute()
    await settleTasks(work, { rule: extensionRule, subject: { kind: hireKind, id: hire.contractId } })
    const { hire: ofMachine, extras } = lineAhead({ ...line, endsOn: until }, hire)
    const told = { ...(await toldOf(work, hire)), kind: line.terms.kind, code: out.code }
    work.record(hireExtended, hire.contractId, { ...told, until, amount: ofMachine + extras })
    return { id: hire.contractId }
  },
})
