import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { checkBooks } from '../../finance/closing/checks.ts'
import { nextCycle } from '../billing/cycle.ts'
import { billCycle } from '../billing/use-cases/bill-cycle.ts'
import { hireContracts } from '../hires/hire-kind.ts'
import { askOffHire, takeMachineBack } from '../hires/use-cases/end-line.ts'
import { yardBoard } from '../yard/board.ts'
import type { PoolForm, ReturnPoolForm, TakePoolForm } from './inputs.ts'
import { poolsOf } from './outs.ts'
import { poolStatement } from './pool-paper.ts'
import { pools, poolsOnHire } from './queries.ts'
import { addPool } from './use-cases/add-pool.ts'
import { correctPool } from './use-cases/correct-pool.ts'
import { returnToPool } from './use-cases/return-pool.ts'
import { settleDifference } from './use-cases/settle-difference.ts'
import { takeFromPool } from './use-cases/take-pool.ts'

const office = testOffice()
const { agreed, aPool, approved, at, clerk, colleague, look, newId, out, scaffolding, setUp, taking } = machineHiresOf(office)
beforeEach(setUp)

const take = (contractId: string, poolId: string, more: Partial<TakePoolForm> = {}) =>
  takeFromPool(clerk(), taking(contractId, poolId, more))
const back = (contractId: string, poolId: string, more: Partial<ReturnPoolForm> = {}) =>
  returnToPool(clerk(), { id: newId(), contractId, poolId, seen: '1', quantity: '200', day: '2026-02-15', ...more })
const bill = (contractId: string, number: number) => billCycle(colleague(), { contractId, number: String(number), putOff: 'yes' })
const cycle = async (contractId: string) =>
  nextCycle(office.db, { ...(await look(contractId)), contractId }, office.visitor().now())
const lines = (invoiceId: string | null) =>
  office.db
    .selectFrom('charges')
    .select(['description', 'net', 'vat'])
    .where('invoiceId', '=', invoiceId ?? '')
    .orderBy('place')
    .execute()
const left = async (contractId: string) => (await poolsOf(office.db, contractId)).map((pool) => pool.left)
const inOrder = async () => expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])

test('3 Q8 a hire of scaffolding alone is billed for the days each part of it was there', async () => {
  const poolId = await aPool()
  const { contractId } = await agreed({ startsOn: '2026-03-01', endsOn: '2026-05-30' })
  // A cycle of thirty days: April, from the first machine or piece that went out.
  at('2026-04-01')
  await take(contractId, poolId, { day: '2026-04-01' })
  at('2026-04-15', '10:00')
  await back(contractId, poolId, { day: '2026-04-15' })
  expect((await look(contractId)).stage).toBe('out')
  // Its machine is still to go.
  expect((await yardBoard(clerk())).goes.map((card) => card.contractId)).toEqual([contractId])
  at('2026-05-01', '09:00')
  expect(await cycle(contractId)).toMatchObject({ from: '2026-04-01', until: '2026-04-30', net: 300_000n, isDue: true })
  const { invoiceId } = await bill(contractId, 1)
  expect(await lines(invoiceId)).toMatchObject([
    { description: 'سقالات: 400 م² × 30 يومًا + 200 م² × 15 يومًا', net: 300_000n, vat: 15_000n },
  ])
  expect(await cycle(contractId)).toMatchObject({ number: 2, isDue: false })
  // All of it comes back on the tenth day of the next: 400 for ten days more.
  at('2026-05-10', '10:00')
  await back(contractId, poolId, { quantity: '400', day: '2026-05-10' })
  at('2026-05-11')
  expect((await cycle(contractId))?.pools).toMatchObject([{ hire: 80_000n, before: 300_000n }])
  await inOrder()
})

test('3 Q9 26 what is short is charged at once with both counts, untaxed', async () => {
  const poolId = await aPool()
  const { contractId } = await agreed()
  await take(contractId, poolId)
  at('2026-02-15', '10:00')
  const id = newId()
  const counted = { id, missing1: '6', theirMissing1: '5', damaged2: '', theirDamaged2: '1' }
  await expect(back(contractId, poolId, counted)).rejects.toThrow('إطار ناقص: 6 بعدّنا و5 بعدّ العميل؛ وصلة متضرر: 0 بعدّنا و1')
  await expect(back(contractId, poolId, { ...counted, difference: 'ours' })).rejects.toMatchObject({
    issues: [{ path: ['differenceWhy'] }],
  })
  expect(await left(contractId)).toEqual([600])
  const said = { ...counted, difference: 'ours', differenceWhy: 'عدّه السائق أمام ممثلهم' } as const
  await back(contractId, poolId, said)
  await back(contractId, poolId, said)
  expect(await left(contractId)).toEqual([400])
  const { kind, net, vat } = await office.db
    .selectFrom('invoices')
    .innerJoin('charges', 'charges.invoiceId', 'invoices.id')
    .select(['charges.kind', 'invoices.net', 'invoices.vat'])
    .where('invoices.id', '=', id)
    .executeTakeFirstOrThrow()
  expect([kind, net, vat]).toEqual(['car-damage', 51_000n, 0n])
  expect((await lines(id)).map(({ description }) => description)).toEqual(['سقالات، إطار ناقص: 6 بعدّنا و5 بعدّ العميل، حُسب بعدّنا'])
  const shorts = await office.db
    .selectFrom('hirePoolShorts')
    .select(['name', 'missing', 'theirDamaged'])
    .orderBy('place')
    .execute()
  expect(shorts).toEqual([
    { name: 'إطار', missing: 6, theirDamaged: 0 },
    { name: 'وصلة', missing: 0, theirDamaged: 1 },
  ])
  await inOrder()
})

test('26 a count both sides differ on is charged as theirs, or stays open until they agree, and then once', async () => {
  const poolId = await aPool()
  const { contractId } = await agreed()
  await take(contractId, poolId)
  at('2026-02-15', '10:00')
  const [theirs, open] = [newId(), newId()]
  const differing = { missing1: '6', theirMissing1: '5' }
  await back(contractId, poolId, { id: theirs, ...differing, difference: 'theirs' })
  expect(await lines(theirs)).toMatchObject([{ net: 42_500n }])
  await back(contractId, poolId, { id: open, ...differing, difference: 'open', differenceWhy: 'يعيدون العدّ غدًا' })
  expect(await lines(open)).toEqual([])
  expect(await hireContracts.depositWaitsFor?.({ db: office.db }, contractId)).toContain('الاتفاق على عدّ السقالات التي أُعيدت')
  const waits = () =>
    office.db.selectFrom('tasks').select('status').where('rule', '=', 'equipment.pool-difference').executeTakeFirst()
  expect((await waits())?.status).toBe('open')
  const settle = (by: 'ours' | 'theirs') =>
    settleDifference(clerk(), { contractId, returnId: open, by, why: 'وُجد واحد في الموقع' })
  await Promise.all([settle('ours'), settle('ours')])
  await settle('theirs')
  expect(await lines(open)).toMatchObject([{ net: 51_000n, vat: 0n }])
  expect((await waits())?.status).not.toBe('open')
  expect(await hireContracts.depositWaitsFor?.({ db: office.db }, contractId)).toEqual(['إعادة المعدات'])
  const [pool] = (await poolsOnHire(clerk(), { contractId, mayTake: false })).held
  expect(pool?.moves.map(({ difference }) => difference)).toEqual([null, 'theirs', 'ours'])
  await inOrder()
})

test('25 what went out first comes back first, of this hire alone, and never more than is there', async () => {
  const poolId = await aPool({ total: '1000' })
  const first = await agreed()
  const { contractId } = await agreed({ startsOn: '2026-02-01' })
  await take(first.contractId, poolId, { quantity: '100' })
  await take(contractId, poolId, { quantity: '300' })
  at('2026-02-10')
  await take(contractId, poolId, { quantity: '200', day: '2026-02-10' })
  await expect(take(contractId, poolId, { quantity: '401', day: '2026-02-10' })).rejects.toThrow('المتاح منها في هذه المدة 400')
  at('2026-02-20')
  await expect(back(contractId, poolId, { quantity: '301', day: '2026-02-09' })).rejects.toThrow('عنده منها 300')
  await expect(back(contractId, poolId, { quantity: '501', day: '2026-02-20' })).rejects.toThrow('عنده منها 500')
  await back(contractId, poolId, { quantity: '350', day: '2026-02-20' })
  const [held] = await poolsOf(office.db, contractId)
  expect(held?.takings.map((one) => [one.quantity, one.left])).toEqual([
    [300, 0],
    [200, 150],
  ])
  expect(await left(first.contractId)).toEqual([100])
  expect(await pools(office.visitor())).toMatchObject([{ total: 1000, out: 250, free: 750 }])
})

/** All of them once in a while; enough of them each time. */
const rounds = process.env.FULL ? 40 : 8

test('4 twelve at once on one pool are never given more than there is', { timeout: 120_000 }, async () => {
  const poolId = await aPool({ total: '100' })
  const hires = [await agreed(), await agreed()].map(({ contractId }) => contractId)
  const day = '2026-02-01'
  for (let round = 0; round < rounds; round += 1) {
    const clients = Array.from({ length: 12 }, (_, client) => {
      const contractId = hires[client % hires.length] ?? ''
      return client % 4 === 3
        ? back(contractId, poolId, { quantity: '15', day })
        : take(contractId, poolId, { quantity: '30', day })
    })
    await Promise.allSettled(clients)
    const [stock] = await pools(office.visitor())
    const held = (await Promise.all(hires.map(left))).flat()
    expect(stock?.out).toBe(held.reduce((sum, each) => sum + each, 0))
    expect(stock?.out).toBeLessThanOrEqual(100)
    expect(Math.min(...held)).toBeGreaterThanOrEqual(0)
  }
  // Something went each way, until no more would.
  expect((await office.db.selectFrom('hirePoolReturns').select('id').execute()).length).toBeGreaterThan(0)
  expect((await pools(office.visitor()))[0]?.free).toBeLessThan(30)
})

test('17 what an invoice has told is told: neither out nor back on a day before it', async () => {
  const poolId = await aPool()
  const { contractId } = await agreed({ endsOn: '2026-04-30' })
  await expect(take(contractId, poolId, { day: '2026-02-02' })).rejects.toThrow('لم يأت هذا اليوم بعد')
  await expect(take(contractId, poolId, { day: '2026-01-20' })).rejects.toThrow('قبل أول يوم في العقد')
  await take(contractId, poolId)
  at('2026-03-02', '09:00')
  await bill(contractId, 1)
  await expect(take(contractId, poolId, { day: '2026-02-28' })).rejects.toThrow('صدرت فاتورة العقد حتى')
  await expect(back(contractId, poolId, { day: '2026-02-27' })).rejects.toThrow('صدرت فاتورة العقد حتى')
  await back(contractId, poolId, { day: '2026-02-28' })
  expect(await left(contractId)).toEqual([400])
})

test('a hire is over when its machine and its scaffolding are both back, whichever comes last', async () => {
  const poolId = await aPool()
  const { contractId, lineId } = await out({ endsOn: '2026-02-14' })
  await take(contractId, poolId)
  await approved(lineId, '2026-02-01')
  at('2026-02-02', '08:00')
  await askOffHire(clerk(), { lineId, endsOn: '2026-02-01', endsTime: '18:00' })
  await takeMachineBack(clerk(), { lineId, meter: '4520' })
  expect((await look(contractId)).stage).toBe('out')
  at('2026-02-03', '08:00')
  await back(contractId, poolId, { quantity: '600', day: '2026-02-03' })
  expect((await look(contractId)).stage).toBe('returned')
  await expect(take(contractId, poolId, { day: '2026-02-03' })).rejects.toThrow('أُعيدت معدات هذا العقد كلها')
  // A day of the machine, its way, and 600 for three days.
  expect(await cycle(contractId)).toMatchObject({ net: 95_000n + 90_000n + 36_000n, isDue: true })
})

test('a pool is corrected, never below what is out, and its unit stays once something went out', async () => {
  const poolId = await aPool()
  await expect(addPool(clerk(), scaffolding())).rejects.toThrow('بهذا الاسم')
  await expect(addPool(clerk(), { ...scaffolding(), name: 'دعامات', piece1: '' })).rejects.toThrow('اكتب اسم القطعة')
  const { contractId } = await agreed()
  await take(contractId, poolId)
  const correct = (more: Partial<PoolForm>, seen = '1') => {
    const { id: _, ...kept } = scaffolding(more)
    return correctPool(clerk(), { ...kept, poolId, seen })
  }
  await expect(correct({ total: '599' })).rejects.toThrow('المصروف منها والمحجوز 600')
  await expect(correct({ unit: 'piece' })).rejects.toThrow('فلا تتغيّر')
  await correct({ monthPrice: '0.700', total: '5000', lost1: '9' })
  await expect(correct({ monthPrice: '0.800' })).rejects.toThrow('عُدّل هذا السجل')
  // What is out keeps its price, and a count by the old list is taken anew.
  expect((await poolsOf(office.db, contractId)).map(({ price }) => price)).toEqual([600n])
  await expect(back(contractId, poolId, { quantity: '1', day: '2026-02-01' })).rejects.toThrow('عُدّل هذا السجل')
})

test('the statement of scaffolding is printed with every way out and back', async () => {
  const poolId = await aPool()
  const { contractId } = await agreed()
  const one = await look(contractId)
  expect(await poolStatement(office.visitor(), one)).toBeNull()
  await take(contractId, poolId)
  at('2026-02-15', '10:00')
  await back(contractId, poolId, { missing1: '6', theirMissing1: '6' })
  const pdf = await poolStatement(office.visitor(), one)
  expect(
    Buffer.from(pdf ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
