import { expect, test } from 'vitest'
import { returnCheque } from '#areas/finance/cheques/use-cases/leave-vault.ts'
import { refuseProof } from '#areas/finance/portal/use-cases/decide-proof.ts'
import { sendProof } from '#areas/finance/portal/use-cases/send-proof.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import { dailyDues } from './daily.ts'
import { isStillLate, lateDues } from './late-dues.ts'
import { remindOfDues } from './use-cases/remind-of-dues.ts'

const office = testOffice()
const { huda, customer, box, owes, pays, brings } = vaultOf(office)
const reminds = () => remindOfDues(huda(), {})
const afterDays = (days: number) => office.later(days * 24 * 60 * 60 * 1000)
const late = async (day = '2026-01-15') => {
  const rows = await office.db.transaction().execute((tx) => lateDues(tx, day))
  return rows.map(({ owed, since, step }) => [owed, since, step])
}
const calls = () =>
  office.db
    .selectFrom('tasks')
    .select(['kind', 'role', 'title'])
    .where('rule', '=', 'finance.dues-late')
    .where('status', '=', 'open')
    .execute()

test('whoever is late hears of all of it after three days, after fifteen and after thirty, once each, and then somebody calls', async () => {
  const [salim, nasser] = [await customer(), await customer('ناصر المعشني')]
  await owes(salim, '100', '2026-01-12')
  await owes(salim, '40', '2026-01-14')
  await owes(nasser, '60', '2026-01-13')
  await reminds()
  await dailyDues(office.visitor())
  const heard = async () => (await office.history()).filter((name) => name === 'finance.dues-late').length
  expect(await heard()).toBe(1)
  expect(await late('2026-01-16')).toEqual([[60_000n, '2026-01-13', 1]])

  await office.announce()
  const asked = (await office.messages()).filter(({ text }) => text.includes('مستحقة منذ'))
  expect(asked).toMatchObject([{ text: expect.stringContaining('100.000') }])

  afterDays(2)
  expect(await reminds()).toEqual({ told: 2 })
  afterDays(10)
  expect(await reminds()).toEqual({ told: 1 })
  expect(await calls()).toEqual([])
  afterDays(15)
  expect(await reminds()).toEqual({ told: 2 })
  const call = { kind: 'overdue-call', role: 'collector' }
  expect(await calls()).toMatchObject([{ ...call, title: expect.stringContaining('140.000') }])
  afterDays(100)
  await reminds()
  expect(await reminds()).toEqual({ told: 0 })
})

test('what a cheque in hand covers, what credit could pay, and what was paid is not asked for', async () => {
  const people = [await customer(), await customer('ناصر المعشني'), await customer('سعيد العمري')]
  const [salim, nasser, said] = people as [string, string, string]
  await box()
  for (const one of people) await owes(one, '100', '2026-01-02')
  const cheque = await brings(salim, '60', { cover: 'oldest' })
  await pays(nasser, '30')
  await pays(said, '100')
  expect((await late()).toSorted()).toEqual([
    [40_000n, '2026-01-02', 1],
    [70_000n, '2026-01-02', 1],
  ])
  await brings(salim, '40', { cover: 'oldest' })
  expect(await late()).toEqual([[70_000n, '2026-01-02', 1]])
  const still = () => Promise.all(people.map((one) => isStillLate(office.db, one, '2026-01-15')))
  expect(await still()).toEqual([false, true, false])

  await returnCheque(huda(), { chequeId: cheque, reason: 'طلبه صاحبه' })
  expect(await still()).toEqual([true, true, false])
})

test('whoever was told and paid before the message went hears nothing', async () => {
  const salim = await customer()
  await box()
  await owes(salim, '100', '2026-01-02')
  await reminds()
  await pays(salim, '100')
  await office.announce()
  const heard = office.db.selectFrom('messages').select(['status', 'because']).where('notice', '=', 'finance.tell-dues-late')
  expect(await heard.execute()).toEqual([{ status: 'cancelled', because: 'undone' }])
})

test('whoever has shown a transfer is not asked while it waits, and is when it was none', async () => {
  const { owner, account } = ownersOf(office)
  const [salim, bank] = [await owner(), await account()]
  await owes(salim.partyId, '100', '2026-01-02')
  const shown = { amount: '100', transferredOn: '2026-01-14', reference: 'BM-88410993', account: bank, file: [pdf] }
  const { id: proofId } = await sendProof(salim.ctx, { id: huda().newId(), ...shown })
  expect(await reminds()).toEqual({ told: 0 })
  await refuseProof(huda(), { proofId, reason: 'لم يصل إلى حسابنا' })
  expect(await reminds()).toEqual({ told: 1 })
})
