import { recordFine } from '#areas/vehicles/fines/use-cases/record-fine.ts'
import type { Ctx } from '#platform/context.ts'
import type { testOffice } from './office.ts'
import type { Story } from './stories.ts'

type Stories = { aRentalOutOfABranch: Story; owning: (one: { id: string }) => Promise<{ near: Ctx; far: Ctx }> }

/** The papers of a rental that is out: whose each opens, at the desk and in the account of whoever hired it. */
export function rentalPapersOf(house: ReturnType<typeof testOffice>, { aRentalOutOfABranch, owning }: Stories) {
  const newId = () => house.visitor().newId()
  const segmentOf = (contractId: string) =>
    house.db.selectFrom('carRentalSegments').selectAll().where('contractId', '=', contractId).executeTakeFirstOrThrow()

  const aHeldDeposit: Story = async () => {
    const one = await aRentalOutOfABranch()
    const contract = await house.db.selectFrom('contracts').selectAll().where('id', '=', one.id).executeTakeFirstOrThrow()
    const { id: contractId, number, partyId, branchId } = contract
    const about = { contractId, contract: number, holder: 'ناصر الغساني', partyId, branchId, amount: 50_000n }
    const slip = { card: '4417', reference: 'A-1', expiresOn: '2026-02-10', heldBy: 'salim', heldAt: one.near.now() }
    const open = { state: 'held' as const, captured: null, receiptId: null, endedBy: null, endedAt: null }
    await house.db
      .insertInto('cardHolds')
      .values({ id: newId(), ...about, ...slip, ...open })
      .execute()
    return one
  }
  /** Another car took the place of the first. */
  const aSwap = async () => {
    const one = await aRentalOutOfABranch()
    const first = await segmentOf(one.id)
    const at = new Date('2026-01-02')
    const back = { backAt: at, backBy: 'salim', odometerBack: first.odometerOut, fuelBack: 8 }
    await house.db.updateTable('carRentalSegments').set(back).where('id', '=', first.id).execute()
    const segmentId = newId()
    await house.db
      .insertInto('carRentalSegments')
      .values({ ...first, id: segmentId, outAt: at, reason: 'عطل' })
      .execute()
    return { ...one, others: { segmentId } }
  }
  const aFine = async () => {
    const one = await aRentalOutOfABranch()
    const told = { reference: 'ROP-9', plate: '100 ب', on: '2026-01-02', onTime: '10:00', amount: '10' }
    const { id: fineId } = await recordFine(one.near, { id: newId(), ...told })
    return { ...one, others: { fineId } }
  }
  const aSignedSheet = async () => {
    const one = await aRentalOutOfABranch()
    const { vehicleId, occupancyId } = await segmentOf(one.id)
    const contract = house.db.selectFrom('contracts').select('partyId').where('id', '=', one.id)
    const { partyId } = await contract.executeTakeFirstOrThrow()
    const sheetId = newId()
    const about = { subjectKind: 'car', subjectId: vehicleId, kind: 'handover', status: 'signed', occupancyId } as const
    const now = one.near.now()
    const made = { seenOn: '2026-01-01', plan: null, readings: '{}', note: null, version: 1, madeBy: 'salim', madeAt: now }
    const signatureId = newId()
    const kept = { sha256: 'a'.repeat(64), name: 'توقيع.png', mediaType: 'image/png', size: 1, keptAt: now }
    await house.db
      .insertInto('files')
      .values({ id: signatureId, ...kept })
      .execute()
    const signed = { signer: 'ناصر الغساني', signatureId, signedBy: 'salim', signedAt: now, partyId }
    await house.db
      .insertInto('handoverSheets')
      .values({ id: sheetId, sequence: 9001, ...about, ...made, ...signed })
      .execute()
    return { ...one, others: { sheetId } }
  }
  const own =
    (story: Story): Story =>
    async () => {
      const one = await story()
      return { ...one, ...(await owning(one)) }
    }
  const papers: Record<string, Story> = {
    '/admin/vehicles/rentals/:contractId/deposit/pdf': aHeldDeposit,
    '/admin/vehicles/rentals/:contractId/swaps/:segmentId/pdf': aSwap,
    '/admin/vehicles/fines/:fineId/notice/pdf': async () => {
      const { near, far, others } = await aFine()
      return { id: others.fineId, near, far }
    },
    '/dashboard/cars/:contractId/deposit/pdf': own(aHeldDeposit),
    '/dashboard/cars/:contractId/swaps/:segmentId/pdf': own(aSwap),
    '/dashboard/cars/:contractId/sheets/:sheetId/pdf': own(aSignedSheet),
    '/dashboard/cars/:contractId/fines/:fineId/pdf': own(aFine),
  }
  return papers
}
