import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { takeMachineBack } from './use-cases/end-line.ts'
import { exchangeMachine } from './use-cases/exchange-machine.ts'

const office = testOffice()
const { here, clerk, approved, out, look, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

/** It went out at 4512 hours. */
const back = (lineId: string, meter: string, more: object = {}) => takeMachineBack(clerk(), { lineId, meter, ...more })
const stage = async (contractId: string) => (await look(contractId)).stage
const fields = (of: Promise<unknown>) =>
  of.then(
    () => [],
    (error) => error.issues.map(({ path }: { path: string[] }) => path[0]),
  )

test('a meter that comes back far above its sheets is asked about, and goes on with a word of why', async () => {
  const { contractId, lineId } = await out()
  await approved(lineId, '2026-02-01')
  // Ten hours are written, ten more let pass.
  await expect(back(lineId, '4532.1')).rejects.toThrow('تزيد هذه القراءة 10.1 ساعة على ما تشرحه الكشوف')
  expect(await fields(back(lineId, '4600'))).toEqual(['meter', 'sure'])
  expect(await fields(back(lineId, '4600', { sure: 'yes' }))).toEqual(['note'])
  expect(await stage(contractId)).toBe('out')
  await back(lineId, '4600', { sure: 'yes', note: 'عملت ليلًا بلا كشف' })
  expect(await stage(contractId)).toBe('returned')
  const said = await office.db.selectFrom('facts').select('data').where('name', '=', 'equipment.taken-back').executeTakeFirst()
  expect(said?.data).toMatchObject({ note: 'عملت ليلًا بلا كشف' })
})

test('what its sheets explain is not asked about, by hours or by the meter they read', async () => {
  const { contractId, lineId } = await out()
  await approved(lineId, '2026-02-01', { meterTo: '4540', note: 'تحريك في الموقع' })
  await back(lineId, '4550')
  expect(await stage(contractId)).toBe('returned')
})

test('an exchange asks about the meter of the one that leaves', async () => {
  const { lineId } = await out()
  const other = { id: newId(), lineId, machineId: here.machines[1] ?? '', operatorId: here.operators[1] ?? '', meter: '4512' }
  const exchange = (more: object) => exchangeMachine(clerk(), { ...other, meterBack: '4560', why: 'تسريب زيت', ...more })
  expect(await fields(exchange({}))).toEqual(['meterBack', 'sure'])
  await exchange({ sure: 'yes', note: 'لم تُسجَّل كشوف أول الأسبوع' })
})
