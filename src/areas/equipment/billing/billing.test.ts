import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { askOffHire, takeMachineBack } from '../hires/use-cases/end-line.ts'
import { workDays } from '../pricing/work-days.ts'
import { approveSheets } from '../sheets/use-cases/approve-sheets.ts'
import { disputeSheet, settleSheet } from '../sheets/use-cases/dispute-sheet.ts'
import { nextCycle } from './cycle.ts'
import { billCycle } from './use-cases/bill-cycle.ts'

const office = testOffice()
const { clerk, colleague, out, at, signed, approved, look, setUp } = machineHiresOf(office)
beforeEach(setUp)

const february = workDays({ rest: [5], holidays: [] }, '2026-02-01', '2026-02-28')
const cycle = async (contractId: string) => {
  const one = await look(contractId)
  return nextCycle(office.db, { ...one, contractId }, office.visitor().now())
}
const cycles = (contractId: string) =>
  office.db
    .selectFrom('hireCycles')
    .select(['number', 'net', 'invoiceId'])
    .where('contractId', '=', contractId)
    .orderBy('number')
    .execute()
const bill = (contractId: string, number: number, more: { putOff?: 'yes' } = {}) =>
  billCycle(colleague(), { contractId, number: String(number), ...more })

test('15 16 only approved sheets are billed, and what is missing is named before the invoice', async () => {
  const { contractId, lineId } = await out()
  for (const on of february.slice(0, 22)) await approved(lineId, on)
  const unsigned = await signed(lineId, february[22] ?? '')
  at('2026-03-02', '09:00')
  const shown = await cycle(contractId)
  expect(shown).toMatchObject({ number: 1, from: '2026-02-01', until: '2026-02-28', isDue: true })
  expect(shown?.missing.map(({ day, state }) => [day, state])).toEqual([
    [february[22], 'signed'],
    [february[23], null],
  ])
  await expect(bill(contractId, 1)).rejects.toThrow('كشفان')
  await approveSheets(colleague(), { sheetIds: [unsigned] })
  await approved(lineId, february[23] ?? '')
  await bill(contractId, 1)
  // The month, and the way there and back: 24 days are fewer than those from which it is free.
  expect(await cycles(contractId)).toMatchObject([{ net: 1_990_000n }])
})

test('17 what is put off is billed once in the next cycle, and is not put off again', async () => {
  const { contractId, lineId } = await out({ endsOn: '2026-04-30' })
  for (const on of february.slice(0, 23)) await approved(lineId, on)
  at('2026-03-02', '09:00')
  await bill(contractId, 1, { putOff: 'yes' })
  const first = (await cycles(contractId))[0]?.net ?? 0n
  const march = workDays({ rest: [5], holidays: [] }, '2026-03-01', '2026-03-31')
  for (const on of march) await approved(lineId, on)
  at('2026-04-01', '09:00')
  await expect(bill(contractId, 2, { putOff: 'yes' })).rejects.toThrow('لا يُؤجَّل مرتين')
  await approved(lineId, february[23] ?? '')
  await bill(contractId, 2)
  const second = (await cycles(contractId))[1]?.net ?? 0n
  // 24 + 26 days by the ladder: a month of 26 and what is left of fifty.
  expect([first, second]).toEqual([1_900_000n, 1_900_000n])
})

test('19 a cycle that is billed again, or by two at once, is the same invoice', async () => {
  const { contractId, lineId } = await out()
  for (const on of february) await approved(lineId, on)
  at('2026-03-02', '09:00')
  const tries = await Promise.all([bill(contractId, 1), bill(contractId, 1), bill(contractId, 1)])
  expect(new Set(tries.map(({ invoiceId }) => invoiceId)).size).toBe(1)
  expect(await office.db.selectFrom('invoices').select('id').execute()).toHaveLength(1)
  const states = await office.db.selectFrom('daySheets').select('state').distinct().execute()
  expect(states).toEqual([{ state: 'billed' }])
})

test('21 hours that were broken are taken off to the baisa; those of the hirer count as worked', async () => {
  const { contractId, lineId } = await out({ endsOn: '2026-03-03' })
  const days = [...february, '2026-03-01', '2026-03-02']
  expect(days).toHaveLength(26)
  for (const [at26, on] of days.entries()) {
    const broken = at26 < 2 ? ({ worked: '3', broken: '7', brokenBy: 'us' } as const) : {}
    const theirs = at26 === 2 ? ({ worked: '3', broken: '7', brokenBy: 'hirer' } as const) : {}
    await approved(lineId, on, { ...broken, ...theirs, ...(at26 > 22 && { worked: '11' }) })
  }
  at('2026-03-02', '18:00')
  await askOffHire(clerk(), { lineId, endsOn: '2026-03-02', endsTime: '17:30' })
  await takeMachineBack(clerk(), { lineId, meter: '4520' })
  expect(await cycle(contractId)).toMatchObject({ net: 1_900_000n - 102_308n + 27_000n, isDue: true })
})

test('23 24 days after off-hire are not billed, and what the meter ran on is', async () => {
  const { contractId, lineId } = await out({ basis: 'day', endsOn: '2026-02-14' })
  await approved(lineId, '2026-02-01', { meterTo: '4522' })
  await approved(lineId, '2026-02-02', { meterTo: '4532' })
  at('2026-02-03', '08:00')
  await askOffHire(clerk(), { lineId, endsOn: '2026-02-03', endsTime: '07:30' })
  at('2026-02-05', '10:00')
  await takeMachineBack(clerk(), { lineId, meter: '4536' })
  const shown = await cycle(contractId)
  expect(shown?.missing.map(({ day }) => day)).toEqual(['2026-02-03'])
  // Two days, four hours by the meter after the last sheet, and the way.
  expect(shown?.net).toBe(190_000n + 48_000n + 90_000n)
})

test('18 what is disputed waits, and is billed as it was settled', async () => {
  const { contractId, lineId } = await out({ basis: 'hour', endsOn: '2026-02-02' })
  const sheetId = await approved(lineId, '2026-02-01', { worked: '6' })
  await approved(lineId, '2026-02-02', { worked: '2' })
  await disputeSheet(colleague(), { sheetId, by: 'عيسى', why: 'خمس ساعات', worked: '5' })
  at('2026-03-02', '09:00')
  await askOffHire(clerk(), { lineId, endsOn: '2026-02-02', endsTime: '18:00' })
  expect((await cycle(contractId))?.missing).toMatchObject([{ sheetId, state: 'disputed' }])
  const { version } = await office.db
    .selectFrom('daySheets')
    .select('version')
    .where('id', '=', sheetId)
    .executeTakeFirstOrThrow()
  await settleSheet(colleague(), { sheetId, seen: String(version), worked: '5.5', why: 'اتفقنا' })
  // 5.5 and the least of 4 hours at 12, and the way.
  expect((await cycle(contractId))?.net).toBe(66_000n + 48_000n + 90_000n)
})
