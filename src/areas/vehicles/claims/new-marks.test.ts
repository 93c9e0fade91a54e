import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { claimsOf, dent, scratch } from '#testing/claims.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { claim } from './claim-detail.ts'
import { claimsList } from './claims-list.tsx'
import { chargeClaim } from './commands.ts'
import { claims } from './queries.ts'
import { rentalClaims } from './rental-claims.ts'
import { assessClaim } from './use-cases/assess-claim.ts'
import { claimMarks } from './use-cases/claim-marks.ts'
import { recordPoliceReport } from './use-cases/record-police-report.ts'

const office = testOffice()
const { wrong } = payersOf(office)
const { clerk, cars, look: lookAtRental, newId, out, weighed, segmentOf, sheetOf, signedSheet } = claimsOf(office)
const day = 86_400_000

const look = async (id: string) => {
  const one = await claim(clerk(), id)
  if (!one) throw new Error('no claim')
  return one
}

async function twoSheets() {
  const [vehicleId] = cars()
  const known = await signedSheet({ vehicleId: vehicleId ?? '', side: 'periodic', marks: [scratch] })
  const other = await signedSheet({ vehicleId: cars()[1] ?? '', side: 'periodic', marks: [scratch] })
  const rental = await out()
  await sheetOf(rental.contractId, 'handover')
  office.later(day)
  const back = await sheetOf(rental.contractId, 'return', [dent])
  const old = (await segmentOf(rental.contractId)).vehicleId === vehicleId ? known.marks : other.marks
  return { ...rental, sheetId: back.id, old: old[0] ?? '', fresh: back.marks[0] ?? '' }
}

test('old marks cannot be charged', async () => {
  const { contractId, sheetId, old, fresh } = await twoSheets()
  const form = { id: newId(), contractId, sheetId, marks: [old] }
  await expect(claimMarks(clerk(), form)).rejects.toMatchObject({ code: 'claims.old-mark' })
  await expect(claimMarks(clerk(), { ...form, marks: [fresh, old] })).rejects.toMatchObject({ code: 'claims.old-mark' })
  expect((await claims(clerk(), claimsList.read(new URLSearchParams()))).rows).toEqual([])
})

test('a new mark needs a picture', async () => {
  const { contractId, sheetId, fresh } = await twoSheets()
  const form = { id: newId(), contractId, sheetId, marks: [fresh] }
  await office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await tx.deleteFrom('handoverShots').where('markId', '=', fresh).execute()
  })
  await expect(claimMarks(clerk(), form)).rejects.toMatchObject({ code: 'claims.mark-without-picture' })
})

test('new marks of a signed return become one claim, each once, with the excess of the contract', async () => {
  const { contractId, sheetId, fresh } = await twoSheets()
  expect(await rentalClaims(clerk(), contractId)).toMatchObject({ hasReturnSheet: true })
  const form = { id: newId(), contractId, sheetId, marks: [fresh] }
  const { id: claimId } = await claimMarks(clerk(), form)
  expect(await claimMarks(clerk(), form)).toEqual({ id: claimId })
  await expect(claimMarks(clerk(), { ...form, id: newId() })).rejects.toMatchObject({ code: 'claims.mark-claimed' })
  expect(await look(claimId)).toMatchObject({ kind: 'damage', policeDueAt: null, marks: { marks: [{ id: fresh }] } })
  expect((await look(claimId)).what).toContain('انبعاج')
  await expect(
    recordPoliceReport(clerk(), { claimId, policeReportNo: 'P-1', reportedOn: '2026-02-02', reportedTime: '10:00' }),
  ).rejects.toMatchObject({ code: 'vehicles.no-accident' })
  await assessClaim(clerk(), weighed(claimId, { estimate: '20' }))
  await chargeClaim(clerk(), { claimId, from: 'deposit' })
  expect([(await look(claimId)).state, (await lookAtRental(contractId)).deposit.held, await wrong()]).toEqual([
    'recovered',
    30_000n,
    [],
  ])
})
