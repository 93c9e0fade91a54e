import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { askOffHire, takeMachineBack } from '../hires/use-cases/end-line.ts'
import { machine } from '../machines/machine-detail.ts'
import { addMachine } from '../machines/use-cases/add-machine.ts'
import { sellMachine } from '../machines/use-cases/sell-machine.ts'
import { costOfSubHire } from './cost.ts'
import { subHires } from './queries.ts'
import { endSubHire } from './use-cases/end-sub-hire.ts'
import { tellMargins } from './use-cases/tell-margins.ts'

const office = testOffice()
const { setUp, here, clerk, near, cat320, newId, out, at, approved } = machineHiresOf(office)
beforeEach(setUp)

const agreed = {
  rungs: [{ days: 1, price: 95_000n }],
  ...{ hour: 0n, minimum: 0, overtime: 9_000n, load: 0n, leastLoads: 0, dayHours: 10, standbyPercent: 50, guarantee: 0 },
}
const month = Array.from({ length: 26 }, (_, one) => ({
  ...{
    day: `2026-02-${String(one + 1).padStart(2, '0')}`,
    worked: one < 2 ? 180 : 600,
    standby: 0,
    broken: one < 2 ? 420 : 0,
    loads: 0,
  },
}))

test('27 Q14 what a machine of others costs follows the same sheets, and ends with the day it was given back', () => {
  const supplied = { day: null, month: 1_500_000n, until: null }
  expect(costOfSubHire(agreed, supplied, month)).toBe(1_419_231n)
  expect(costOfSubHire(agreed, { ...supplied, day: 60_000n, until: '2026-02-04' }, month.slice(2))).toBe(120_000n)
})

test('27 given back to whose it is, it is offered no longer; while it is on a site it is not given back', async () => {
  const supplierId = newId()
  await office.db
    .insertInto('suppliers')
    .values({
      id: supplierId,
      name: 'مؤسسة ظفار للمعدات',
      folded: 'مؤسسة ظفار للمعدات',
      addedAt: office.visitor().now(),
    } as never)
    .execute()
  const rented = {
    ...cat320(here.kindId, 'EX-90'),
    ownership: 'sub-hired',
    supplierId,
    supplierMonth: '1500',
    supplierDay: '70',
  } as const
  const { id: machineId } = await addMachine(near(), rented)
  await office.db
    .updateTable('machines')
    .set({ ownership: 'sub-hired', supplierId, supplierMonth: 1_500_000n, supplierDay: 70_000n })
    .where('id', '=', here.machines[0] ?? '')
    .execute()
  const { lineId } = await out({ endsOn: '2026-02-10' })
  await approved(lineId, '2026-02-01')
  const [first] = (await subHires(clerk())).filter(({ code }) => code === 'EX-07')
  expect(first).toMatchObject({ supplier: 'مؤسسة ظفار للمعدات', hires: [{ income: 95_000n, cost: 70_000n, margin: 25_000n }] })
  await tellMargins(clerk(), {})
  expect(await office.db.selectFrom('tasks').where('rule', '=', 'equipment.margin-below-zero').select('id').execute()).toEqual([])
  await office.db.updateTable('machines').set({ supplierDay: 120_000n }).where('code', '=', 'EX-07').execute()
  await tellMargins(clerk(), {})
  await tellMargins(clerk(), {})
  const tasks = await office.db.selectFrom('tasks').where('rule', '=', 'equipment.margin-below-zero').select('title').execute()
  expect(tasks).toMatchObject([{ title: expect.stringContaining('EX-07') }])
  const given = { machineId: here.machines[0] ?? '', until: '2026-02-01' }
  await expect(endSubHire(clerk(), given)).rejects.toThrow('في الموقع')
  at('2026-02-02', '10:00')
  await askOffHire(clerk(), { lineId, endsOn: '2026-02-02', endsTime: '17:30' })
  await takeMachineBack(clerk(), { lineId, meter: '4530' })
  await endSubHire(clerk(), given)
  await endSubHire(clerk(), given)
  expect(await machine(clerk(), given.machineId)).toMatchObject({ hireableUntil: null, supplierUntil: '2026-02-01' })
  await expect(endSubHire(clerk(), { machineId: here.machines[1] ?? '', until: '2026-02-01' })).rejects.toThrow('هذه المعدّة لنا')
  expect(machineId).not.toBe(given.machineId)
  const sale = { machineId: given.machineId, soldOn: '2026-02-02', soldTo: 'معرض الواحة', soldFor: '9000' }
  await expect(sellMachine(clerk(), sale)).rejects.toThrow('مستأجرة من الغير، فلا تُباع')
})
