import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { Refusal } from '#platform/refusal.ts'
import { sheetPictureRemoved } from '../facts.ts'
import { RemoveDayPictureInput } from '../inputs.ts'
import { toldOfSheet } from '../load-for-update.ts'
import { picturesOfSheets } from '../pictures.ts'
import { lineToRecord } from '../recording.ts'

/** A wrong picture goes, by whoever may write the day and as long as nobody has signed it: what was signed was signed with it. */
export const removeDayPicture = command({
  name: 'equipment.remove-day-picture',
  permission: equipmentPermissions.recordSheets,
  input: RemoveDayPictureInput,
  async run(work, { sheetId, fileId }) {
    const named = await work.tx.selectFrom('daySheets').select(['lineId', 'day']).where('id', '=', sheetId).executeTakeFirst()
    if (!named) throw new Refusal('not-found', 'لا يوجد هذا الكشف.', 404)
    const on = await lineToRecord(work, named.lineId, named.day)
    const sheet = await work.tx
      .selectFrom('daySheets')
      .select(['state', 'version'])
      .where('id', '=', sheetId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const pictures = (await picturesOfSheets(work.tx, [sheetId])).get(sheetId) ?? []
    if (!pictures.includes(fileId)) {
      work.repeated()
      return named
    }
    if (sheet.state !== 'open') throw new Refusal('equipment.sheet-signed', 'وُقّع هذا الكشف بصوره، فلا تُحذف منه صورة.')
    await work.tx.deleteFrom('daySheetPictures').where('fileId', '=', fileId).execute()
    await forgetFiles(work.tx, [fileId])
    // Whoever signs meanwhile looks again at what is left.
    await work.tx
      .updateTable('daySheets')
      .set({ version: sheet.version + 1 })
      .where('id', '=', sheetId)
      .execute()
    const told = toldOfSheet(on, { ...on.segment, day: named.day })
    work.record(sheetPictureRemoved, on.hire.contractId, { ...told, left: pictures.length - 1 })
    return named
  },
})
