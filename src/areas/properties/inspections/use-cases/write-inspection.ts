import type { z } from 'zod'
import { handBack, handOut } from '#areas/calendar/public.ts'
import { handBackTask } from '#areas/properties/leases/lease.ts'
import { mustGoOn, readWithIt } from '#areas/properties/meters/at-inspection.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { changedMeanwhile } from '#areas/properties/use-cases/correct-property.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault, fieldFaults, notToCome } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inspectionDiscarded, inspectionSaved, unitHandedOver, unitInspected, unitTakenBack } from '../facts.ts'
import { draftHeld } from '../held.ts'
import { DiscardInspectionInput, SaveInspectionInput, SignInspectionInput } from '../inputs.ts'
import { leftOut, notYetSeen, unseenRooms } from '../inspection.ts'
import { itemsOf } from '../queries.ts'

const dayToCome = notToCome('seenOn', 'هذا يوم لم يأت بعد. اختر يوم المعاينة.')

/** What was seen, as it is written now. Whoever opened the page before a colleague saved is not let cover that up. */
export const saveInspection = command({
  name: 'properties.save-inspection',
  permission: may.inspect,
  input: SaveInspectionInput,
  byTheClock: dayToCome,
  async run(work, { inspectionId, seen, items, ...asked }) {
    const draft = await draftHeld(work, inspectionId)
    if (seen !== draft.version) throw changedMeanwhile()
    const faults = dayToCome(asked, work.now())
    if (faults.length > 0) throw fieldFaults(faults)
    const read = { electricityReading: asked.electricityReading ?? null, waterReading: asked.waterReading ?? null }
    await mustGoOn(work, { unitId: draft.unitId, seenOn: asked.seenOn, ...read })
    await work.tx
      .updateTable('inspections')
      .set({ seenOn: asked.seenOn, keys: asked.keys ?? null, ...read, note: asked.note ?? null, version: draft.version + 1 })
      .where('id', '=', inspectionId)
      .execute()
    const written = await writeItems(work, inspectionId, items)
    work.record(inspectionSaved, draft.unitId, draft.told)
    return { id: inspectionId, unseen: unseenRooms(written) }
  },
})

type Lines = z.output<typeof SaveInspectionInput>['items']

/** As they stand on the form now, without what does not apply. */
async function writeItems({ tx }: Work, inspectionId: string, items: Lines) {
  const sound = new Set(items.flatMap(({ room, allSound }) => (allSound ? [room] : [])))
  const kept = items.flatMap(({ room, item, note = null, condition = sound.has(room) ? 'sound' : null }) =>
    condition === leftOut ? [] : [{ room, item, note, condition }],
  )
  if (kept.length === 0) throw fieldFault('condition1', 'اترك بندًا واحدًا عاينته على الأقل.')
  await tx.deleteFrom('inspectionItems').where('inspectionId', '=', inspectionId).execute()
  const rows = kept.map((item, at) => ({ ...item, inspectionId, place: at + 1 }))
  await tx.insertInto('inspectionItems').values(rows).execute()
  return rows
}

/** Signed by whoever takes the unit or brings it back: from then on it stands, and the unit is theirs or free. */
export const signInspection = command({
  name: 'properties.sign-inspection',
  permission: may.inspect,
  input: SignInspectionInput,
  async run(work, { inspectionId, seen, signer, signature }) {
    const draft = await draftHeld(work, inspectionId)
    if (seen !== draft.version) throw changedMeanwhile()
    const unseen = unseenRooms(await itemsOf(work.tx, inspectionId))
    if (unseen.length > 0) throw new Refusal('properties.not-inspected', notYetSeen(unseen))
    const [file] = signature
    if (!file) throw fieldFault('signature', 'وقّع في المربع، أو أرفق صورة المحضر موقّعًا.')
    const lateDays = await moved(work, draft)
    await readWithIt(work, draft)
    const signatureId = await work.keepFile(file)
    const signed = { signer, signatureId, signedBy: work.actor.id, signedAt: work.now(), version: draft.version + 1 }
    await work.tx
      .updateTable('inspections')
      .set({ status: 'signed', ...signed })
      .where('id', '=', inspectionId)
      .execute()
    const told = { ...draft.told, signer }
    if (draft.kind === 'handover') work.record(unitHandedOver, draft.unitId, told)
    else if (draft.kind === 'return') work.record(unitTakenBack, draft.unitId, { ...told, lateDays })
    else work.record(unitInspected, draft.unitId, told)
    return { id: inspectionId, kind: draft.kind }
  },
})

type Draft = Awaited<ReturnType<typeof draftHeld>>

/** Who has the unit by this paper; so many days late it came back. */
async function moved(work: Work, { kind, unitId: resourceId, occupancyId }: Draft) {
  if (kind === 'periodic' || !occupancyId) return 0
  if (kind === 'return') {
    await settleHandBack(work, occupancyId)
    return (await handBack(work, { resourceId, occupancyId })).lateDays
  }
  await handOut(work, { resourceId, occupancyId })
  return 0
}

/** It is back: nobody has to agree on a day for it any more. */
async function settleHandBack(work: Work, occupancyId: string) {
  const lease = await work.tx.selectFrom('leases').select('contractId').where('occupancyId', '=', occupancyId).executeTakeFirst()
  if (lease) await settleTasks(work, handBackTask(lease.contractId))
}

/** Begun by mistake: nobody has signed it, so it need not stay. */
export const discardInspection = command({
  name: 'properties.discard-inspection',
  permission: may.inspect,
  input: DiscardInspectionInput,
  async run(work, { inspectionId }) {
    const draft = await draftHeld(work, inspectionId)
    await work.tx.deleteFrom('inspectionItems').where('inspectionId', '=', inspectionId).execute()
    await work.tx.deleteFrom('inspections').where('id', '=', inspectionId).execute()
    work.record(inspectionDiscarded, draft.unitId, draft.told)
    return { unitId: draft.unitId }
  },
})
