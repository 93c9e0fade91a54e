import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { sourceWords } from '#areas/finance/ledger/journal.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { readStatementAsked } from '#areas/finance/statements/statement-asked.ts'
import { statement } from '#areas/finance/statements/statement-queries.ts'
import { boxesOf } from '#testing/boxes.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { undoersOf } from '#testing/undoers.ts'
import { answered, visit } from '#testing/visit.ts'
import { writeOffs } from './queries.ts'
import { action as ask } from './routes/back-office-new-write-off.tsx'
import { action } from './routes/back-office-write-off.tsx'
import { loader as exported } from './routes/write-offs-export.ts'
import { writeOffSource } from './write-off.ts'
import { readWriteOffsAsked } from './write-off-asked.ts'
import { writeOff } from './write-off-detail.ts'
import { newWriteOff } from './write-off-form-queries.ts'

const office = testOffice()
const byTwo = undoersOf(office)
const { huda, id, customer, owes } = payersOf(office)
const { colleague, lastAsked } = boxesOf(office)
let people = 0
const named = (word: string) => {
  people += 1
  return `${word}${people}`
}
const listed = async (query: string, ctx = huda()) =>
  (await writeOffs(ctx, readWriteOffsAsked(new URLSearchParams(query)))).rows.map(({ number }) => number)

/** From the page on which it is asked for to the page of the write-off. */
async function asked(partyId: string, chargeId1: string, amount1: string) {
  const form = { id: id(), partyId, chargeId1, amount1, reason: 'أفلس', attempts: 'ثلاث رسائل' }
  const noura = await colleague(named('noura'), 'accountant')
  return { form, answer: await answered(ask(visit(noura, '/new', { params: { id: form.id }, form }))) }
}

test('the form shows what is owed, keeps what was typed when it is refused, and leads to the page of the write-off', async () => {
  const salim = await customer()
  const { chargeId, invoiceId } = await owes(salim, '20')
  await owes(salim, '5', '2026-01-21')
  const shown = await newWriteOff(huda(), { party: salim, q: '', invoice: '' })
  expect(shown.debts.map(({ left }) => left)).toEqual([20_000n, 5_000n])
  const { answer: refused } = await asked(salim, chargeId, '200')
  expect(refused).toMatchObject({
    init: { status: 422 },
    data: { typed: { amount1: '200' }, fields: { amount1: [expect.any(String)] } },
  })

  const { form, answer } = await asked(salim, chargeId, '12')
  expect(answer).toMatchObject({ status: 303, to: `/admin/finance/write-offs/${form.id}` })
  expect((await newWriteOff(huda(), { party: salim, q: '', invoice: invoiceId })).debts).toMatchObject([
    { left: 8_000n, asked: 12_000n },
  ])
  expect(await writeOff(huda(), form.id)).toMatchObject({ status: 'submitted', lines: [{ amount: 12_000n }], mayReverse: false })
})

test('it is listed by what has become of it, and stands on the invoice and on the customer’s account', async () => {
  const salim = await customer()
  const { chargeId, invoiceId } = await owes(salim, '20')
  const { form } = await asked(salim, chargeId, '20')
  await approve(await colleague('said', 'financeManager'), { approvalId: await lastAsked() })
  expect(await listed('')).toEqual(['WO-SLL26-00001'])
  expect([await listed('state=submitted'), await listed('q=سالم wo-')]).toEqual([[], ['WO-SLL26-00001']])
  const [row = []] = await csvRows(exported(visit(huda(), '/export?format=csv&state=written-off')))
  expect([row[0], row.at(-2)]).toEqual(['WO-SLL26-00001', '20.000'])
  expect(await csvRows(exported(visit(huda(), '/export?format=csv&state=rejected')))).toEqual([])
  expect(await invoice(huda(), invoiceId)).toMatchObject({ open: 0n, written: 20_000n, state: 'written-off' })
  const period = readStatementAsked(new URLSearchParams(), huda().now())
  const account = await statement(huda(), [salim], period)
  expect(account.rows.at(-1)).toMatchObject({
    ...{ amount: -20_000n, balance: 0n, memo: 'شطب: تأجير سيارة 20' },
    paper: { kind: 'write-off', id: form.id, label: 'شطب', number: 'WO-SLL26-00001' },
  })
  expect(Object.values(account.ages).every((sum) => sum === 0n)).toBe(true)
  expect(sourceWords(writeOffSource)).toBe('شطب مستحق')

  const reverse = (reason: string, ctx = huda()) =>
    answered(action(visit(ctx, '/?act=reverse', { params: { writeOffId: form.id }, form: { reason } })))
  expect(await reverse('')).toMatchObject({ init: { status: 422 } })
  await byTwo(async (ctx) => {
    expect(await reverse('دفع', ctx)).toMatchObject({ status: 303 })
    const asked = office.db.selectFrom('approvals').select('id').where('status', '=', 'pending')
    return { approvalId: (await asked.executeTakeFirstOrThrow()).id }
  })
  expect(await writeOff(huda(), form.id)).toMatchObject({ status: 'reversed', reversalReason: 'دفع' })
  expect(await invoice(huda(), invoiceId)).toMatchObject({ open: 20_000n, written: 0n })
})

test('whoever sees another branch sees nothing of it', async () => {
  const salim = await customer()
  const { chargeId } = await owes(salim, '20')
  const { form } = await asked(salim, chargeId, '20')
  await openBranches(office.db)
  const salma = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewWriteOffs)
  expect([await listed('', salma), await writeOff(salma, form.id)]).toEqual([[], null])
  const takes = office.staffWithin('noor', { branchIds: [thumrait] }, may.exportWriteOffs)
  expect(await csvRows(exported(visit(takes, '/export?format=csv')))).toEqual([])
})
