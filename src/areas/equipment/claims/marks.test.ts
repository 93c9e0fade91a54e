import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { png } from '#testing/pictures.ts'
import { machineSheetById } from '../hand-overs/queries.ts'
import { tellMachineSheet } from '../seeded-hand-overs.ts'
import { claims, sheetsToClaim } from './queries.ts'
import { claimMachineMarks } from './use-cases/claim-marks.ts'

const office = testOffice()
const { clerk, far, look, out, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

const pictures = { meter: png, machine: png, signature: png }
const scratch = { panel: 'boom', x: '180', y: '160', what: 'scratch', size: 'small' } as const
const dent = { panel: 'counterweight', x: '180', y: '386', what: 'dent', size: 'large' } as const

/** Went out with a scratch, and came back with a dent beside it. */
async function cameBack() {
  const { contractId } = await out()
  const segmentId = (await look(contractId)).lines[0]?.segments[0]?.id ?? ''
  const signed = { segmentId, fuel: '8', signer: 'عيسى الحضري', pictures }
  await tellMachineSheet(clerk(), { ...signed, side: 'handover', hours: '4512', marks: [scratch] })
  office.later(3 * 86_400_000)
  const sheetId = await tellMachineSheet(clerk(), { ...signed, side: 'return', hours: '4520', marks: [dent] })
  const { marks } = (await machineSheetById(clerk(), sheetId)) ?? { marks: [] }
  const markOn = (panel: string) => marks.find((mark) => mark.panel === panel)?.id ?? ''
  return { contractId, sheetId, old: markOn('boom'), fresh: markOn('counterweight') }
}
const all = { q: '', state: '', kind: '', branch: '', machine: '', sort: '', page: 1 } as const

test('a new mark of a return becomes one claim, and what was there before is charged to nobody', async () => {
  const { contractId, sheetId, old, fresh } = await cameBack()
  expect((await sheetsToClaim(clerk(), contractId)).map(({ id }) => id)).toEqual([sheetId])
  const form = { id: newId(), contractId, sheetId, marks: fresh }
  await expect(claimMachineMarks(clerk(), { ...form, marks: old })).rejects.toThrow('لا تُحسب على المستأجر')
  await expect(claimMachineMarks(far(), form)).rejects.toMatchObject({ status: 404 })
  await Promise.all([claimMachineMarks(clerk(), form), claimMachineMarks(clerk(), form)])
  const { rows } = await claims(clerk(), all)
  expect(rows).toMatchObject([{ id: form.id, state: 'open' }])
  await expect(claimMachineMarks(clerk(), { ...form, id: newId() })).rejects.toThrow()
})
