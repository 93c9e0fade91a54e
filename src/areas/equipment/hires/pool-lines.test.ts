import { beforeEach, expect, test } from 'vitest'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { pools } from '../pools/queries.ts'
import { correctPool } from '../pools/use-cases/correct-pool.ts'
import { returnToPool } from '../pools/use-cases/return-pool.ts'
import { takeFromPool } from '../pools/use-cases/take-pool.ts'
import { hireValues } from './hire-values.ts'
import type { StartPoolHireForm } from './inputs.ts'
import { addPoolLine, strikePoolLine } from './use-cases/change-pool-lines.ts'
import { giveUpPools } from './use-cases/give-up-line.ts'
import { remindHires } from './use-cases/remind-hires.ts'
import { sendHire, takeHireBack } from './use-cases/sign-hire.ts'
import { startHire } from './use-cases/start-hire.ts'
import { startPoolHire } from './use-cases/start-pool-hire.ts'

const office = testOffice()
const { box, pays } = payersOf(office)
const { clerk, asked, look, at, aPool, scaffolding, taking, newId, setUp } = machineHiresOf(office)
let poolId: string
beforeEach(async () => {
  await setUp()
  poolId = await aPool()
})

const form = (more: Partial<StartPoolHireForm> = {}): StartPoolHireForm => {
  const { kindId: _, basis: __, withOperator: ___, ...site } = asked()
  return { ...site, poolId, quantity: '600', startsOn: '2026-02-01', endsOn: '2026-03-02', ...more }
}
async function quoted() {
  const asking = form()
  await Promise.all([startPoolHire(clerk(), asking), startPoolHire(clerk(), asking)])
  return asking.id
}
const agreed = async () => {
  const id = await quoted()
  await putInForce(clerk(), id)
  at('2026-02-01')
  return id
}

test('scaffolding alone is quoted by the days it is planned, with the deposit of each square metre', async () => {
  const id = await quoted()
  expect(await look(id)).toMatchObject({ stage: 'quoted', net: 360_000n, vat: 18_000n, lines: [], pools: [{ quantity: 600 }] })
  const said = await hireValues({ db: office.db }, id)
  expect([said.lines, said.deposit, said.from]).toEqual(['سقالات، 600 م²', '600.000 ر.ع.', '1 فبراير 2026'])
  await expect(startPoolHire(clerk(), form({ quantity: '4201' }))).rejects.toMatchObject({ issues: [{ path: ['quantity'] }] })
  await expect(startPoolHire(clerk(), form({ endsOn: '2026-01-31' }))).rejects.toMatchObject({ issues: [{ path: ['endsOn'] }] })
})

test('it is added to machines and struck again, and one thing always stays', async () => {
  const asking = asked()
  await startHire(clerk(), asking)
  const line = { id: newId(), contractId: asking.id, poolId, quantity: '100', startsOn: '2026-02-01', endsOn: '2026-03-02' }
  await Promise.all([addPoolLine(clerk(), line), addPoolLine(clerk(), line)])
  expect((await look(asking.id)).net).toBe(2_050_000n)
  await expect(addPoolLine(clerk(), { ...line, id: newId() })).rejects.toMatchObject({ issues: [{ path: ['poolId'] }] })
  await strikePoolLine(clerk(), { contractId: asking.id, lineId: line.id })
  expect((await look(asking.id)).net).toBe(1_990_000n)
  const alone = await quoted()
  const [only] = (await look(alone)).pools
  await expect(strikePoolLine(clerk(), { contractId: alone, lineId: only?.id ?? '' })).rejects.toThrow('بند واحد على الأقل')
})

test('it goes out by the price that was quoted, once its deposit is in, and the hire is over when all is back', async () => {
  const contractId = await agreed()
  const take = taking(contractId, poolId)
  await expect(takeFromPool(clerk(), { ...take, waivedWhy: '' })).rejects.toMatchObject({ issues: [{ path: ['waivedWhy'] }] })
  const { id: _, ...pool } = scaffolding({ monthPrice: '0.900' })
  await correctPool(clerk(), { ...pool, poolId, seen: '1' })
  await box()
  await pays((await look(contractId)).partyId, '600')
  await takeFromPool(clerk(), take)
  const { price } = await office.db.selectFrom('hirePools').select('price').executeTakeFirstOrThrow()
  expect([price, (await look(contractId)).stage]).toEqual([600n, 'out'])
  at('2026-02-15', '10:00')
  const back = { id: newId(), contractId, poolId, seen: '2', quantity: '600', day: '2026-02-15' }
  await returnToPool(clerk(), back)
  expect((await look(contractId)).stage).toBe('returned')
})

test('what nobody fetches leaves the hire, and with it the hire is over', async () => {
  const contractId = await agreed()
  await giveUpPools(clerk(), { contractId, why: 'اشترى سقالات' })
  await giveUpPools(clerk(), { contractId, why: 'اشترى سقالات' })
  expect(await look(contractId)).toMatchObject({ stage: 'cancelled', pools: [], deposit: { asked: 0n } })
  expect(await pools(office.visitor())).toMatchObject([{ out: 0 }])
})

const free = async () => (await pools(office.visitor()))[0]?.free
const all = { quantity: '4200' }
const begun = async (more: Partial<StartPoolHireForm>) => (await startPoolHire(clerk(), form(more))).id

test('no more is offered than is free in the days that are asked for', async () => {
  await agreed()
  await expect(begun(all)).rejects.toThrow('سقالات: المتاح منها من 1 فبراير 2026 إلى 2 مارس 2026 3,600 م²')
  await begun({ quantity: '3600' })
  // After the others are back all of it is free.
  const later = { ...all, startsOn: '2026-03-03', endsOn: '2026-03-10' }
  await sendHire(clerk(), { contractId: await begun(later) })
  await expect(begun({ ...later, quantity: '1' })).rejects.toThrow('سقالات: لا متاح منها من')
})

test('what was sent is kept until it is taken back, and of two at once one is', async () => {
  const [one, other] = [await begun(all), await begun(all)]
  const sent = await Promise.allSettled([one, other].map((contractId) => sendHire(clerk(), { contractId })))
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [kept = '', left = ''] = sent[0]?.status === 'fulfilled' ? [one, other] : [other, one]
  await expect(sendHire(clerk(), { contractId: left })).rejects.toThrow('سقالات: لا متاح منها في هذه المدة')
  await takeHireBack(clerk(), { contractId: kept, reason: 'طلب أقل' })
  await sendHire(clerk(), { contractId: left })
  // Nobody accepted it in its time.
  at('2026-02-10')
  await remindHires(clerk(), {})
  expect(await free()).toBe(4200)
})

test('of what is kept a part is taken, the rest stays kept until its last day is over', async () => {
  const contractId = await agreed()
  const take = (quantity: string) =>
    takeFromPool(clerk(), { ...taking(contractId, poolId, { quantity }), waivedWhy: 'عميل قديم' })
  expect(await free()).toBe(3600)
  await take('200')
  expect([await free(), (await pools(office.visitor()))[0]?.out]).toEqual([3600, 200])
  await take('500')
  expect([await free(), (await pools(office.visitor()))[0]?.out]).toEqual([3500, 700])
  const second = await agreed()
  at('2026-03-03')
  await remindHires(clerk(), {})
  expect(await free()).toBe(3500)
  expect((await look(second)).pools).toMatchObject([{ quantity: 600, stockId: null }])
})
