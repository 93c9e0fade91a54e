import { beforeEach, expect, test } from 'vitest'
import { asTheHouse } from '#platform/actors.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { nextCycle } from '../billing/cycle.ts'
import { approveSheets } from '../sheets/use-cases/approve-sheets.ts'
import { disputeSheet } from '../sheets/use-cases/dispute-sheet.ts'
import { recordSheet } from '../sheets/use-cases/record-sheet.ts'
import { remindSigners } from './use-cases/remind-signers.ts'
import { signBySilence } from './use-cases/sign-by-silence.ts'

const office = testOffice()
const { clerk, colleague, out, at, day, look, here, setUp } = machineHiresOf(office)
beforeEach(setUp)

const house = () => asTheHouse(office.visitor())
const silent = async () => (await signBySilence(house(), {})).signed
const sheets = () => office.db.selectFrom('daySheets').select(['id', 'state', 'signedWay', 'signer']).orderBy('day').execute()

/** Written on Tuesday the third; three working days later is Saturday the seventh, since the site rests on Friday. */
async function written(lineId: string) {
  at('2026-02-03', '17:00')
  const { id } = await recordSheet(clerk(), day(lineId, '2026-02-03'))
  at('2026-02-03', '18:05')
  return id
}

test('silence signs where the contract says so, after so many working days of the site, and is billed after approval', async () => {
  const { contractId, lineId } = await out({ silence: 'yes', endsOn: '2026-02-03' })
  const sheetId = await written(lineId)
  await remindSigners(house(), {})
  for (const on of ['2026-02-04', '2026-02-05', '2026-02-06', '2026-02-07']) {
    at(on, '05:00')
    expect(await silent()).toBe(0)
  }
  at('2026-02-08', '05:00')
  expect((await Promise.all([silent(), silent()])).toSorted()).toEqual([0, 1])
  expect(await sheets()).toEqual([{ id: sheetId, state: 'signed', signedWay: 'silence', signer: null }])
  expect(await office.history()).toContain('equipment.timesheet-signed-by-silence')
  await approveSheets(colleague(), { sheetIds: [sheetId] })
  const cycle = await nextCycle(office.db, { ...(await look(contractId)), contractId }, office.visitor().now())
  expect(cycle?.items[0]?.sheetIds).toEqual([sheetId])
})

test('silence never signs where the contract does not say so, what was disputed, or what the site was not told of', async () => {
  const { lineId } = await out()
  await written(lineId)
  await remindSigners(house(), {})
  const other = await out({ silence: 'yes' }, { machineId: here.machines[1] ?? '', operatorId: here.operators[1] })
  at('2026-02-03', '18:10')
  const { id } = await recordSheet(clerk(), day(other.lineId, '2026-02-03', { meterTo: undefined }))
  at('2026-02-20', '05:00')
  // Nobody reminded the site of the second.
  expect(await silent()).toBe(0)
  at('2026-02-20', '18:05')
  await remindSigners(house(), {})
  await disputeSheet(colleague(), { sheetId: id, by: 'عيسى', why: 'لم تعمل', worked: '0' })
  at('2026-02-28', '05:00')
  expect(await silent()).toBe(0)
  expect((await sheets()).map(({ state }) => state).toSorted()).toEqual(['disputed', 'open'])
})
