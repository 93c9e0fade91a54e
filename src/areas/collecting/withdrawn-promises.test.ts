import { beforeEach, expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { recordParts } from '#areas/records/public.ts'
import { atOnce } from '#testing/at-once.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { dailyPromises } from './daily.ts'
import { collectingPermissions } from './permissions.ts'
import { waitedPromise } from './promised.ts'
import { boardFigures, debtor, debtors } from './queries.ts'
import { action } from './routes/back-office-debtor.tsx'
import { recordPromise } from './use-cases/record-promise.ts'
import { withdrawPromise } from './use-cases/withdraw-promise.ts'

const office = testOffice()
const { customer, box, owes, pays, id } = vaultOf(office)
const haitham = () => office.staff('haitham', collectingPermissions.collect, customersPermissions.view)
const reason = 'لمستأجر آخر'

let salim: string
beforeEach(async () => {
  salim = await customer()
  await owes(salim, '200', '2026-01-10')
})

async function promised(promisedOn = '2026-01-18', amount = '100') {
  const promiseId = id()
  await recordPromise(haitham(), { id: promiseId, partyId: salim, way: 'call', amount, promisedOn })
  return promiseId
}
const withdraw = (promiseId: string, partyId = salim) => withdrawPromise(haitham(), { promiseId, partyId, reason })
const promises = async () => (await debtor(haitham(), salim))?.promises.map(({ status, reason: why }) => [status, why])
const card = async () => (await debtors(haitham())).cards[0]

test('a promise recorded by mistake is withdrawn with why: it is waited for no more, and the right one is recorded at once', async () => {
  const promiseId = await promised()
  expect(await waitedPromise(haitham(), salim)).toEqual({ amount: 100_000n, promisedOn: '2026-01-18' })
  await withdraw(promiseId)
  expect(await waitedPromise(haitham(), salim)).toBeNull()
  expect(await card()).toMatchObject({ column: 'late', promise: null, broken: 0 })
  expect(await promises()).toEqual([['withdrawn', reason]])
  const { history } = await recordParts(haitham(), { kind: 'customer', recordId: salim, mayEdit: false })
  expect(history[0]?.text).toContain(`السبب: ${reason}`)
  office.later(1000)
  await promised('2026-01-20', '200')
  expect(await card()).toMatchObject({ column: 'promised', promise: { on: '2026-01-20' } })
})

test('one whose day is over counts as broken no more', async () => {
  const promiseId = await promised()
  office.later(4 * 24 * 60 * 60 * 1000)
  await dailyPromises(office.visitor())
  expect([await promises(), (await boardFigures(haitham())).broken.count]).toEqual([[['broken', null]], 1])
  await withdraw(promiseId)
  expect([await promises(), (await boardFigures(haitham())).broken.count]).toEqual([[['withdrawn', reason]], 0])
})

test('what was kept stays kept, of two who withdraw one is late, and it is of that customer', async () => {
  await box()
  const promiseId = await promised()
  await expect(withdraw(promiseId, await customer('ناصر المعشني'))).rejects.toMatchObject({ code: 'properties.promise-settled' })
  await expect(withdrawPromise(office.staff('stranger'), { promiseId, partyId: salim, reason })).rejects.toMatchObject({
    status: 403,
  })
  await pays(salim, '100')
  await expect(withdraw(promiseId)).rejects.toMatchObject({ code: 'properties.promise-settled' })
  office.later(1000)
  const other = await promised()
  const tries = await atOnce(office, (tx) => tx.selectFrom('promises').select('id').forUpdate().execute(), [
    () => withdraw(other),
    () => withdraw(other),
  ])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('without a reason it stands, and the page says what is missing', async () => {
  const promiseId = await promised()
  const asked = { params: { partyId: salim }, form: { promiseId, partyId: salim, reason: '' } }
  expect(await answered(action(visit(haitham(), '/?act=withdraw', asked)))).toMatchObject({
    data: { fields: { reason: ['اكتب سبب السحب.'] } },
  })
  expect(await promises()).toEqual([['open', null]])
})
