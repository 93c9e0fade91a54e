import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { hireRulesNow } from '../../rules/queries.ts'
import { isApart, longDay } from '../day-sheet.ts'
import { sheetApproved } from '../facts.ts'
import { ApproveSheetsInput } from '../inputs.ts'
import { type LoadedSheet, loadSheetForUpdate, toldOfSheet } from '../load-for-update.ts'

const may = equipmentPermissions.approveSheets

/** Signed sheets are agreed to, one or many, by somebody who did not write them; then they may be billed. */
export const approveSheets = command({
  name: 'equipment.approve-sheets',
  permission: may,
  input: ApproveSheetsInput,
  async run(work, { sheetIds, note }) {
    const { meterPercent } = await hireRulesNow(work.tx)
    let approved = 0
    let contractId = ''
    for (const id of sheetIds.toSorted()) {
      const one = await loadSheetForUpdate(work, id, may)
      contractId = one.hire.contractId
      if (one.sheet.state === 'approved' || one.sheet.state === 'billed') continue
      mustBeApprovable(one, work.actor)
      if (sheetIds.length > 1 && isApart(one.sheet, meterPercent) && !note)
        throw new Refusal('equipment.meter-apart', `${about(one)}: العداد بعيد عن الساعات. راجعه وحده، ثم اعتمد الباقي.`)
      await work.tx
        .updateTable('daySheets')
        .set({ state: 'approved', approvedBy: work.actor.name, approvedAt: work.now(), version: one.sheet.version + 1 })
        .where('id', '=', id)
        .where('state', '=', 'signed')
        .execute()
      work.record(sheetApproved, one.hire.contractId, toldOfSheet(one, one.sheet))
      approved += 1
    }
    if (approved === 0) work.repeated()
    return { id: contractId, approved }
  },
})

const about = ({ sheet }: LoadedSheet) => `${sheet.code}، ${dayInWords(sheet.day)}`

function mustBeApprovable(one: LoadedSheet, actor: Parameters<typeof reaches>[0] & { id: string }) {
  const { sheet, hire } = one
  if (sheet.state !== 'signed') throw new Refusal('equipment.not-signed', `${about(one)}: لم يُوقَّع بعد، فلا يُعتمد.`)
  if (sheet.recordedBy === actor.id) throw new Refusal('equipment.own-sheet', `${about(one)}: سجّلته أنت، ويعتمده زميل.`)
  const isLong = sheet.worked + sheet.standby > longDay
  if (isLong && !reaches(actor, equipmentPermissions.approveLongDays, hire.contract))
    throw new Refusal('equipment.long-day', `${about(one)}: يزيد على 12 ساعة، ويعتمده مدير الفرع.`)
}
