import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { programsOf } from '#testing/programs.ts'
import { remittancesOf } from '#testing/remittances.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { ask, aProgram } = programsOf(office, parcels)
const { aDesk, collected, banked, remitted } = remittancesOf(office, parcels)
beforeEach(parcels.setUp)

test('39: a program reads what was collected, what waits, what it owes and what it was paid, and never of another', async () => {
  const [luban, naseem, desk] = [await aProgram('94440001'), await aProgram('94440002'), await aDesk()]
  const money = async (key: string) => (await ask('/money', { key })).answer
  const first = await collected(desk, '94440001', '12.500')
  await collected(desk, '94440002', '40')
  // Carriage 1.200 and the fee of its contract, 1 % and never less than 0.300, with tax.
  expect(await money(luban.key)).toEqual({ ready: '0.000', waiting: '12.500', fees: '1.575' })
  await banked(desk)
  await collected(desk, '94440001', '7')
  expect(await money(luban.key)).toEqual({ ready: '12.500', waiting: '7.000', fees: '3.150' })
  const id = await remitted(desk, luban.partyId)
  expect(await money(luban.key)).toEqual({ ready: '0.000', waiting: '7.000', fees: '0.000' })
  expect(await money(naseem.key)).toEqual({ ready: '40.000', waiting: '0.000', fees: '1.680' })

  const paid = { id, paidOn: '2026-01-15', reference: 'T-77', collected: '12.500', fees: '3.150', paid: '9.350' }
  expect((await ask('/remittances', { key: luban.key })).answer).toMatchObject({ remittances: [paid], next: null })
  const { answer: one } = await ask(`/remittances/${id}`, { key: luban.key })
  const { number } = await parcels.row(first)
  expect(one).toMatchObject({ ...paid, parcels: [{ number, collectedOn: '2026-01-15', amount: '12.500' }] })
  const kept = one.kept.map(({ amount }: { amount: string }) => Number(amount) * 1_000)
  expect(kept.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(3_150)

  expect((await ask(`/remittances/${id}`, { key: naseem.key })).status).toBe(404)
  expect((await ask('/remittances/x', { key: luban.key })).status).toBe(404)
  expect((await ask('/remittances', { key: naseem.key })).answer).toEqual({ remittances: [], next: null })
  expect((await ask('/remittances?cursor=x', { key: luban.key })).status).toBe(422)
})

test('what is not paid yet is no remittance of theirs, and a key without the scope hears so', async () => {
  const [luban, desk] = [await aProgram(), await aDesk()]
  await collected(desk, '94440001', '12.500')
  await banked(desk)
  const id = await remitted(desk, luban.partyId)
  await office.db.updateTable('payouts').set({ status: 'approved' }).where('id', '=', id).execute()
  expect((await ask(`/remittances/${id}`, { key: luban.key })).status).toBe(404)
  expect((await ask('/money', { key: luban.key })).answer.ready).toBe('12.500')
  await office.db
    .updateTable('apiKeys')
    .set({ scopes: ['parcels', 'webhooks'] })
    .execute()
  for (const path of ['/money', '/remittances', `/remittances/${id}`])
    expect(await ask(path, { key: luban.key }), path).toMatchObject({ status: 403, answer: { code: 'scope' } })
})
