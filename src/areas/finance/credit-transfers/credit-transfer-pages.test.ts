import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { loader as paperOf } from '#areas/finance/vouchers/routes/back-office-credit-transfer-pdf.ts'
import { boxesOf } from '#testing/boxes.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { undoersOf } from '#testing/undoers.ts'
import { answered, visit } from '#testing/visit.ts'
import { creditTransferShown } from './credit-transfer-detail.ts'
import { newCreditTransfer } from './credit-transfer-form-queries.ts'
import { creditTransfersList } from './credit-transfers-list.tsx'
import { creditTransfers } from './queries.ts'
import { action } from './routes/back-office-credit-transfer.tsx'
import { action as ask } from './routes/back-office-new-credit-transfer.tsx'
import { loader as exported } from './routes/credit-transfers-export.ts'

const office = testOffice()
const byTwo = undoersOf(office)
const { huda, id, customer, box, pays } = payersOf(office)
const { colleague, lastAsked } = boxesOf(office)
const listed = async (query: string, ctx = huda()) =>
  (await creditTransfers(ctx, creditTransfersList.read(new URLSearchParams(query)))).rows.map(({ number }) => number)

test('from the credit of one to the page of the transfer and its slip; refused it keeps what was typed', async () => {
  const [, salim, brother] = [await box(), await customer(), await customer('سعيد باعمر')]
  const noura = await colleague('noura', 'accountant')
  await pays(salim, '30')
  expect(await newCreditTransfer(huda(), { party: salim, taker: brother, q: '' })).toMatchObject({
    ...{ giver: { id: salim }, taker: { id: brother }, free: 30_000n },
  })
  expect(await newCreditTransfer(huda(), { party: 'x', taker: brother, q: '' })).toMatchObject({ giver: null, taker: null })
  const form = { id: id(), partyId: salim, takerId: brother, amount: '200', reason: 'أخوه', consent: 'كتب إلينا' }
  const send = (more: Record<string, string> = {}) =>
    answered(ask(visit(noura, '/new', { params: { id: form.id }, form: { ...form, ...more } })))
  expect(await send()).toMatchObject({ init: { status: 422 }, data: { typed: { amount: '200' } } })
  expect(await send({ amount: '22.500' })).toMatchObject({ status: 303, to: `/admin/finance/credit-transfers/${form.id}` })

  const print = async () => {
    const answer = await paperOf(visit(huda(), '/pdf', { params: { creditTransferId: form.id } }))
    return pdfText(new Uint8Array(await answer.arrayBuffer()))
  }
  expect(await print()).toContain('CT-SLL26-00001')
  await approve(await colleague('said', 'financeManager'), { approvalId: await lastAsked() })
  await office.announce()
  expect(await print()).toContain('22.500')
  expect(await office.db.selectFrom('keptPapers').select('state').where('kind', '=', 'credit-transfer').execute()).toEqual([
    { state: 'issued' },
  ])
  expect(await creditTransferShown(huda(), form.id)).toMatchObject({
    ...{ status: 'done', unused: 22_500n, posted: expect.any(BigInt), reversing: null },
  })
  expect([
    await listed('state=done'),
    await listed('q=سعيد ct-'),
    await listed(`party=${brother}`),
    await listed('state=rejected'),
  ]).toEqual([...Array.from({ length: 3 }, () => ['CT-SLL26-00001']), []])
  const [row = []] = await csvRows(exported(visit(huda(), '/export?format=csv&state=done')))
  expect([row[0], row.at(-2)]).toEqual(['CT-SLL26-00001', '22.500'])

  const reverse = (reason: string, ctx = huda()) =>
    answered(action(visit(ctx, '/?act=reverse', { params: { creditTransferId: form.id }, form: { reason } })))
  expect(await reverse('')).toMatchObject({ init: { status: 422 } })
  await byTwo(async (ctx) => {
    expect(await reverse('خطأ', ctx)).toMatchObject({ status: 303 })
    const asked = office.db.selectFrom('approvals').select('id').where('status', '=', 'pending')
    return { approvalId: (await asked.executeTakeFirstOrThrow()).id }
  })
  expect(await creditTransferShown(huda(), form.id)).toMatchObject({
    ...{ status: 'reversed', endReason: 'خطأ', reversing: expect.any(BigInt) },
  })

  await openBranches(office.db)
  const salma = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewCreditTransfers)
  expect([await listed('', salma), await creditTransferShown(salma, form.id)]).toEqual([[], null])
})
