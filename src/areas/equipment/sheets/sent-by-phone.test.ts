import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { png } from '#testing/pictures.ts'
import { sheetOfDay } from './queries.ts'
import { recordSheet } from './use-cases/record-sheet.ts'
import { signSheet } from './use-cases/sign-sheet.ts'

const office = testOffice()
const { clerk, colleague, out, at, day, setUp } = machineHiresOf(office)
beforeEach(setUp)

const days = ['2026-02-01', '2026-02-02', '2026-02-03']
const sheets = (lineId: string) =>
  office.db.selectFrom('daySheets').selectAll().where('lineId', '=', lineId).orderBy('day').execute()
const idOf = async (lineId: string, on: string) => (await sheetOfDay(clerk(), { lineId, day: on }))?.formId ?? ''

/** As the phone sends it: done by its clock on the evening of that day. */
const sent = (on: string, time: string) => ({
  ...clerk(),
  operation: { id: office.visitor().newId(), madeAt: new Date(`${on}T${time}:00+04:00`) },
})

/** Three days without a network: each written and signed on its evening, and kept on the phone. */
async function threeDays(lineId: string) {
  const kept: (() => Promise<unknown>)[] = []
  for (const [place, on] of days.entries()) {
    const id = await idOf(lineId, on)
    const form = { ...day(lineId, on, { meterTo: String(4522 + place * 10) }), id, seen: '0' }
    const [writes, signs] = [sent(on, '17:00'), sent(on, '17:05')]
    kept.push(
      () => recordSheet(writes, form),
      () => signSheet(signs, { sheetId: id, seen: '1', signer: 'عيسى الحضري', signature: png }),
    )
  }
  return kept
}

test('9 sheets of three days without a network arrive in order and once, even when they are sent twice', async () => {
  const { lineId } = await out()
  const kept = await threeDays(lineId)
  at('2026-02-04', '08:00')
  for (const send of kept) {
    await send()
    await expect(send()).rejects.toThrow('وصلت هذه العملية من قبل.')
  }
  const rows = await sheets(lineId)
  expect(rows.map((row) => [row.day, row.state, row.meterFrom, row.meterTo])).toEqual([
    ['2026-02-01', 'signed', 45_120, 45_220],
    ['2026-02-02', 'signed', 45_220, 45_320],
    ['2026-02-03', 'signed', 45_320, 45_420],
  ])
  const told = (await office.history()).filter((name) => name.startsWith('equipment.timesheet'))
  expect(told).toHaveLength(6)
  const operations = await office.db.selectFrom('phoneOperations').select(['madeAt', 'arrivedAt']).orderBy('madeAt').execute()
  expect(operations).toHaveLength(6)
  expect(operations[0]).toEqual({ madeAt: new Date('2026-02-01T13:00:00Z'), arrivedAt: office.visitor().now() })
})

test('what the office wrote meanwhile is not covered up, and whoever has the phone may choose their own', async () => {
  const { lineId } = await out()
  const id = await idOf(lineId, '2026-02-01')
  at('2026-02-01', '18:00')
  await recordSheet(colleague(), { ...day(lineId, '2026-02-01', { worked: '8' }), id, seen: '0' })
  const mine = { ...day(lineId, '2026-02-01', { worked: '9' }), id }
  await expect(recordSheet(sent('2026-02-01', '17:00'), { ...mine, seen: '0' })).rejects.toMatchObject({
    code: 'equipment.changed-meanwhile',
  })
  expect(await sheets(lineId)).toMatchObject([{ worked: 480, version: 1 }])
  await recordSheet(sent('2026-02-01', '17:00'), { ...mine, seen: '1' })
  expect(await sheets(lineId)).toMatchObject([{ worked: 540, version: 2 }])
  // A signature is for what was seen.
  await expect(
    signSheet(sent('2026-02-01', '17:05'), { sheetId: id, seen: '1', signer: 'عيسى', signature: png }),
  ).rejects.toMatchObject({ code: 'equipment.changed-meanwhile' })
})
