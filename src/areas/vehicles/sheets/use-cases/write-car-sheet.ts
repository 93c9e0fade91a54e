import { discardSheet, saveItems, saveReadings, seenOnToCome, signSheet } from '#areas/handovers/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { carSheet } from '../car-sheet.ts'
import { carReadings } from '../car-sheet-words.ts'
import { carLookedOver, carSheetDiscarded, carSheetSaved } from '../facts.ts'
import { DiscardCarSheetInput, SaveCarItemsInput, SaveCarReadingsInput, SignCarSheetInput } from '../inputs.ts'
import { loadCarSheetForUpdate } from '../load-for-update.ts'

/** What its instruments show: the odometer never less than the vehicle showed last. */
export const saveCarReadings = command({
  name: 'vehicles.save-readings',
  permission: may.inspect,
  input: SaveCarReadingsInput,
  byTheClock: seenOnToCome,
  async run(work, { sheetId, seen, seenOn, ...read }) {
    const { draft, factData } = await loadCarSheetForUpdate(work, sheetId)
    const readings = Object.fromEntries(carReadings.flatMap(({ name }) => (read[name] === undefined ? [] : [[name, read[name]]])))
    await saveReadings(work, { sheet: carSheet, draft }, { seen, seenOn, readings })
    work.record(carSheetSaved, draft.subjectId, { ...factData, part: 'readings' })
    return { id: sheetId }
  },
})

/** What goes along with it. */
export const saveCarItems = command({
  name: 'vehicles.save-items',
  permission: may.inspect,
  input: SaveCarItemsInput,
  async run(work, { sheetId, ...typed }) {
    const { draft, factData } = await loadCarSheetForUpdate(work, sheetId)
    const { unseen } = await saveItems(work, draft, typed)
    work.record(carSheetSaved, draft.subjectId, { ...factData, part: 'items' })
    return { id: sheetId, unseen }
  },
})

/** From then on it stands, and the vehicle shows the odometer and the fuel of it. */
export const signCarSheet = command({
  name: 'vehicles.sign-sheet',
  permission: may.inspect,
  input: SignCarSheetInput,
  async run(work, { sheetId, ...typed }) {
    const { draft, factData } = await loadCarSheetForUpdate(work, sheetId)
    await signSheet(work, { sheet: carSheet, draft }, typed)
    const { odometer, fuel } = draft.readings
    work.record(carLookedOver, draft.subjectId, { ...factData, signer: typed.signer, odometer, fuel })
    return { id: sheetId, contractId: await contractOfStay(work, draft.occupancyId) }
  },
})

/** Begun by mistake: nobody has signed it, so it need not stay. */
export const discardCarSheet = command({
  name: 'vehicles.discard-sheet',
  permission: may.inspect,
  input: DiscardCarSheetInput,
  async run(work, { sheetId }) {
    const { draft, factData } = await loadCarSheetForUpdate(work, sheetId)
    await discardSheet(work, draft)
    work.record(carSheetDiscarded, draft.subjectId, factData)
    return { vehicleId: draft.subjectId }
  },
})

/** The rental whose page one goes back to. */
async function contractOfStay({ tx }: Pick<Work, 'tx'>, occupancyId: string | null) {
  if (!occupancyId) return null
  const segment = tx.selectFrom('carRentalSegments').select('contractId').where('occupancyId', '=', occupancyId)
  return (await segment.executeTakeFirst())?.contractId ?? null
}
