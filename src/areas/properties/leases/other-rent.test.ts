import { beforeEach, expect, test } from 'vitest'
import { addAddendum, changeAddendum } from '#areas/contracts/addenda/use-cases/add-addendum.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { instalmentsOf } from './lease-held.ts'
import { runRent } from './use-cases/run-rent.ts'

const office = testOffice()
const { aLateLeaseOfABranch } = leasesOf(office)
const aDay = 86_400_000
const house = (): Ctx => ({ ...office.visitor(), actor: theHouseItself })

let near: Ctx
let contractId: string
beforeEach(async () => {
  ;({ id: contractId, near } = await aLateLeaseOfABranch())
})

const asked = (more: object = {}) => ({ id: near.newId(), contractId, from: '2026-03-01', rent: '300', ...more })
const amounts = async () => (await instalmentsOf(office.db, contractId)).map(({ amount }) => amount / 1_000n)
const demanded = () =>
  office.db.selectFrom('charges').select(['dueOn', 'net']).where('debtAccount', '=', '9110').orderBy('dueOn').execute()

test('R7: another rent begins by an addendum: what was demanded stays, what is still to be demanded is of the new rent', async () => {
  const before = await demanded()
  const { id } = await addAddendum(near, asked())
  expect(await amounts()).toEqual(Array(12).fill(250n))
  await putInForce(near, id)
  expect(await amounts()).toEqual([250n, 250n, ...Array(10).fill(300n)])
  expect(await demanded()).toEqual(before)
  office.later(45 * aDay)
  await runRent(house(), {})
  expect((await demanded()).map(({ dueOn, net }) => `${dueOn} ${net}`)).toEqual([
    '2026-01-01 250000',
    '2026-02-01 250000',
    '2026-03-01 300000',
  ])
})

test('it begins no earlier than what was demanded, also where that was demanded between the writing and the signature', async () => {
  await expect(addAddendum(near, asked({ from: '2026-01-20' }))).rejects.toMatchObject({
    issues: [{ path: ['from'], message: expect.stringContaining('1 فبراير') }],
  })
  await expect(addAddendum(near, asked({ rent: '0' }))).rejects.toMatchObject({ issues: [{ path: ['rent'] }] })
  await expect(addAddendum(near, asked({ rent: undefined }))).rejects.toMatchObject({ issues: [{ path: ['changes'] }] })
  const { id } = await addAddendum(near, asked({ from: '2026-02-01' }))
  office.later(20 * aDay)
  await runRent(house(), {})
  await expect(putInForce(near, id)).rejects.toThrow('صدر إيجار ما قبل 1 مارس')
  expect(await amounts()).toEqual(Array(12).fill(250n))
})

test('in the middle of a month it is by its days, and takes the place of what was agreed on for later', async () => {
  const { id } = await addAddendum(near, asked({ from: '2026-06-16' }))
  await changeAddendum(near, { contractId: id, seen: '1', from: '2026-06-16', rent: '310', changes: '# الدفع\nيُدفع بتحويل.' })
  await putInForce(near, id)
  expect((await amounts()).slice(4, 8)).toEqual([250n, 280n, 310n, 310n])
})
