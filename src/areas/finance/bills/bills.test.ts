import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import type { Ctx } from '#platform/context.ts'
import { atOnce } from '#testing/at-once.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { lockPeriod } from '#testing/periods.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { registeredCompany } from '#testing/registered.ts'
import { pdf } from '#testing/stories.ts'
import { visit } from '#testing/visit.ts'
import { billPath } from './bill.ts'
import { readBillsAsked } from './bill-asked.ts'
import type { EnterBillForm } from './inputs.ts'
import { bill, bills } from './queries.ts'
import { loader as billPage } from './routes/back-office-bill.tsx'
import { suppliers } from './supplier-queries.ts'
import { askBillPayment } from './use-cases/ask-payment.ts'
import { enterBill, reverseBill } from './use-cases/enter-bill.ts'
import { addSupplier, changeSupplier } from './use-cases/keep-suppliers.ts'

const office = testOffice()
const { house, colleague, account } = banksOf(office)
const lies = (code: string, key?: string) => balanceOf(office, { account: code, key })
const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)
const registered = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)

const parts = { name: 'قطع الغيار', vatin: 'OM1100234567' }
const paper = { number: 'INV-1', day: '2026-01-05', dueOn: '2026-02-05' }
const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '100.010', vatCategory1: 'standard' } as const
const rent = {
  account2: '6110',
  line2: 'shared',
  description2: 'ضيافة',
  net2: '10.010',
  vatCategory2: 'standard',
  blocked2: 'yes',
} as const

async function told() {
  await registered()
  const [huda, salim] = [await colleague('huda', 'accountant'), await colleague('salim', 'financeManager')]
  const { id: supplierId } = await addSupplier(huda, parts)
  const enter = (more: Partial<EnterBillForm> = {}) =>
    enterBill(huda, { id: house().newId(), supplierId, ...paper, ...tyres, paper: [pdf], ...more })
  return { huda, salim, supplierId, enter }
}

test('tax comes back by a paper alone, and the paper stands among what is attached to its bill', async () => {
  const { enter } = await told()
  await expect(enter({ paper: undefined })).rejects.toMatchObject({ issues: [{ path: ['paper'] }] })
  expect(await office.db.selectFrom('bills').select('id').execute()).toEqual([])
  const { id } = await enter()
  await enter({ number: 'INV-2', vatCategory1: 'out-of-scope', paper: undefined })
  const attached = await office.db.selectFrom('recordFiles').select(['kind', 'recordId']).execute()
  expect(attached).toEqual([{ kind: 'bill', recordId: id }])
})

test('a bill is a cost owed to its supplier, its tax computed once; what does not come back is part of the cost', async () => {
  const { huda, supplierId, enter } = await told()
  const { id } = await enter(rent)
  expect(await bill(office, id)).toMatchObject({ net: 110_020n, vat: 5_501n, recoverable: 5_001n, open: 115_521n, state: 'open' })
  expect([await lies('5400'), await lies('6110'), await lies('1250', '2026-Q1'), await lies('2110', supplierId)]).toEqual([
    100_010n,
    10_510n,
    5_001n,
    115_521n,
  ])
  const found = await bills(huda, readBillsAsked(new URLSearchParams('q=اطارات&state=open')))
  expect(found).toMatchObject({ count: 1, rows: [{ number: 'INV-1', supplier: 'قطع الغيار' }] })
  expect(await suppliers(office, { q: '', standing: '', supplier: '', page: 1 })).toMatchObject({ open: 115_521n })
  expect([await office.history(), await wrong()]).toEqual([expect.arrayContaining(['finance.bill-entered']), []])
})

test('the paper of a supplier comes once, at once or not; reversed, its number is free again', async () => {
  const { huda, supplierId, enter } = await told()
  const lock = sql`select pg_advisory_xact_lock(hashtextextended('INV1', 968015))`
  const tries = await atOnce(office, (tx) => lock.execute(tx), [() => enter(), () => enter({ number: 'inv-1' })])
  expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  await expect(enter()).rejects.toMatchObject({ issues: [{ path: ['number'] }] })
  const { id } = await office.db.selectFrom('bills').select('id').executeTakeFirstOrThrow()
  await reverseBill(huda, { billId: id, reason: 'سُجّلت خطأ' })
  expect([await lies('2110', supplierId), await lies('1250', '2026-Q1'), await wrong()]).toEqual([0n, 0n, []])
  await expect(reverseBill(huda, { billId: id, reason: 'سُجّلت خطأ' })).rejects.toMatchObject({
    code: 'finance.bill-reversed-before',
  })
  await enter()
  expect(await wrong()).toEqual([])
})

test('what cannot be is told under its field, and a bill of a closed period is posted today', async () => {
  const { huda, enter } = await told()
  const { id: supplierId } = await addSupplier(huda, { name: 'مكتبة السعادة' })
  await expect(enter({ supplierId })).rejects.toMatchObject({ issues: [{ path: ['vatCategory1'] }] })
  await expect(enter({ account1: '6190' })).rejects.toMatchObject({ issues: [{ path: ['account1'] }] })
  await expect(enter({ dueOn: '2026-01-01' })).rejects.toMatchObject({ issues: [{ path: ['dueOn'] }] })
  await expect(addSupplier(huda, { ...parts, name: 'غيره' })).rejects.toMatchObject({ issues: [{ path: ['vatin'] }] })
  await expect(addSupplier(huda, { name: 'مكتبه السعاده' })).rejects.toMatchObject({ issues: [{ path: ['name'] }] })
  await changeSupplier(huda, { supplierId, name: 'مكتبة السعادة', phone: '23299012' })
  await lockPeriod(huda, { lockedTo: '2026-01-06', reason: 'إقفال' })
  const { id } = await enter()
  expect((await bill(office, id))?.postedOn).not.toBe('2026-01-05')
  expect(await wrong()).toEqual([])
})

test('one asks to pay a bill and another agrees: never more than is open, nor than lies in the account, and once', async () => {
  const { huda, salim, supplierId, enter } = await told()
  const accountId = await account()
  const { id: billId } = await enter()
  const ask = (amount: string) => askBillPayment(huda, { billId, accountId, amount })
  await expect(ask('200')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const { approvalId } = await ask('50')
  await expect(ask('60')).rejects.toMatchObject({ status: expect.any(Number) })
  const page = (who: Ctx) => billPage(visit(who, '/', { params: { billId } }))
  const waiting = { amount: 50_000n, by: 'huda', path: `/admin/approvals/${approvalId}` }
  for (const who of [huda, salim]) expect(await page(who)).toMatchObject({ waiting, accounts: null })
  const khalid = await colleague('khalid', 'auditor')
  expect(await page(khalid)).toMatchObject({ waiting: { ...waiting, path: null } })
  await expect(approve(huda, { approvalId })).rejects.toMatchObject({ status: 403 })
  await expect(approve(salim, { approvalId })).rejects.toMatchObject({ code: 'finance.below-zero' })
  await postIt(house(), journal([moved(`1120:${accountId}`, '3100', 1_000_000n)]))
  expect(await oneApproval(salim, approvalId)).toMatchObject({
    amount: 50_000n,
    checks: expect.arrayContaining([
      expect.objectContaining({ question: 'فاتورته', path: billPath(billId) }),
      { question: 'المبلغ', answer: '50.000 ر.ع.' },
    ]),
  })
  const twice = [1, 2].map(() => () => approve(salim, { approvalId }))
  const tries = await atOnce(office, (tx) => tx.selectFrom('approvals').select('id').forUpdate().execute(), twice)
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await bill(office, billId)).toMatchObject({
    open: 55_011n,
    state: 'part-paid',
    payments: [{ amount: 50_000n, by: 'salim' }],
  })
  expect([await lies('2110', supplierId), await lies('1120', accountId)]).toEqual([55_011n, 950_000n])
  await expect(reverseBill(huda, { billId, reason: 'خطأ فيها' })).rejects.toMatchObject({ code: 'finance.bill-paid-before' })
  expect(await wrong()).toEqual([])
})

test.each([
  ['I70', `update bills set open = open - 1`],
  ['I70', `update transfers set amount = amount + 1 where credit_account = '2110' and debit_account = '5400'`],
  ['I70b', `update bill_lines set net = net + 1`],
  ['I61b', `update bills set recoverable = recoverable + 1`],
])('%s: a bill that no longer agrees with the books is found: %s', async (code, change) => {
  const { enter } = await told()
  await enter(rent)
  const undone = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(change).execute(tx)
    const found = await checkBooks(tx)
    expect(found.flatMap(({ code: one, differences }) => (differences.length ? [one] : []))).toContain(code)
    throw new Error('as it was')
  })
  await expect(undone).rejects.toThrow('as it was')
})

test('a bill without its number is asked for it in words, and one sign is a number', async () => {
  const { enter } = await told()
  const missing = { issues: [{ path: ['number'], message: 'اكتب رقم الفاتورة كما في ورقة المورّد.' }] }
  await expect(enter({ number: ' ' })).rejects.toMatchObject(missing)
  await expect(enter({ number: '7' })).resolves.toMatchObject({})
})
