import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { askBillPayment } from '#areas/finance/bills/use-cases/ask-payment.ts'
import { enterBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { booksHealth } from '#areas/finance/closing/books-health.ts'
import { atOnce } from '#testing/at-once.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { ownMoney } from './own-money.ts'
import { writeVoucher } from './use-cases/write-voucher.ts'

const office = testOffice()
const { house, colleague, account } = banksOf(office)

/** An account in which so much lies of ours, and a hundred of a customer's. */
async function told(own: bigint) {
  const [huda, salim] = [await colleague('huda', 'accountant'), await colleague('salim', 'financeManager')]
  const accountId = await account()
  await postIt(house(), journal([moved(`1120:${accountId}`, '2160:said', 100_000n)]))
  if (own > 0n) await postIt(house(), journal([moved(`1120:${accountId}`, '3100', own)]))
  const { id: supplierId } = await addSupplier(huda, { name: 'مكتبة السعادة' })
  let bills = 0
  async function asked(amount: string) {
    bills += 1
    const line = { account1: '6110', line1: 'shared', description1: 'ورق', net1: amount, vatCategory1: 'exempt' } as const
    const paper = { number: `INV-${bills}`, day: '2026-01-05', dueOn: '2026-02-05' }
    const { id: billId } = await enterBill(huda, { id: house().newId(), supplierId, ...paper, ...line })
    return (await askBillPayment(huda, { billId, accountId, amount })).approvalId
  }
  return { huda, salim, accountId, asked }
}

test('a bill is paid of what is ours, and never of what belongs to others though it lies in the same account', async () => {
  const { salim, asked } = await told(50_000n)
  expect(await ownMoney(office)).toEqual({ held: 150_000n, theirs: 100_000n, own: 50_000n })
  await expect(approve(salim, { approvalId: await asked('50.001') })).rejects.toMatchObject({
    code: 'finance.not-ours',
    message: expect.stringContaining('50.000'),
  })
  await approve(salim, { approvalId: await asked('50') })
  expect(await ownMoney(office)).toEqual({ held: 100_000n, theirs: 100_000n, own: 0n })
})

test('of two who pay the last of it at once one is late', async () => {
  const { salim, asked } = await told(50_000n)
  const [one, two] = [await asked('30'), await asked('40')]
  const hold = sql`select pg_advisory_xact_lock(968016)`
  const tries = await atOnce(office, (tx) => hold.execute(tx), [
    () => approve(salim, { approvalId: one }),
    () => approve(salim, { approvalId: two }),
  ])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await ownMoney(office)).own).toBeGreaterThanOrEqual(0n)
})

test('nor is it by a voucher that is written by hand', async () => {
  const { huda, salim, accountId } = await told(0n)
  const row = office.db.selectFrom('companyBankAccounts').select('iban').where('id', '=', accountId)
  const { iban } = await row.executeTakeFirstOrThrow()
  const paid = { debit1: '1260', credit1: '1120', creditKey1: iban, amount1: '60' }
  const { approvalId } = await writeVoucher(huda, { voucherId: house().newId(), day: '2026-01-12', memo: 'تأمين', ...paid })
  await expect(approve(salim, { approvalId })).rejects.toMatchObject({ code: 'finance.not-ours' })
})

test('what uncovers it is no payment: the health of the books says so', async () => {
  const { accountId } = await told(0n)
  const covered = async () => (await booksHealth(office.visitor())).checks.find(({ code }) => code === 'I99')?.differences
  expect(await covered()).toEqual([])
  await postIt(house(), journal([{ ...moved('6150', `1120:${accountId}`, 3_000n) }]))
  expect(await covered()).toEqual([{ place: '1110–1150', books: 97_000n, expected: 100_000n }])
})
