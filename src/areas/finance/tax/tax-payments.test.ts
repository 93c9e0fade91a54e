import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { bankLine } from '#areas/finance/bank/line-detail.ts'
import { matchEntries } from '#areas/finance/bank/use-cases/match-line.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { loader as pageOf } from '#areas/finance/closing/routes/back-office-tax.tsx'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { loader as voucher } from '#areas/finance/vouchers/routes/tax-payment-pdf.ts'
import { loader as verifyPage } from '#areas/finance/vouchers/routes/verify-paper.tsx'
import { atOnce } from '#testing/at-once.ts'
import { banksOf } from '#testing/banks.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { quartersOf } from '#testing/tax-quarters.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { dayOf } from '#values/days.ts'
import { taxPaymentsOf } from './payment-queries.ts'
import { filedReturns } from './return-queries.ts'
import { readReturnsAsked } from './returns-asked.ts'
import { loader as returnsExported } from './routes/returns-export.ts'
import { askTaxPayment, reverseTaxPayment, takeTaxRefund } from './use-cases/pay-tax.ts'

const office = testOffice()
const { id, customer, owes, wrong, registered, supplier, buys, quarter, nextQuarter, file } = quartersOf(office)
const { house, colleague, account, taken, lines } = banksOf(office)
const lies = (code: string, key?: string) => balanceOf(office, { account: code, key })

/** A quarter that was told, with what was sold and bought in it; an account with money; and two who pay. */
async function told(sold: string, bought?: string) {
  await registered()
  const [huda, salim] = [await colleague('huda', 'accountant'), await colleague('salim', 'financeManager')]
  const accountId = await account()
  await postIt(house(), journal([moved(`1120:${accountId}`, '3100', 50_000n)]))
  await owes(await customer(), sold)
  if (bought) await buys(await supplier(), bought)
  const was = quarter()
  nextQuarter()
  await file(was)
  const paper = (amount: string) => ({ id: id(), quarter: was, accountId, amount, reference: 'SADAD-77' })
  return { huda, salim, accountId, was, paper }
}

test('the tax is asked to be paid by one and paid when another agrees: never more than is owed, nor than lies there, and once', async () => {
  const { huda, salim, accountId, was, paper } = await told('200')
  await expect(askTaxPayment(huda, paper('10.001'))).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await expect(askTaxPayment(huda, { ...paper('1'), quarter: quarter() })).rejects.toMatchObject({
    code: 'finance.quarter-not-over',
  })
  await expect(askTaxPayment(huda, { ...paper('1'), accountId: id() })).rejects.toMatchObject({
    issues: [{ path: ['accountId'] }],
  })
  const { approvalId } = await askTaxPayment(huda, paper('6'))
  await expect(askTaxPayment(huda, paper('1'))).rejects.toMatchObject({ code: 'access.asked-already' })
  await expect(approve(huda, { approvalId })).rejects.toMatchObject({ status: 403 })
  expect(await oneApproval(salim, approvalId)).toMatchObject({
    checks: expect.arrayContaining([{ question: 'رقم السداد', answer: 'SADAD-77' }]),
  })
  const twice = [1, 2].map(() => () => approve(salim, { approvalId }))
  const tries = await atOnce(office, (tx) => tx.selectFrom('approvals').select('id').forUpdate().execute(), twice)
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await lies('2185'), await lies('1120', accountId)]).toEqual([4_000n, 44_000n])
  const { payments, ...sums } = await taxPaymentsOf(office, was)
  expect([sums, payments]).toMatchObject([{ owed: 4_000n, paid: 6_000n }, [{ number: `${was}/1`, kind: 'paid', by: 'salim' }]])
  expect(await pageOf(visit(huda, `/admin/finance/tax?quarter=${was}`))).toMatchObject({ paying: { usual: 4_000n } })
  const params = { paymentId: payments[0]?.id ?? '' }
  expect(await statusOf(voucher({ ...visit(huda, '/'), params }))).toBe(200)
  expect(await statusOf(voucher({ ...visit(huda, '/'), params: { paymentId: 'x' } }))).toBe(404)
  expect([await office.history(), await wrong()]).toEqual([expect.arrayContaining(['finance.tax-paid']), []])

  // The bank has shown it go out, and sends it back.
  await taken(huda, accountId, [`${dayOf(huda.now())},SADAD-77,,6,,-6`])
  const lineId = (await lines(accountId))[0]?.id ?? ''
  const [seen] = (await bankLine(huda, lineId, ''))?.choices?.proposals ?? []
  expect(seen).toMatchObject({ act: 'entry', sure: true })
  await matchEntries(huda, { lineId, entry: seen?.fields[0]?.[1] })
  const back = { ...params, quarter: was, reason: 'أعاده البنك' }
  await expect(reverseTaxPayment(salim, back)).rejects.toMatchObject({ code: 'finance.own-tax-payment' })
  const said = await colleague('said', 'financeManager')
  await reverseTaxPayment(said, back)
  await expect(reverseTaxPayment(said, back)).rejects.toMatchObject({ code: 'finance.tax-payment-reversed-before' })
  await expect(reverseTaxPayment(salim, { paymentId: id(), quarter: was, reason: 'أعاده' })).rejects.toMatchObject({
    status: 404,
  })
  expect(await taxPaymentsOf(office, was)).toMatchObject({ owed: 10_000n, paid: 0n, payments: [{ reason: 'أعاده البنك' }] })
  const { approvalId: again } = await askTaxPayment(huda, paper('10'))
  await postIt(house(), journal([moved('2185', `1120:${accountId}`, 9_000n)]))
  await expect(approve(salim, { approvalId: again })).rejects.toMatchObject({ code: 'finance.tax-paid-before' })
})

test('a quarter that is paid asks for no more, though another still owes', async () => {
  await registered()
  const [huda, salim, accountId, buyer] = [
    await colleague('huda', 'accountant'),
    await colleague('salim', 'financeManager'),
    await account(),
    await customer(),
  ]
  await postIt(house(), journal([moved(`1120:${accountId}`, '3100', 50_000n)]))
  await owes(buyer, '200')
  const was = quarter()
  nextQuarter()
  await file(was)
  await approve(salim, await askTaxPayment(huda, { id: id(), quarter: was, accountId, amount: '10', reference: 'SADAD-77' }))
  const next = quarter()
  await owes(buyer, '100')
  nextQuarter()
  await file(next)
  const paying = async (of: string) => (await pageOf(visit(huda, `/admin/finance/tax?quarter=${of}`))) as { paying: unknown }
  expect(await paying(was)).toMatchObject({ settled: { owed: 5_000n }, paying: null })
  expect(await paying(next)).toMatchObject({ paying: { usual: 5_000n, accounts: [[accountId, expect.anything()]] } })
})

test('what the account does not hold is not paid', async () => {
  const { huda, salim, paper } = await told('2000')
  const { approvalId } = await askTaxPayment(huda, paper('100'))
  await expect(approve(salim, { approvalId })).rejects.toMatchObject({ code: 'finance.below-zero' })
})

test('what was bought more than sold comes back from the authority, never more than it owes, and once', async () => {
  const { huda, accountId, was, paper } = await told('100', '300')
  expect(await lies('2185')).toBe(-10_000n)
  await expect(askTaxPayment(huda, paper('1'))).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const back = paper('8')
  const tries = await Promise.allSettled([takeTaxRefund(huda, back), takeTaxRefund(huda, paper('8'))])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { id: done } = await office.db.selectFrom('taxPayments').select('id').executeTakeFirstOrThrow()
  await takeTaxRefund(huda, { ...back, id: done })
  expect([await lies('1120', accountId), (await taxPaymentsOf(office, was)).paid]).toEqual([58_000n, -8_000n])
  expect(await wrong()).toEqual([])
})

test('what the authority paid back some of is not taken back as if it had not been paid', async () => {
  const { huda, salim, accountId, was, paper } = await told('200')
  await approve(salim, await askTaxPayment(huda, paper('10')))
  await postIt(house(), journal([moved('2185', `1120:${accountId}`, 4_000n)]))
  await takeTaxRefund(huda, paper('4'))
  const { id: paymentId } = await office.db
    .selectFrom('taxPayments')
    .select('id')
    .where('kind', '=', 'paid')
    .executeTakeFirstOrThrow()
  const said = await colleague('said', 'financeManager')
  const reverses = (one: string) => reverseTaxPayment(said, { paymentId: one, quarter: was, reason: 'أعاده البنك' })
  await expect(reverses(paymentId)).rejects.toMatchObject({ code: 'finance.tax-payment-refunded' })
  const { id: back } = await office.db
    .selectFrom('taxPayments')
    .select('id')
    .where('kind', '=', 'refunded')
    .executeTakeFirstOrThrow()
  await reverses(back)
  await reverses(paymentId)
  expect((await taxPaymentsOf(office, was)).paid).toBe(0n)
})

test('I62b: a payment that no longer agrees with the books is found', async () => {
  const { huda, salim, paper } = await told('200')
  await approve(salim, await askTaxPayment(huda, paper('6')))
  const undone = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update tax_payments set amount = amount + 1`.execute(tx)
    const found = await checkBooks(tx)
    expect(found.flatMap(({ code, differences }) => (differences.length ? [code] : []))).toContain('I62b')
    throw new Error('as it was')
  })
  await expect(undone).rejects.toThrow('as it was')
})

test('its voucher is kept as it was printed first, and whoever holds it hears what has become of it', async () => {
  const { huda, salim, was, paper } = await told('200')
  const { approvalId } = await askTaxPayment(huda, paper('6'))
  await approve(salim, { approvalId })
  await office.announce()
  const kept = await office.db
    .selectFrom('keptPapers')
    .select(['subjectId', 'token', 'sha256'])
    .where('kind', '=', 'tax-payment')
    .executeTakeFirstOrThrow()
  const params = { paymentId: kept.subjectId }
  const printed = async () => Buffer.from(await (await voucher({ ...visit(huda, '/'), params })).arrayBuffer())
  expect(
    createHash('sha256')
      .update(await printed())
      .digest('hex'),
  ).toBe(kept.sha256)
  const verify = () => verifyPage(visit(office.visitor(), '/', { params: { paperToken: kept.token ?? '' } }))
  const said = { kind: 'سند صرف', number: `${was}/1`, total: 6_000n, credited: 0n, day: expect.any(String) }
  expect(await answered(verify())).toEqual({ ...said, state: 'valid' })
  await reverseTaxPayment(await colleague('maryam', 'generalManager'), { ...params, quarter: was, reason: 'أعاده البنك' })
  expect(await answered(verify())).toEqual({ ...said, state: 'reversed' })
  expect(pdfText(await printed())).toContain('معكوس')
})

test('the returns that were filed are looked back on and taken along, with what was paid of each', async () => {
  const { huda, salim, was, paper } = await told('200')
  await approve(salim, { approvalId: (await askTaxPayment(huda, paper('6'))).approvalId })
  const { filedBefore, mayTake } = await pageOf(visit(house(), `/x?quarter=${was}`))
  const [year] = was.split('-')
  const row = { quarter: was, reference: 'VAT-1', net: 10_000n, paid: 6_000n }
  expect([filedBefore.returns, mayTake]).toMatchObject([
    { rows: [row], sums: { net: 10_000n, paid: 6_000n }, years: [year] },
    true,
  ])
  const found = async (query: string) => (await filedReturns(office, readReturnsAsked(new URLSearchParams(query)))).count
  for (const one of [`q=vat-1&year=${year}&state=open&page=9`, 'state=x', 'year=25']) expect(await found(one)).toBe(1)
  for (const none of ['q=VAT-2', 'year=2019', 'state=settled']) expect(await found(none)).toBe(0)
  expect(await csvRows(returnsExported(visit(house(), '/x?format=csv&state=settled')))).toEqual([])
  const rows = await csvRows(returnsExported(visit(house(), '/x?format=csv')))
  expect(rows.map((row) => [row[2], ...row.slice(4)])).toEqual([
    ['VAT-1', '10.000', '0.000', '10.000', '6.000'],
    ['', '10.000', '0.000', '10.000', '6.000'],
  ])
})
