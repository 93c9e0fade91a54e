import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { enterBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { fileReturn } from '#areas/finance/closing/use-cases/file-return.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { daysOf, quartersUntil } from '#areas/finance/quarter.ts'
import { atOnce } from '#testing/at-once.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { unlockPeriod } from '#testing/periods.ts'
import { registeredCompany } from '#testing/registered.ts'
import { pdf } from '#testing/stories.ts'
import { vatReturn } from './queries.ts'

const office = testOffice()
const { huda, id, customer, owes, wrong } = payersOf(office)
const lies = (account: string, key?: string) => balanceOf(office, { account, key })
const quarterDays = 100 * 24 * 60 * 60 * 1000

/** A quarter with something sold, taken back and bought, and the day after it. */
async function aQuarter() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const salim = await customer()
  const { invoiceId, chargeId } = await owes(salim, '200')
  await creditInvoice(huda(), { id: id(), invoiceId, reason: 'تصحيح', chargeId1: chargeId, net1: '40' })
  const { id: supplierId } = await addSupplier(huda(), { name: 'قطع الغيار', vatin: 'OM1100234567' })
  const { issuedOn } = await office.db.selectFrom('invoices').select('issuedOn').limit(1).executeTakeFirstOrThrow()
  const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '60', vatCategory1: 'standard' } as const
  await enterBill(huda(), { id: id(), supplierId, number: '1', day: issuedOn, dueOn: issuedOn, ...tyres, paper: [pdf] })
  const quarter = `${issuedOn.slice(0, 4)}-Q${Math.ceil(Number(issuedOn.slice(5, 7)) / 3)}`
  return { quarter, salim }
}
const file = (quarter: string) => fileReturn(huda(), { quarter, reference: 'VAT-1' })

test('the working paper is the sum of its papers, and is filed once when the quarter is over', async () => {
  const { quarter, salim } = await aQuarter()
  expect(await vatReturn(office, quarter)).toMatchObject({
    supplies: [{ category: 'standard', net: 200_000n, vat: 10_000n, credited: 40_000n, creditedVat: 2_000n }],
    ...{ bought: { net: 60_000n, vat: 3_000n, bank: 0n }, output: 8_000n, input: 3_000n },
    books: { output: 8_000n, input: 3_000n },
  })
  await expect(file(quarter)).rejects.toMatchObject({ code: 'finance.quarter-not-over' })
  office.later(quarterDays)
  const tries = await atOnce(office, (tx) => sql`select pg_advisory_xact_lock(968012)`.execute(tx), [
    () => file(quarter),
    () => file(quarter),
  ])
  expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect([await lies('2180', quarter), await lies('1250', quarter), await lies('2185')]).toEqual([0n, 0n, 5_000n])
  expect([await office.history(), await wrong()]).toEqual([expect.arrayContaining(['finance.vat-return-filed']), []])
  await owes(salim, '20')
  expect(await vatReturn(office, quarter)).toMatchObject({ output: 8_000n, books: { output: 8_000n } })
  await expect(unlockPeriod(huda(), { reason: 'تصحيح' })).rejects.toMatchObject({ code: 'finance.return-filed' })
})

test.each([
  ['I62', `update vat_returns set output = output + 1`],
  ['I61c', `update transfers set amount = amount + 1 where debit_account = '2180'`],
])('%s: a return that no longer agrees with the books is found: %s', async (code, change) => {
  const { quarter } = await aQuarter()
  office.later(quarterDays)
  await file(quarter)
  const undone = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(change).execute(tx)
    const found = await checkBooks(tx)
    expect(found.flatMap(({ code: one, differences }) => (differences.length ? [one] : []))).toContain(code)
    throw new Error('as it was')
  })
  await expect(undone).rejects.toThrow('as it was')
})

test('a quarter knows its days, when its return is due, and those before it', () => {
  expect(daysOf('2026-Q4')).toEqual({ first: '2026-10-01', last: '2026-12-31', dueOn: '2027-01-30' })
  expect(quartersUntil('2026-Q2', 3)).toEqual(['2026-Q2', '2026-Q1', '2025-Q4'])
})
