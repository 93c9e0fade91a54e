import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { sheetSigned } from '../facts.ts'
import { SignSheetInput } from '../inputs.ts'
import { toldOfSheet } from '../load-for-update.ts'
import { lineToRecord } from '../recording.ts'

/** The site's representative signs by finger on the operator's phone: from then on the sheet stays as it is. */
export const signSheet = command({
  name: 'equipment.sign-sheet',
  permission: equipmentPermissions.recordSheets,
  input: SignSheetInput,
  async run(work, { sheetId, seen, signer, signature: [file] }) {
    const sheet = await work.tx.selectFrom('daySheets').selectAll().where('id', '=', sheetId).forUpdate().executeTakeFirst()
    if (!sheet) throw new Refusal('not-found', 'لا يوجد هذا الكشف.', 404)
    const on = await lineToRecord(work, sheet.lineId, sheet.day)
    const result = { id: sheetId, lineId: sheet.lineId, day: sheet.day }
    if (sheet.state === 'signed' && sheet.signer === signer) {
      work.repeated()
      return result
    }
    if (sheet.state !== 'open') throw new Refusal('equipment.sheet-signed', 'وُقّع هذا الكشف من قبل. حدّث الصفحة.')
    if (seen !== sheet.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    if (!file) throw fieldFault('signature', 'وقّع في المربع.')
    await work.tx
      .updateTable('daySheets')
      .set({
        state: 'signed',
        signer,
        signedWay: 'drawn',
        signedAt: work.now(),
        signatureId: await work.keepFile(file),
        version: seen + 1,
      })
      .where('id', '=', sheetId)
      .where('state', '=', 'open')
      .execute()
    work.record(sheetSigned, on.hire.contractId, { ...toldOfSheet(on, { ...on.segment, day: sheet.day }), signer, way: 'drawn' })
    return result
  },
})
