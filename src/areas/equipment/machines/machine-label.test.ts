import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { equipmentPermissions } from '../permissions.ts'
import { machineLabels } from './machine-label.ts'
import { labelledMachines } from './queries.ts'
import { whereScanned } from './scanned.ts'

const office = testOffice()
const { here, clerk, out, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)
const everything = { q: '', kind: '', state: '', ownership: '', service: '', idle: '', branch: '', sort: '', page: 1 } as const

test('a label says the code and what it is, one as large as itself and several on a sheet', async () => {
  const all = await labelledMachines(clerk(), everything)
  const sheet = pdfText(await machineLabels(clerk(), all))
  for (const said of ['EX-07', 'EX-08', 'كاتربيلر']) expect(sheet).toContain(said)
  expect(pdfText(await machineLabels(clerk(), all.slice(0, 1)))).not.toContain('EX-08')
})

test('30 a scanned label leads to the hire by which the machine is out, for those who may read it, else to its page', async () => {
  const id = here.machines[0] ?? ''
  expect(await whereScanned(clerk(), id)).toBe(`/admin/equipment/machines/${id}`)
  const { contractId } = await out()
  expect(await whereScanned(clerk(), id)).toBe(`/admin/equipment/hires/${contractId}`)
  const looker = office.staff('noor', equipmentPermissions.view)
  expect(await whereScanned(looker, id)).toBe(`/admin/equipment/machines/${id}`)
  expect(await whereScanned(clerk(), newId())).toBeNull()
})
