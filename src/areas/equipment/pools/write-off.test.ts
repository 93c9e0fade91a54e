import { beforeEach, expect, test } from 'vitest'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { boxesOf } from '#testing/boxes.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { checkBooks } from '../../finance/closing/checks.ts'
import { poolById, pools } from './queries.ts'
import { correctPool } from './use-cases/correct-pool.ts'
import { takeFromPool } from './use-cases/take-pool.ts'
import { writeOffPool } from './use-cases/write-off-pool.ts'

const office = testOffice()
const { agreed, aPool, clerk, newId, scaffolding, setUp, taking } = machineHiresOf(office)
const { colleague } = boxesOf(office)
beforeEach(setUp)

type Typed = Record<string, string>
const lose = (poolId: string, more: Typed = {}, who = clerk()) =>
  writeOffPool(who, { id: newId(), poolId, seen: '1', quantity: '20', why: 'ضاعت عند النقل', gone1: '5', ...more } as never)
const total = async () => (await pools(office.visitor()))[0]?.total
const waiting = async () => (await office.db.selectFrom('approvals').select(['id', 'status', 'amount']).execute()).at(-1)
/** One who keeps the yard, and one who agrees. */
const two = async () => [await colleague('muslim', 'equipmentOfficer'), await colleague('noura', 'generalManager')] as const

test('what is cheap leaves the count at once, with its row, and the books do not move', async () => {
  const poolId = await aPool()
  const journals = async () => (await office.db.selectFrom('journals').select('id').execute()).length
  const before = await journals()
  const asked = { id: newId(), gone2: '2' }
  expect(await lose(poolId, asked)).toEqual({ poolId, waits: false })
  await lose(poolId, asked)
  expect(await poolById(office.visitor(), poolId)).toMatchObject({
    ...{ total: 4_180, version: 2 },
    // Five frames at 8.500 and two couplers at 0.900.
    writeOffs: [{ quantity: 20, pieces: 'إطار 5، وصلة 2', amount: 44_300n, total: 4_180, askedBy: 'muslim', agreedBy: null }],
  })
  expect(await journals()).toBe(before)
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
  const told = office.db.selectFrom('facts').select('data').where('name', '=', 'equipment.pool-written-off')
  expect(await told.execute()).toMatchObject([{ data: { quantity: 20, total: 4_180, journal: null } }])
  // Whoever corrects the pool has seen the count of before.
  const { id: _, ...form } = scaffolding({ total: '4200' })
  await expect(correctPool(clerk(), { ...form, poolId, seen: '1', total: '4300' })).rejects.toThrow('عُدّل هذا السجل')
})

test('what is dear, or has no price, waits for somebody else; what is refused stays in the count', async () => {
  const poolId = await aPool()
  const [officer, manager] = await two()
  expect(await lose(poolId, { gone1: '6' }, officer)).toEqual({ poolId, waits: true })
  expect(await total()).toBe(4_200)
  await expect(lose(poolId, { gone1: '7' }, officer)).rejects.toMatchObject({ code: 'access.asked-already' })
  const first = await waiting()
  expect(first).toMatchObject({ status: 'pending', amount: 51_000n })
  await expect(approve(officer, { approvalId: first?.id ?? '' })).rejects.toThrow()
  await approve(manager, { approvalId: first?.id ?? '' })
  expect(await poolById(office.visitor(), poolId)).toMatchObject({
    ...{ total: 4_180, writeOffs: [{ askedBy: 'muslim', agreedBy: 'noura', amount: 51_000n }] },
  })
  expect(await lose(poolId, { seen: '2', gone1: '' }, officer)).toEqual({ poolId, waits: true })
  await reject(manager, { approvalId: (await waiting())?.id ?? '', note: 'ابحثوا عنها أولًا' })
  expect(await total()).toBe(4_180)
})

test('never more is written off than lies in the yard, when it is asked and when it is agreed to', async () => {
  const poolId = await aPool({ total: '700' })
  const { contractId } = await agreed()
  const [officer, manager] = await two()
  await expect(lose(poolId, { quantity: '701' })).rejects.toThrow('في الساحة منها 700')
  await lose(poolId, { quantity: '100', gone1: '60' }, officer)
  await takeFromPool(clerk(), taking(contractId, poolId, { quantity: '650' }))
  await expect(lose(poolId, { quantity: '51' })).rejects.toThrow('في الساحة منها 50')
  await expect(approve(manager, { approvalId: (await waiting())?.id ?? '' })).rejects.toThrow('في الساحة منها 50')
  expect([await total(), (await waiting())?.status]).toEqual([700, 'pending'])
  await expect(lose(poolId, { quantity: '', why: '', gone1: 'x' })).rejects.toThrow()
  await expect(writeOffPool(office.staff('nobody'), { id: newId(), poolId } as never)).rejects.toMatchObject({ status: 403 })
})

test('of those who write off at once, and take at once, none takes what the other took', async () => {
  const poolId = await aPool({ total: '100' })
  const { contractId } = await agreed()
  for (let round = 1; round <= 6; round += 1) {
    const { version = 1 } = (await poolById(office.visitor(), poolId)) ?? {}
    const seen = String(version)
    await Promise.allSettled([
      lose(poolId, { quantity: '30', seen }),
      lose(poolId, { quantity: '30', seen }),
      takeFromPool(clerk(), taking(contractId, poolId, { quantity: '15' })),
    ])
    const [stock] = await pools(office.visitor())
    const gone = (await office.db.selectFrom('poolWriteOffs').select('quantity').execute()).reduce(
      (sum, one) => sum + one.quantity,
      0,
    )
    expect(stock?.total).toBe(100 - gone)
    expect((stock?.total ?? 0) - (stock?.out ?? 0)).toBeGreaterThanOrEqual(0)
  }
  expect(await office.db.selectFrom('poolWriteOffs').select('id').execute()).not.toEqual([])
})
