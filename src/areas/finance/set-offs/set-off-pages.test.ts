import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { loader as paperOf } from '#areas/finance/vouchers/routes/back-office-set-off-pdf.ts'
import { boxesOf } from '#testing/boxes.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { undoersOf } from '#testing/undoers.ts'
import { answered, visit } from '#testing/visit.ts'
import { setOffs } from './queries.ts'
import { action as ask } from './routes/back-office-new-set-off.tsx'
import { action, loader as page } from './routes/back-office-set-off.tsx'
import { loader as exported } from './routes/set-offs-export.ts'
import { setOffShown } from './set-off-detail.ts'
import { newSetOff } from './set-off-form-queries.ts'
import { setOffsList } from './set-offs-list.tsx'

const office = testOffice()
const byTwo = undoersOf(office)
const { huda, id, customer, box, owes, pays, debt } = payersOf(office)
const { colleague, lastAsked } = boxesOf(office)
const listed = async (query: string, ctx = huda()) =>
  (await setOffs(ctx, setOffsList.read(new URLSearchParams(query)))).rows.map(({ number }) => number)

test('from what we hold to the page of the set-off and its slip; refused it keeps what was typed', async () => {
  const [, salim, noura] = [await box(), await customer(), await colleague('noura', 'accountant')]
  await pays(salim, '30')
  const { chargeId } = await owes(salim, '20')
  expect(await newSetOff(huda(), { party: salim, q: '' })).toMatchObject({
    ...{ pots: [{ pot: 'credit', free: 30_000n }], debts: [{ id: chargeId, open: 20_000n }] },
  })
  const form = {
    id: id(),
    partyId: salim,
    pot: 'credit',
    chargeId1: chargeId,
    amount1: '200',
    reason: 'تسوية',
    consent: 'كتب إلينا',
  }
  const send = (more: Record<string, string> = {}) =>
    answered(ask(visit(noura, '/new', { params: { id: form.id }, form: { ...form, ...more } })))
  expect(await send()).toMatchObject({ init: { status: 422 }, data: { typed: { amount1: '200' } } })
  expect(await send({ amount1: '12.500' })).toMatchObject({ status: 303, to: `/admin/finance/set-offs/${form.id}` })
  expect((await newSetOff(huda(), { party: salim, q: '' })).pots).toMatchObject([{ free: 17_500n }])

  const shown = async (ctx: typeof noura) =>
    (await page(visit(ctx, '/', { params: { setOffId: form.id } }))) as { request: string }
  const approvalId = await lastAsked()
  expect(await shown(noura)).toMatchObject({ request: `/admin/approvals/${approvalId}` })
  expect(await shown(huda())).toMatchObject({ request: null })

  const print = async () => {
    const answer = await paperOf(visit(huda(), '/pdf', { params: { setOffId: form.id } }))
    return pdfText(new Uint8Array(await answer.arrayBuffer()))
  }
  expect(await print()).toContain('SO-SLL26-00001')
  await approve(await colleague('said', 'financeManager'), { approvalId })
  expect(await shown(noura)).toMatchObject({ request: null })
  expect(await print()).toContain('12.500')
  expect(await debt(salim)).toBe(7_500n)
  expect(await setOffShown(huda(), form.id)).toMatchObject({
    ...{ status: 'done', pot: 'رصيده الدائن', lines: [{ amount: 12_500n, journals: [expect.any(BigInt)] }] },
  })
  expect([await listed('state=done'), await listed('q=سالم so-'), await listed('state=rejected')]).toEqual([
    ...[['SO-SLL26-00001'], ['SO-SLL26-00001'], []],
  ])
  const [row = []] = await csvRows(exported(visit(huda(), '/export?format=csv&state=done')))
  expect([row[0], row.at(-2)]).toEqual(['SO-SLL26-00001', '12.500'])

  const reverse = (reason: string, ctx = huda()) =>
    answered(action(visit(ctx, '/?act=reverse', { params: { setOffId: form.id }, form: { reason } })))
  expect(await reverse('')).toMatchObject({ init: { status: 422 } })
  await byTwo(async (ctx) => {
    expect(await reverse('خطأ', ctx)).toMatchObject({ status: 303 })
    const asked = office.db.selectFrom('approvals').select('id').where('status', '=', 'pending')
    return { approvalId: (await asked.executeTakeFirstOrThrow()).id }
  })
  expect(await setOffShown(huda(), form.id)).toMatchObject({ status: 'reversed', endReason: 'خطأ' })

  await openBranches(office.db)
  const salma = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewSetOffs)
  expect([await listed('', salma), await setOffShown(salma, form.id)]).toEqual([[], null])
})

test('what of all we hold waits for something else is said, with what it waits for', async () => {
  const [, salim] = [await box(), await customer()]
  expect(await newSetOff(huda(), { party: salim, q: '' })).toMatchObject({ pots: [], promised: [] })
  await pays(salim, '30')
  await owes(salim, '20')
  const back = { id: id(), partyId: salim, amount: '12', method: 'cash', purpose: 'زيادة في الدفع' } as const
  const { number } = await askRefund(huda(), back)
  expect(await newSetOff(huda(), { party: salim, q: '' })).toMatchObject({
    pots: [{ free: 18_000n }],
    promised: [`رصيده الدائن 30.000 ر.ع. ينتظره سند الصرف ${number} بمبلغ 12.000 ر.ع.`],
  })
  const { number: rest } = await askRefund(await colleague('noura', 'accountant'), { ...back, id: id(), amount: '18' })
  expect(await newSetOff(huda(), { party: salim, q: '' })).toMatchObject({
    pots: [],
    promised: [`رصيده الدائن 30.000 ر.ع. ينتظره سند الصرف ${number} بمبلغ 12.000 ر.ع. وسند الصرف ${rest} بمبلغ 18.000 ر.ع.`],
  })
})
