import { beginSheet, compared, earlierSheet, sheetById, sheetsOfStay } from '#areas/handovers/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { timeOn } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import { carSheet } from '../../sheets/car-sheet.ts'
import { carSheetBegun } from '../../sheets/facts.ts'
import { goingOutNoted, returnNoted } from '../facts.ts'
import { askNoDeposit, depositShort, mustBeReadyToGo, mustDriveUntil } from '../going-out.ts'
import { BeginHandOverInput, BeginReturnInput, NoteReturnInput } from '../inputs.ts'
import { carForUpdate, type LoadedRental, loadRentalForUpdate } from '../load-for-update.ts'
import { type OutSegment, segmentsOf } from '../segments.ts'

const may = vehiclesPermissions.handOver

/** Whoever takes the car is let drive it, and the look at it begins; its signature hands the car over. */
export const beginHandOver = command({
  name: 'vehicles.begin-hand-over',
  permission: may,
  input: BeginHandOverInput,
  async run(work, { id, contractId, licenceNumber, licenceUntil, waivedWhy = null }) {
    const before = await loadRentalForUpdate(work, contractId, may)
    mustDriveUntil(licenceUntil, before.plannedUntil)
    const rental = { ...before, licenceNumber, licenceUntil, waivedWhy: before.waivedWhy ?? waivedWhy }
    const isWaived = waivedWhy !== null && before.waivedWhy === null && (await depositShort(work, before)) > 0n
    if (isWaived && !reaches(work.actor, vehiclesPermissions.waiveDeposit, before.contract))
      throw fieldFault('waivedWhy', 'لا يعفي من التأمين المسترد إلا من له ذلك. اقبضه، أو اطلب من مديرك أن يسلّم السيارة.')
    const car = await mustBeReadyToGo(work, rental)
    await work.tx
      .updateTable('carRentals')
      .set({ licenceNumber, licenceUntil, ...(isWaived && { waivedBy: work.actor.name, waivedWhy }) })
      .where('contractId', '=', contractId)
      .execute()
    if (isWaived) await askNoDeposit(work, contractId, { reason: `أُعفي من التأمين المسترد: ${waivedWhy}` })
    const stay = { occupancyId: rental.occupancyId, vehicleId: car.id }
    const sheet = await sheetOf(work, rental, { id, side: 'handover', ...stay })
    if (isWaived || licenceNumber !== before.licenceNumber || licenceUntil !== before.licenceUntil)
      work.record(goingOutNoted, contractId, {
        number: rental.contract.number,
        licenceUntil,
        waived: isWaived ? waivedWhy : null,
      })
    else if (!sheet.isNew) work.repeated()
    return { id: sheet.id }
  },
})

/** The look at a car that came back; its signature ends the stay. */
export const beginReturn = command({
  name: 'vehicles.begin-return',
  permission: may,
  input: BeginReturnInput,
  async run(work, { id, contractId }) {
    const rental = await loadRentalForUpdate(work, contractId, may)
    if (rental.state !== 'out') throw new Refusal('vehicles.not-out', 'ليست السيارة لدى العميل. حدّث الصفحة.')
    const { out } = await segmentsOf(work, contractId)
    const sheet = await sheetOf(work, rental, { ...out, id, side: 'return' })
    if (!sheet.isNew) work.repeated()
    return { id: sheet.id }
  },
})

type Stay = { id: string; side: 'handover' | 'return'; occupancyId: string; vehicleId: string }

/** The one sheet of this side of the stay. */
async function sheetOf(work: Work, { contract }: LoadedRental, { id, side, occupancyId, vehicleId }: Stay) {
  const stay = { id: occupancyId, partyId: contract.partyId }
  const sheet = await beginSheet(work, carSheet, { id, side, subjectId: vehicleId, stay })
  const { model, plateDigits: digits, plateLetters: letters } = await carForUpdate(work, vehicleId)
  if (sheet.number !== null)
    work.record(carSheetBegun, vehicleId, { number: sheet.number, plate: plateText({ digits, letters }), model })
  return { id: sheet.id, isNew: sheet.number !== null }
}

/** When it really came back, as the key box or its dashboard says, and what is broken: it stands on the account the renter signs. */
export const noteReturn = command({
  name: 'vehicles.note-return',
  permission: may,
  input: NoteReturnInput,
  async run(work, { sheetId, contractId, backOn, backTime, damage = null, damageAbout = null }) {
    const rental = await loadRentalForUpdate(work, contractId, may)
    const { out } = await segmentsOf(work, contractId)
    const backNotedAt = timeOn(backOn, backTime)
    if (backNotedAt > work.now()) throw fieldFault('backTime', 'لم يأت هذا الوقت بعد. اكتب متى أُعيدت السيارة.')
    if (backNotedAt < out.outAt) throw fieldFault('backTime', 'هذا قبل تسليم السيارة. اكتب متى أُعيدت.')
    if (damage !== null && !(await isNewlyBroken(work, out)))
      throw fieldFault('damage', 'لا علامة جديدة ولا ملحق متضررًا في محضر الإعادة. سجّل الضرر على الهيكل بصورته، ثم قيمته.')
    const noted = { backNotedAt, damage, damageAbout: damage === null ? null : damageAbout }
    await work.tx.updateTable('carRentals').set(noted).where('contractId', '=', contractId).execute()
    work.record(returnNoted, contractId, {
      number: rental.contract.number,
      backAt: backNotedAt.toISOString(),
      damage: damage ?? 0n,
    })
    return { id: sheetId }
  },
})

/** What was there when the car went out is charged to nobody. */
async function isNewlyBroken({ tx: db }: Work, { occupancyId }: Pick<OutSegment, 'occupancyId'>) {
  const sheet = (await sheetsOfStay({ db }, carSheet, occupancyId)).find(({ kind }) => kind === 'return')
  const back = sheet && (await sheetById({ db }, carSheet, sheet.id))
  const earlier = back && (await earlierSheet({ db }, carSheet, back))
  if (!back || !earlier) return back?.marks.some(({ knownFrom }) => knownFrom === null) ?? false
  const { marks, items } = compared(earlier, back, [])
  return marks.length > 0 || items.length > 0
}
