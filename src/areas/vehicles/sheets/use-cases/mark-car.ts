import { keepMark, keepShot, removeMark } from '#areas/handovers/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { carSheet } from '../car-sheet.ts'
import { carPhotographed, markKept, markRemoved } from '../facts.ts'
import { KeepCarMarkInput, KeepCarShotInput, RemoveCarMarkInput } from '../inputs.ts'
import { loadCarSheetForUpdate } from '../load-for-update.ts'

/** A scratch or a dent where it is seen for the first time, or what was written of it put right. */
export const keepCarMark = command({
  name: 'vehicles.keep-mark',
  permission: may.inspect,
  input: KeepCarMarkInput,
  async run(work, { sheetId, ...typed }) {
    const { draft, factData } = await loadCarSheetForUpdate(work, sheetId)
    const kept = await keepMark(work, draft, typed)
    if (kept) work.record(markKept, draft.subjectId, { ...factData, ...kept })
    else work.repeated()
    return { id: sheetId }
  },
})

/** Marked by mistake on this very sheet: what an earlier one shows stays. */
export const removeCarMark = command({
  name: 'vehicles.remove-mark',
  permission: may.inspect,
  input: RemoveCarMarkInput,
  async run(work, { sheetId, ...typed }) {
    const { draft, factData } = await loadCarSheetForUpdate(work, sheetId)
    if (await removeMark(work, draft, typed)) work.record(markRemoved, draft.subjectId, factData)
    else work.repeated()
    return { id: sheetId }
  },
})

/** One of the pictures of the round. */
export const keepCarShot = command({
  name: 'vehicles.keep-shot',
  permission: may.inspect,
  input: KeepCarShotInput,
  async run(work, { sheetId, name, photo: [photo] }) {
    const { draft, factData } = await loadCarSheetForUpdate(work, sheetId)
    const kept = await keepShot(work, { sheet: carSheet, draft }, { name, photo })
    if (kept) work.record(carPhotographed, draft.subjectId, { ...factData, shot: kept.label })
    else work.repeated()
    return { id: sheetId }
  },
})
