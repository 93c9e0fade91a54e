import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mergeCustomers } from '#areas/customers/merging/use-cases/merge-customers.ts'
import { undoMerge } from '#areas/customers/merging/use-cases/undo-merge.ts'
import { readInvoicesAsked } from '#areas/finance/invoices/invoice-asked.ts'
import { invoices } from '#areas/finance/invoices/queries.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { counter } from './cashier-queries.ts'
import { allocatePayment } from './use-cases/allocate-payment.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, credit, wrong } = payersOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])

/** Salim, written down twice: the first record owes 20, the second 30; then they become one. */
async function twice() {
  await box()
  const [kept, away] = [await customer('سالم الكثيري'), await customer('سالم بن أحمد الكثيري')]
  await owes(kept, '20', '2026-01-25')
  const old = await owes(away, '30', '2026-01-05')
  return { kept, away, old }
}
const merge = (kept: string, away: string) => mergeCustomers(huda(), { id: kept, otherId: away })

test('what was written under a record that was merged away is paid at the counter through the one that stays', async () => {
  const { kept, away, old } = await twice()
  await expect(pays(kept, '10', { charge1: old.chargeId, pay1: '10' })).rejects.toMatchObject({ status: 404 })
  await merge(kept, away)

  const { dues } = await counter(huda(), { q: '', party: kept })
  expect(dues.map(({ open }) => open)).toEqual([30_000n, 20_000n])
  expect((await counter(huda(), { q: 'IN-SLL26-00002', party: '' })).payer).toMatchObject({ id: kept })
  const { rows } = await invoices(huda(), readInvoicesAsked(new URLSearchParams({ party: kept })))
  expect(rows).toHaveLength(2)

  await pays(kept, '10', { charge1: old.chargeId, pay1: '10' })
  await pays(kept, '45')
  expect([await debt(kept), await debt(away), await credit(kept)]).toEqual([0n, 0n, 5_000n])
  const parties = await office.db.selectFrom('charges').select('partyId').orderBy('id').execute()
  expect(parties.map(({ partyId }) => partyId).toSorted()).toEqual([kept, away].toSorted())
  await nothingWrong()
})

test('credit of either record pays what is due under the other', async () => {
  const { kept, away } = await twice()
  await pays(away, '70')
  expect(await credit(away)).toBe(40_000n)
  await merge(kept, away)
  expect((await counter(huda(), { q: '', party: kept })).credit).toBe(40_000n)
  await allocatePayment(huda(), { id: id(), partyId: kept })
  expect([await debt(kept), await credit(away)]).toEqual([0n, 20_000n])
  await nothingWrong()
})

test('told apart again, each has their own money and their own debt', async () => {
  const { kept, away } = await twice()
  await merge(kept, away)
  await pays(kept, '50')
  expect([await debt(kept), await debt(away)]).toEqual([0n, 0n])
  const { id: mergeId } = await office.db.selectFrom('partyMerges').select('id').executeTakeFirstOrThrow()
  await undoMerge(huda(), { id: kept, mergeId })
  await office.announce()

  expect([await debt(kept), await debt(away), await credit(kept), await credit(away)]).toEqual([0n, 30_000n, 30_000n, 0n])
  await nothingWrong()
})

test('the database lets nobody’s money pay the debt of another', async () => {
  const { kept, away } = await twice()
  await pays(kept, '20')
  const stolen = sql`insert into allocations (id, party_id, receipt_id, charge_id, net, vat, journal_id, allocated_by, allocated_at)
    select gen_random_uuid(), a.party_id, a.receipt_id, c.id, 1, 0, a.journal_id, 'x', now()
    from allocations a, charges c where c.party_id = ${away}`
  await expect(stolen.execute(office.db)).rejects.toThrow('for the debt of another')
})
