import { discardSheet, saveItems, saveReadings, seenOnToCome, signSheet } from '#areas/handovers/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { mustBeSure } from '../../hires/meter-beyond.ts'
import { equipmentPermissions as may } from '../../permissions.ts'
import { machineSheetDiscarded, machineSheetSaved, machineSheetSigned } from '../facts.ts'
import { hoursBeyondSheets } from '../hours-beyond.ts'
import { DiscardMachineSheetInput, SaveMachineItemsInput, SaveMachineReadingsInput, SignMachineSheetInput } from '../inputs.ts'
import { loadMachineSheetForUpdate } from '../load-for-update.ts'
import { machineSheet } from '../machine-sheet.ts'
import { machineReadings } from '../machine-sheet-words.ts'

export const saveMachineReadings = command({
  name: 'equipment.save-machine-readings',
  permission: may.inspect,
  input: SaveMachineReadingsInput,
  byTheClock: seenOnToCome,
  async run(work, { sheetId, seen, seenOn, sure, note, ...read }) {
    const { draft, factData } = await loadMachineSheetForUpdate(work, sheetId)
    const beyond = await hoursBeyondSheets(work, draft, read.hours)
    mustBeSure(beyond, { sure, note }, 'hours')
    const readings = Object.fromEntries(
      machineReadings.flatMap(({ name }) => (read[name] === undefined ? [] : [[name, read[name]]])),
    )
    await saveReadings(work, { sheet: machineSheet, draft }, { seen, seenOn, readings })
    work.record(machineSheetSaved, draft.subjectId, { ...factData, part: 'readings', note: beyond > 0 ? note : undefined })
    return { id: sheetId }
  },
})

export const saveMachineItems = command({
  name: 'equipment.save-machine-items',
  permission: may.inspect,
  input: SaveMachineItemsInput,
  async run(work, { sheetId, ...typed }) {
    const { draft, factData } = await loadMachineSheetForUpdate(work, sheetId)
    const { unseen } = await saveItems(work, draft, typed)
    work.record(machineSheetSaved, draft.subjectId, { ...factData, part: 'items' })
    return { id: sheetId, unseen }
  },
})

export const signMachineSheet = command({
  name: 'equipment.sign-machine-sheet',
  permission: may.inspect,
  input: SignMachineSheetInput,
  async run(work, { sheetId, ...typed }) {
    const { draft, factData } = await loadMachineSheetForUpdate(work, sheetId)
    await signSheet(work, { sheet: machineSheet, draft }, typed)
    const { kind: side, readings, subjectId } = draft
    work.record(machineSheetSigned, subjectId, { ...factData, side, signer: typed.signer, hours: readings.hours })
    return { id: sheetId, contractId: await contractOfStay(work, draft.occupancyId) }
  },
})

/** Nobody has signed it, so it need not stay. */
export const discardMachineSheet = command({
  name: 'equipment.discard-machine-sheet',
  permission: may.inspect,
  input: DiscardMachineSheetInput,
  async run(work, { sheetId }) {
    const { draft, factData } = await loadMachineSheetForUpdate(work, sheetId)
    await discardSheet(work, draft)
    work.record(machineSheetDiscarded, draft.subjectId, factData)
    return { machineId: draft.subjectId }
  },
})

/** The hire whose page one goes back to. */
async function contractOfStay({ tx }: Pick<Work, 'tx'>, occupancyId: string | null) {
  if (!occupancyId) return null
  const line = await tx
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .select('contractId')
    .where('hireSegments.occupancyId', '=', occupancyId)
    .executeTakeFirst()
  return line?.contractId ?? null
}
