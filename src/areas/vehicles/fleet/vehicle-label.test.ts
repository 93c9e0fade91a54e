import { expect, test } from 'vitest'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { beginReturn } from '#areas/vehicles/rentals/use-cases/begin-rental-sheet.ts'
import { whereScanned } from '#areas/vehicles/sheets/scanned.ts'
import { hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { labelledVehicles } from './queries.ts'
import { vehicleLabels } from './vehicle-label.ts'

const office = testOffice()
const { cars, clerk, look, newId, out } = hiresOf(office)
const everyone = { q: '', class: '', state: '', branch: '', sort: '', page: 1 } as const
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

test('a label says the plate in both scripts and the car, one as large as itself and several on one sheet', async () => {
  const all = await labelledVehicles(clerk(), everyone)
  expect(all).toHaveLength(2)
  const sheet = await vehicleLabels(clerk(), all)
  expect(pagesOf(sheet)).toBe(1)
  for (const said of ['100 B', '101 B', 'تويوتا كورولا']) expect(pdfText(sheet)).toContain(said)
  const one = await vehicleLabels(clerk(), all.slice(0, 1))
  expect([pagesOf(one), pdfText(one).includes('101 B')]).toEqual([1, false])
  const sold = await labelledVehicles(clerk(), { ...everyone, q: '101 ب' })
  expect(sold.map(({ plateDigits }) => plateDigits)).toEqual(['101'])
})

test('a scanned label leads to what is next of the car: its sheet that is begun, the rental it is out by, else its page', async () => {
  const idle = cars()[0] ?? ''
  expect(await whereScanned(clerk(), idle)).toBe(`/admin/vehicles/${idle}`)
  const { contractId } = await out()
  const vehicleId = (await look(contractId)).segments[0]?.vehicleId ?? ''
  expect(await whereScanned(clerk(), vehicleId)).toBe(`/admin/vehicles/rentals/${contractId}`)
  const looker = office.staff('noor', vehiclesPermissions.view)
  expect(await whereScanned(looker, vehicleId)).toBe(`/admin/vehicles/${vehicleId}`)
  const { id: sheetId } = await beginReturn(clerk(), { id: newId(), contractId })
  expect(await whereScanned(clerk(), vehicleId)).toBe(`/admin/vehicles/sheets/${sheetId}`)
  expect(await whereScanned(clerk(), newId())).toBeNull()
})
