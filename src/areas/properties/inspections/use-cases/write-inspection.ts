import { discardSheet, saveSheet, seenOnToCome, signSheet } from '#areas/handovers/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import { inspectionDiscarded, inspectionSaved, unitHandedOver, unitInspected, unitTakenBack } from '../facts.ts'
import { DiscardInspectionInput, SaveInspectionInput, SignInspectionInput } from '../inputs.ts'
import { unitReadings } from '../inspection.ts'
import { loadInspectionForUpdate } from '../load-for-update.ts'
import { unitSheet } from '../unit-sheet.ts'

/** What was seen, as it is written now. Whoever opened the page before a colleague saved is not let cover that up. */
export const saveInspection = command({
  name: 'properties.save-inspection',
  permission: may.inspect,
  input: SaveInspectionInput,
  byTheClock: seenOnToCome,
  async run(work, { inspectionId, seen, seenOn, note, items, ...read }) {
    const { draft, factData } = await loadInspectionForUpdate(work, inspectionId)
    const readings = Object.fromEntries(
      unitReadings.flatMap(({ name }) => (read[name] === undefined ? [] : [[name, read[name]]])),
    )
    const { unseen } = await saveSheet(work, { sheet: unitSheet, draft }, { seen, seenOn, note, items, readings })
    work.record(inspectionSaved, draft.subjectId, factData)
    return { id: inspectionId, unseen }
  },
})

/** Signed by whoever takes the unit or brings it back: from then on it stands, and the unit is theirs or free. */
export const signInspection = command({
  name: 'properties.sign-inspection',
  permission: may.inspect,
  input: SignInspectionInput,
  async run(work, { inspectionId, ...typed }) {
    const { draft, factData } = await loadInspectionForUpdate(work, inspectionId)
    const { lateDays } = await signSheet(work, { sheet: unitSheet, draft }, typed)
    const signed = { ...factData, signer: typed.signer }
    if (draft.kind === 'handover') work.record(unitHandedOver, draft.subjectId, signed)
    else if (draft.kind === 'return') work.record(unitTakenBack, draft.subjectId, { ...signed, lateDays })
    else work.record(unitInspected, draft.subjectId, signed)
    return { id: inspectionId, kind: draft.kind }
  },
})

/** Begun by mistake: nobody has signed it, so it need not stay. */
export const discardInspection = command({
  name: 'properties.discard-inspection',
  permission: may.inspect,
  input: DiscardInspectionInput,
  async run(work, { inspectionId }) {
    const { draft, factData } = await loadInspectionForUpdate(work, inspectionId)
    await discardSheet(work, draft)
    work.record(inspectionDiscarded, draft.subjectId, factData)
    return { unitId: draft.subjectId }
  },
})
