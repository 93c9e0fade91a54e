import { z } from 'zod'
import { beginSheet } from '#areas/handovers/public.ts'
import type { AssessClaimForm, ReportAccidentForm } from '#areas/vehicles/claims/inputs.ts'
import { carSheet } from '#areas/vehicles/sheets/car-sheet.ts'
import { carSheetBegun } from '#areas/vehicles/sheets/facts.ts'
import { keepCarMark, keepCarShot } from '#areas/vehicles/sheets/use-cases/mark-car.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { hiresOf } from './hires.ts'
import type { testOffice } from './office.ts'

export const picture = {
  name: 'صورة.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const begin = command({
  name: 'vehicles.begin-side-in-claims',
  permission: anyone,
  input: z.object({
    id: z.string(),
    side: z.enum(['handover', 'return', 'periodic']),
    subjectId: z.string(),
    stay: z.string(),
    partyId: z.string(),
  }),
  async run(work, { id, side, subjectId, stay, partyId }) {
    await beginSheet(work, carSheet, { id, side, subjectId, stay: side === 'periodic' ? null : { id: stay, partyId } })
    work.record(carSheetBegun, subjectId, { number: '', plate: '', model: '' })
    return id
  },
})

export type Mark = { panel: string; x: string; y: string; what: 'scratch' | 'dent'; size: 'small' | 'medium' }
export const scratch: Mark = { panel: 'door-front-left', x: '56', y: '195', what: 'scratch', size: 'small' }
export const dent: Mark = { panel: 'door-rear-left', x: '56', y: '278', what: 'dent', size: 'medium' }

/** Accidents of hired cars, and the sheets between which a mark is new. */
export function claimsOf(office: ReturnType<typeof testOffice>) {
  const hires = hiresOf(office)
  const { clerk, look, newId } = hires

  const told = (contractId: string, more: Partial<ReportAccidentForm> = {}): ReportAccidentForm => ({
    ...{ id: newId(), contractId, on: '2026-02-02', onTime: '12:00', place: 'شارع السلطان قابوس', what: 'collision' },
    ...{ driveable: 'yes', photos: [picture], ...more },
  })
  const weighed = (claimId: string, more: Partial<AssessClaimForm> = {}): AssessClaimForm => ({
    ...{ claimId, estimate: '180', atFault: 'renter', ...more },
  })

  const segmentOf = (contractId: string) =>
    office.db.selectFrom('carRentalSegments').selectAll().where('contractId', '=', contractId).executeTakeFirstOrThrow()

  /** A signed sheet of that side with these new marks: the one the hire has already, where it has one. */
  async function sheetOf(contractId: string, side: 'handover' | 'return' | 'periodic', marks: readonly Mark[] = []) {
    const { vehicleId, occupancyId } = await segmentOf(contractId)
    const { partyId } = await look(contractId)
    return signedSheet({ vehicleId, occupancyId, partyId, side, marks })
  }
  type Signed = {
    vehicleId: string
    occupancyId?: string
    partyId?: string
    side: 'handover' | 'return' | 'periodic'
    marks: readonly Mark[]
  }
  async function signedSheet({ vehicleId, occupancyId = '', partyId = '', side, marks }: Signed) {
    const there = office.db.selectFrom('handoverSheets').select('id').where('kind', '=', side).where('status', '=', 'signed')
    const before = occupancyId ? await there.where('occupancyId', '=', occupancyId).executeTakeFirst() : undefined
    if (before) return { id: before.id, marks: [] }
    const id = await begin(clerk(), { id: newId(), side, subjectId: vehicleId, stay: occupancyId, partyId })
    const version = async () => {
      const row = office.db.selectFrom('handoverSheets').select('version').where('id', '=', id)
      return String((await row.executeTakeFirstOrThrow()).version)
    }
    const ids: string[] = []
    for (const mark of marks) {
      const markId = newId()
      await keepCarMark(clerk(), { sheetId: id, id: markId, seen: await version(), ...mark, photos: picture })
      ids.push(markId)
    }
    await keepCarShot(clerk(), { sheetId: id, name: 'front', photo: picture })
    const shot = office.db.selectFrom('handoverShots').select('fileId').where('sheetId', '=', id)
    const { fileId: signatureId } = await shot.executeTakeFirstOrThrow()
    office.later(60_000)
    await office.db
      .updateTable('handoverSheets')
      .set({ status: 'signed', signer: 'ناصر', signedBy: 'huda', signedAt: office.visitor().now(), signatureId })
      .where('id', '=', id)
      .execute()
    return { id, marks: ids }
  }
  return { ...hires, told, weighed, segmentOf, sheetOf, signedSheet }
}
