import { beforeEach, expect, test } from 'vitest'
import { readBoardAsked } from '#areas/calendar/public-ui.tsx'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { sendHire } from '../hires/use-cases/sign-hire.ts'
import { startPoolHire } from '../hires/use-cases/start-pool-hire.ts'
import { setMachineReadiness } from '../machines/use-cases/set-machine-readiness.ts'
import { equipmentPermissions } from '../permissions.ts'
import { planService } from '../service/use-cases/plan-service.ts'
import { machineCalendar } from './queries.ts'

const office = testOffice()
const { here, clerk, far, aPool, asked, promised, setUp } = machineHiresOf(office)
beforeEach(setUp)

const board = (query: Record<string, string> = {}, ctx = clerk()) =>
  machineCalendar(ctx, readBoardAsked(new URLSearchParams(query)))

test('every machine has its lane under its kind, with who hires it, its services and how many are free', async () => {
  const { contractId } = await promised({ startsOn: '2026-01-20', endsOn: '2026-01-22' })
  const idle = here.machines[0] ?? ''
  await planService(clerk(), { machineId: idle, fromDay: '2026-01-24', untilDay: '2026-01-24' })
  const { groups, count } = await board()
  expect([count, groups.map(({ title }) => title)]).toEqual([2, ['حفارة 22 طنًا']])
  const bars = groups.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.bars))
  expect(bars).toContainEqual(
    expect.objectContaining({ ofId: contractId, who: 'مؤسسة سدح لمواد البناء', detail: expect.stringMatching(/^EQ-/) }),
  )
  expect(bars).toContainEqual(expect.objectContaining({ resourceId: idle, state: 'maintenance', who: 'صيانة' }))
  const roomOn = (day: string) => groups[0]?.room.find((one) => one.day === day)?.free
  expect([roomOn('2026-01-21'), roomOn('2026-01-24'), roomOn('2026-01-26')]).toEqual([1, 1, 2])
})

test('it is narrowed by a word, says no names to who may not read hires, and has nothing for another branch', async () => {
  await promised({ startsOn: '2026-01-20', endsOn: '2026-01-22' })
  expect((await board({ q: 'EX-08' })).count).toBe(1)
  const { groups } = await board({}, office.staff('noor', equipmentPermissions.view))
  const bars = groups.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.bars))
  expect(bars).toMatchObject([{ ofId: null, who: 'محجوزة' }])
  expect((await board({}, far())).count).toBe(0)
  await setMachineReadiness(clerk(), { machineId: here.machines[0] ?? '', readiness: 'retired' })
  expect((await board()).count).toBe(1)
})

test('what goes by quantity stands under the machines with how much of it is free on each day', async () => {
  const poolId = await aPool()
  const { kindId: _, basis: __, withOperator: ___, ...site } = asked()
  const hire = { ...site, poolId, quantity: '600', startsOn: '2026-01-20', endsOn: '2026-01-22' }
  await startPoolHire(clerk(), hire)
  const { bands } = await board()
  expect(bands.map(({ title }) => title)).toEqual(['سقالات، م²'])
  const freeOn = async (day: string) => (await board()).bands[0]?.room.find((one) => one.day === day)?.free
  expect(await freeOn('2026-01-21')).toBe(4200)
  await sendHire(clerk(), { contractId: hire.id })
  expect([await freeOn('2026-01-19'), await freeOn('2026-01-22'), await freeOn('2026-01-23')]).toEqual([4200, 3600, 4200])
  expect((await board({ q: 'EX-08' })).bands).toEqual([])
})

test('a machine is marked where a paper of it ends', async () => {
  const id = here.machines[0] ?? ''
  await office.db
    .updateTable('documents')
    .set({ expiresOn: '2026-01-20' })
    .where('recordId', '=', id)
    .where('kind', '=', 'insurance')
    .execute()
  const { groups } = await board()
  const lane = groups.flatMap(({ lanes }) => lanes).find((one) => one.id === id)
  expect(lane?.ends).toContainEqual({ day: '2026-01-20', says: 'تنتهي وثيقة تأمين المعدّة في 20 يناير 2026' })
})
