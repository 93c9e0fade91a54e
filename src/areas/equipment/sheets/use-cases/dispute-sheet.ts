import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { sheetDisputed, sheetSettled } from '../facts.ts'
import { DisputeSheetInput, SettleSheetInput } from '../inputs.ts'
import { loadSheetForUpdate, toldOfSheet } from '../load-for-update.ts'

const may = equipmentPermissions.approveSheets

/** The site says other figures: both stand until somebody settles them, and nothing of it is billed. */
export const disputeSheet = command({
  name: 'equipment.dispute-sheet',
  permission: may,
  input: DisputeSheetInput,
  async run(work, { sheetId, by, why, ...theirs }) {
    const one = await loadSheetForUpdate(work, sheetId, may)
    if (one.sheet.state === 'billed') throw new Refusal('equipment.billed', 'صدرت فاتورة هذا الكشف. صحّحها بإشعار دائن.')
    if (one.sheet.state === 'disputed' && one.sheet.disputeWhy === why) {
      work.repeated()
      return { id: one.hire.contractId }
    }
    await work.tx
      .updateTable('daySheets')
      .set({
        ...{ state: 'disputed', disputedWorked: theirs.worked, disputedStandby: theirs.standby, disputedLoads: theirs.loads },
        ...{ disputeWhy: why, disputedBy: by, approvedBy: null, approvedAt: null, version: one.sheet.version + 1 },
      })
      .where('id', '=', sheetId)
      .where('state', 'in', ['open', 'signed', 'approved', 'disputed'])
      .execute()
    work.record(sheetDisputed, one.hire.contractId, { ...toldOfSheet(one, one.sheet), by, why })
    return { id: one.hire.contractId }
  },
})

/** What was agreed on in the end: it is approved as it stands now. */
export const settleSheet = command({
  name: 'equipment.settle-sheet',
  permission: may,
  input: SettleSheetInput,
  async run(work, { sheetId, seen, why, brokenBy, ...agreed }) {
    const one = await loadSheetForUpdate(work, sheetId, may)
    if (one.sheet.state !== 'disputed') throw new Refusal('equipment.not-disputed', 'سُوّي هذا الكشف من قبل. حدّث الصفحة.')
    if (seen !== one.sheet.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    if (one.sheet.recordedBy === work.actor.id) throw new Refusal('equipment.own-sheet', 'سجّلت هذا الكشف أنت، ويسوّيه زميل.')
    await work.tx
      .updateTable('daySheets')
      .set({
        ...{ ...agreed, brokenBy: agreed.broken > 0 ? (brokenBy ?? null) : null, state: 'approved' },
        ...{ approvedBy: work.actor.name, approvedAt: work.now(), version: seen + 1 },
      })
      .where('id', '=', sheetId)
      .where('state', '=', 'disputed')
      .execute()
    work.record(sheetSettled, one.hire.contractId, { ...toldOfSheet(one, one.sheet), ...agreed, why })
    return { id: one.hire.contractId }
  },
})
