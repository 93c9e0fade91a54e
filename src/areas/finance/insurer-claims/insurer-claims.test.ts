import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { claimOnInsurer, takeFromInsurer } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { checkBooks } from '../closing/checks.ts'

const office = testOffice()
const { aRentalOfABranch } = reservationsOf(office)
const { huda, id, wrong } = payersOf(office)
const { account } = banksOf(office)

const done = defineFact('finance.insurer-test', z.object({}))
const Claim = z.object({
  ...{ id: z.string(), branchId: z.string(), contractId: z.string(), resourceId: z.string() },
  ...{ insurer: z.string(), reference: z.string(), amount: z.bigint() },
})
const claim = command({
  name: 'finance.claim-in-test',
  permission: anyone,
  input: Claim,
  async run(work, asked) {
    await claimOnInsurer(work, asked)
    work.record(done, asked.id, {})
  },
})
const Paid = z.object({
  claimId: z.string(),
  amount: z.bigint(),
  accountId: z.string().nullable(),
  reference: z.string().nullable(),
})
const take = command({
  name: 'finance.take-in-test',
  permission: anyone,
  input: Paid,
  async run(work, asked) {
    await takeFromInsurer(work, asked)
    work.record(done, asked.claimId, {})
  },
})

async function claimed(amount = 105_000n) {
  const { id: contractId } = await aRentalOfABranch()
  const row = await office.db.selectFrom('carRentals').select('vehicleId').executeTakeFirstOrThrow()
  const { branchId } = await office.db.selectFrom('vehicles').select('branchId').executeTakeFirstOrThrow()
  const one = { id: id(), branchId, contractId, resourceId: row.vehicleId, insurer: 'ظفار للتأمين', reference: 'C-771', amount }
  await claim(huda(), one)
  return one.id
}
const owed = (claimId: string) => balanceOf(office, { account: '1245', key: claimId })
const recovered = () => balanceOf(office, { account: '4420' })

test('an insurer owes its part under the id of the claim, and it is recovered damage', async () => {
  const claimId = await claimed()
  expect([await owed(claimId), await recovered(), await wrong()]).toEqual([105_000n, 105_000n, []])
})

test('what it pays comes into our bank, and what it refuses is no income any more', async () => {
  const claimId = await claimed()
  const accountId = await account()
  await take(huda(), { claimId, amount: 100_000n, accountId, reference: 'FT-9' })
  expect([await owed(claimId), await recovered(), await wrong()]).toEqual([0n, 100_000n, []])
  await expect(take(huda(), { claimId, amount: 5_000n, accountId, reference: 'FT-10' })).rejects.toThrow('من قبل')
})

test('an insurer that pays nothing needs no account, and one of which nothing is claimed is not there', async () => {
  const claimId = await claimed()
  await take(huda(), { claimId, amount: 0n, accountId: null, reference: null })
  expect([await owed(claimId), await recovered(), await wrong()]).toEqual([0n, 0n, []])
  await expect(take(huda(), { claimId: id(), amount: 0n, accountId: null, reference: null })).rejects.toThrow('لم نجد')
})

test('a part of an insurer that was changed behind the books is found', async () => {
  await claimed()
  const undone = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update insurer_claims set amount = amount + 1`.execute(tx)
    const found = await checkBooks(tx)
    expect(found.flatMap(({ code, differences }) => (differences.length ? [code] : []))).toEqual(['I94', 'I72'])
    throw new Error('as it was')
  })
  await expect(undone).rejects.toThrow('as it was')
})
