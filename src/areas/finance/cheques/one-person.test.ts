import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mergeCustomers } from '#areas/customers/merging/use-cases/merge-customers.ts'
import { undoMerge } from '#areas/customers/merging/use-cases/undo-merge.ts'
import { coversOf } from '#areas/finance/invoices/cheque-covers.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { clearCheque } from './use-cases/clear-cheque.ts'
import { coverCharges } from './use-cases/cover-charges.ts'
import { depositCheques } from './use-cases/deposit-cheques.ts'

const office = testOffice()
const { huda, id, customer, owes, brings, bank, debt, credit, wrong } = vaultOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])

/** Salim, written down twice, owes 20 under the one and 30 under the other; then they become one, and a cheque of the first covers both. */
async function covered() {
  const [kept, away] = [await customer('سالم الكثيري'), await customer('سالم بن أحمد الكثيري')]
  const own = await owes(kept, '20', '2026-01-25')
  const old = await owes(away, '30', '2026-01-05')
  const before = await brings(kept, '50')
  const foreign = { chequeId: before, rest: 'credit', charge1: old.chargeId } as const
  await expect(coverCharges(huda(), foreign)).rejects.toMatchObject({ status: 404 })
  await mergeCustomers(huda(), { id: kept, otherId: away })
  await coverCharges(huda(), { ...foreign, charge2: own.chargeId })
  return { kept, away, own, old, chequeId: before }
}
const coveredBy = async (...charges: string[]) => {
  const covers = await coversOf(office, charges)
  return charges.map((charge) => covers.get(charge)?.[0]?.amount ?? 0n)
}

test('a cheque covers what its customer owes under either record, and pays it when the bank has paid', async () => {
  const { kept, away, own, old, chequeId } = await covered()
  expect(await coveredBy(own.chargeId, old.chargeId)).toEqual([20_000n, 30_000n])
  await depositCheques(huda(), { id: id(), accountId: await bank(), chequeId })
  await clearCheque(huda(), { chequeId, on: '2026-01-15' })
  expect([await debt(kept), await debt(away), await credit(kept)]).toEqual([0n, 0n, 0n])
  await nothingWrong()
})

test('told apart again, the cheque of the one covers and pays nothing of the other', async () => {
  const { kept, away, own, old, chequeId } = await covered()
  const { id: mergeId } = await office.db.selectFrom('partyMerges').select('id').executeTakeFirstOrThrow()
  await undoMerge(huda(), { id: kept, mergeId })
  await depositCheques(huda(), { id: id(), accountId: await bank(), chequeId })
  await clearCheque(huda(), { chequeId, on: '2026-01-15' })
  expect([await debt(kept), await debt(away), await credit(kept)]).toEqual([0n, 30_000n, 30_000n])
  await office.announce()
  const covers = await office.db.selectFrom('chequeCovers').select('chargeId').execute()
  expect([covers, old.chargeId === own.chargeId]).toEqual([[{ chargeId: own.chargeId }], false])
  await nothingWrong()
})

test('the database lets nobody’s cheque cover the debt of another', async () => {
  const [salim, said] = [await customer(), await customer('سعيد المعشني')]
  const chequeId = await brings(salim, '50')
  const { chargeId } = await owes(said, '30')
  const stolen = sql`insert into cheque_covers values (${chequeId}, ${chargeId}, ${salim}, 1, 1)`
  await expect(stolen.execute(office.db)).rejects.toThrow('for the debt of another')
})
