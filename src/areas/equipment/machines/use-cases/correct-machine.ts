import { sql } from 'kysely'
import { boundNow } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { machineCorrected } from '../facts.ts'
import { CorrectMachineInput } from '../inputs.ts'
import { loadMachineForUpdate } from '../load-for-update.ts'
import { inHours, machineWords } from '../machine.ts'
import { offerMachine } from '../offering.ts'
import { checkMachine, machineFields, machineFoundBy } from './machine-fields.ts'

const may = equipmentPermissions.manage

export const correctMachine = command({
  name: 'equipment.correct-machine',
  permission: may,
  input: CorrectMachineInput,
  async run(work, { machineId: id, seen, ...asked }) {
    await sql`select pg_advisory_xact_lock(hashtext('equipment.add-machine'))`.execute(work.tx)
    const before = await loadMachineForUpdate(work, id, may)
    if (before.readiness === 'sold') throw new Refusal('equipment.sold', 'بيعت هذه المعدّة من قبل، فلا تُصحَّح.')
    const fields = machineFields(asked)
    const changed = changedIn(before, fields, machineWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== before.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    if (fields.meter < before.meter) throw fieldFault('meter', `العداد لا ينقص. آخر قراءة ${inHours(before.meter)} ساعة.`)
    const kind = await checkMachine(work, { id, ...fields })
    const isMoved = fields.kindId !== before.kindId
    if (isMoved && (await boundNow({ db: work.tx, now: work.now }).where('resourceId', '=', id).executeTakeFirst()))
      throw fieldFault('kindId', 'على هذه المعدّة تأجير بنوعها الحالي. انقله إلى معدّة أخرى أولًا، ثم غيّر النوع.')
    await work.tx
      .updateTable('machines')
      .set({ ...fields, words: machineFoundBy(fields), version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    await offerMachine(work, { ...before, ...fields, ...kind })
    work.record(machineCorrected, id, { code: fields.code, model: fields.model, changed })
    return { id }
  },
})
