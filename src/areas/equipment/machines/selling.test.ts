import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { banksOf } from '#testing/banks.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { machineCatalogue } from '../catalogue/queries.ts'
import { recordService } from '../service/use-cases/record-service.ts'
import { kindsNow } from '../yard/queries.ts'
import { machine } from './machine-detail.ts'
import { machines } from './queries.ts'
import { sellMachine } from './use-cases/sell-machine.ts'
import { setMachineReadiness } from './use-cases/set-machine-readiness.ts'

const office = testOffice()
const { colleague } = banksOf(office)
const { here, clerk, far, out, promised, newId, setUp } = machineHiresOf(office)
let officer: Awaited<ReturnType<typeof colleague>>
beforeEach(async () => {
  await setUp()
  officer = await colleague('noura', 'equipmentOfficer')
})

const one = () => here.machines[0] ?? ''
const other = () => here.machines[1] ?? ''
const sale = (machineId: string) => ({ machineId, soldOn: '2026-01-14', soldTo: 'مؤسسة وادي عدونب', soldFor: '18500' })
const waiting = () => office.db.selectFrom('approvals').select('id').where('action', '=', 'equipment.sell').execute()
const manager = () => colleague('said', 'generalManager')
const sold = async (machineId: string) => {
  const general = await manager()
  await sellMachine(officer, sale(machineId))
  for (const { id } of await waiting()) await approve(general, { approvalId: id })
}
const free = async () => {
  const query = new URLSearchParams({ from: '2026-02-01', until: '2026-02-06', operator: 'with' })
  return (await machineCatalogue(office.visitor(), query)).kinds.map(({ room }) => room?.free)
}
const everything = { q: '', kind: '', state: '', ownership: '', service: '', idle: '', branch: '', sort: '', page: 1 } as const

test('a machine is sold by two, leaves the catalogue and the calendar, and keeps its history', async () => {
  const general = await manager()
  await sellMachine(officer, sale(one()))
  await expect(sellMachine(officer, sale(one()))).rejects.toThrow('بانتظار الاعتماد')
  expect([await machine(clerk(), one()), await free()]).toMatchObject([{ readiness: 'ready', saleAsked: true }, [2]])
  const [asked] = await waiting()
  await approve(general, { approvalId: asked?.id ?? '' })
  expect(await machine(clerk(), one())).toMatchObject({
    ...{ readiness: 'sold', soldOn: '2026-01-14', soldTo: 'مؤسسة وادي عدونب', soldFor: 18_500_000n },
    ...{ saleAsked: false, hireableUntil: null },
  })
  expect(await free()).toEqual([1])
  expect(await kindsNow(clerk())).toMatchObject([{ all: 1 }])
  const seen = await machines(clerk(), everything)
  expect(seen.rows.map(({ id }) => id)).toEqual([other()])
  expect((await machines(clerk(), { ...everything, state: 'sold' })).count).toBe(1)
  const task = await office.db.selectFrom('tasks').select(['title', 'role']).where('rule', '=', 'equipment.book-sale').execute()
  expect(task).toEqual([{ title: 'قيّد بيع كاتربيلر 320 EX-07: 18,500.000 ر.ع.', role: 'accountant' }])
  expect(await office.history()).toContain('equipment.machine-sold')
})

test('what was sold is neither set ready nor serviced, nor sold again', async () => {
  await sold(one())
  await expect(setMachineReadiness(clerk(), { machineId: one(), readiness: 'ready' })).rejects.toThrow('بيعت هذه المعدّة')
  const service = { id: newId(), machineId: one(), done: 'زيت', meter: '4512' }
  await expect(recordService(clerk(), service)).rejects.toThrow('بيعت هذه المعدّة')
  await expect(sellMachine(officer, sale(one()))).rejects.toThrow('بيعت هذه المعدّة من قبل')
  await expect(sellMachine(far(), sale(other()))).rejects.toMatchObject({ status: 404 })
})

test('one that is out or promised stays, also where it was promised after it was asked for', async () => {
  await out()
  await expect(sellMachine(officer, sale(one()))).rejects.toThrow('مؤجرة أو محجوزة')
  const general = await manager()
  await sellMachine(officer, sale(other()))
  await promised({ startsOn: '2026-02-03', endsOn: '2026-02-05', phone: '90000199' })
  const [asked] = await waiting()
  await expect(approve(general, { approvalId: asked?.id ?? '' })).rejects.toThrow('مؤجرة أو محجوزة')
})

test('one in the workshop may be sold and is there no more', async () => {
  await setMachineReadiness(clerk(), { machineId: one(), readiness: 'maintenance', readyOn: '2026-01-20' })
  await sold(one())
  expect(await machine(clerk(), one())).toMatchObject({ readiness: 'sold', outUntil: null })
})

test('sold and promised at one moment, it is one of both', async () => {
  await out()
  const general = await manager()
  await sellMachine(officer, sale(other()))
  const [asked] = await waiting()
  const hire = { startsOn: '2026-02-03', endsOn: '2026-02-05', phone: '90000199' }
  const ends = await Promise.allSettled([approve(general, { approvalId: asked?.id ?? '' }), promised(hire)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
