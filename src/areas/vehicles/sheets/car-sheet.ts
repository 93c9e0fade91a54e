import type { SheetKind } from '#areas/handovers/public.ts'
import { beforeItIsBack, cameBack } from '../rentals/coming-back.ts'
import { beforeItGoes, wentOut } from '../rentals/going-out.ts'
import { carSheetEnglish } from './car-sheet-english.ts'
import { carItems, carSheetWords } from './car-sheet-words.ts'

export const carSheetKind = 'car-sheet'

/** The sheets of a car: its body, its instruments and what goes along with it. */
export const carSheet: SheetKind = {
  ...carSheetWords,
  ...{ kind: 'car', record: carSheetKind, letters: 'CI', english: carSheetEnglish },
  items: async () => carItems,
  async plan(tx, vehicleId) {
    const { plan } = await tx
      .selectFrom('vehicles')
      .innerJoin('vehicleClasses', 'vehicleClasses.id', 'vehicles.classId')
      .select('plan')
      .where('vehicles.id', '=', vehicleId)
      .executeTakeFirstOrThrow()
    return plan
  },
  lastRead: (tx, vehicleId) =>
    tx.selectFrom('vehicles').select(['odometer', 'fuel']).where('id', '=', vehicleId).executeTakeFirstOrThrow(),
  /** A rental has its say before its car goes out or comes back. */
  async signing(work, draft) {
    if (draft.occupancyId && draft.kind === 'handover') await beforeItGoes(work, draft)
    if (draft.occupancyId && draft.kind === 'return') await beforeItIsBack(work, draft)
  },
  /** The vehicle shows what was signed; who corrects its data meanwhile looks again. */
  async signed(work, draft) {
    const {
      subjectId,
      readings: { odometer, fuel },
    } = draft
    if (draft.occupancyId && draft.kind === 'handover') await wentOut(work, draft)
    if (draft.occupancyId && draft.kind === 'return') await cameBack(work, draft)
    if (odometer === undefined || fuel === undefined) return
    await work.tx
      .updateTable('vehicles')
      .set(({ eb }) => ({ odometer, fuel, version: eb('version', '+', 1) }))
      .where('id', '=', subjectId)
      .where('odometer', '<=', odometer)
      .execute()
  },
}
