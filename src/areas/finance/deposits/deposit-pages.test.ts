import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, visit } from '#testing/visit.ts'
import { readDepositsAsked } from './deposit-asked.ts'
import { deposit } from './deposit-detail.ts'
import { deposits } from './queries.ts'
import { action } from './routes/back-office-deposit.tsx'
import { loader as paperOf } from './routes/back-office-deposit-pdf.ts'
import { action as ask } from './routes/back-office-new-deposit.tsx'
import { loader as exported } from './routes/deposits-export.ts'

const office = testOffice()
const { huda, id, customer, box, pays } = payersOf(office)
const asked = (query: string) => readDepositsAsked(new URLSearchParams(query))
const listed = async (query: string, ctx = huda()) => (await deposits(ctx, asked(query))).rows.map(({ contract }) => contract)

async function asks(partyId: string, contract: string, more: Record<string, string> = {}) {
  const form = { id: id(), partyId, contract, amount: '100', line: 'cars', dueOn: '2026-01-15', ...more }
  return answered(ask(visit(huda(), '/new', { params: { id: form.id }, form })))
}
const newest = async () =>
  (await office.db.selectFrom('deposits').select('id').orderBy('askedAt', 'desc').executeTakeFirstOrThrow()).id

test('it is asked for on a page, keeps what was typed when refused, and is listed by what has become of it', async () => {
  const [, salim] = [await box(), await customer()]
  expect(await asks(salim, 'CR-26-7', { amount: 'كثير' })).toMatchObject({
    init: { status: 422 },
    data: { typed: { contract: 'CR-26-7' } },
  })
  expect(await asks(salim, 'CR-26-7', { releaseOn: '2026-01-14' })).toMatchObject({ status: 303 })
  await pays(salim, '100')
  await asks(salim, 'L-26-1', { line: 'rent' })

  expect((await listed('')).toSorted()).toEqual(['CR-26-7', 'L-26-1'])
  expect(await listed('state=expected')).toEqual(['L-26-1'])
  expect(await listed('state=held&line=cars')).toEqual(['CR-26-7'])
  expect(await listed('due=yes')).toEqual(['CR-26-7'])
  expect(await listed('q=سالم l-26')).toEqual(['L-26-1'])
  expect((await deposits(huda(), asked(''))).sums).toMatchObject({ asked: 200_000n, held: 100_000n, used: 0n, refunded: 0n })
  const csv = await exported(visit(huda(), '/export?format=csv'))
  expect(await csv.text()).toContain('CR-26-7')
  await openBranches(office.db)
  expect(await listed('', office.staffWithin('salma', { branchIds: [thumrait] }, may.viewDeposits))).toEqual([])
})

test('the page takes from it, prepares its voucher and puts it off; the sheet says what happened', async () => {
  const [, salim] = [await box(), await customer()]
  await asks(salim, 'CR-26-7')
  await pays(salim, '100')
  const depositId = await newest()
  const acts = (act: string, form: Record<string, string>) =>
    answered(action(visit(huda(), `/?act=${act}`, { params: { depositId, ...(form.id && { id: form.id }) }, form })))
  const damage = { id: id(), charge: 'new', kind: 'car-damage', description: 'خدش', price: '20', reason: 'خدش في الباب' }
  expect(await acts('deduct', damage)).toMatchObject({
    init: { status: 422 },
    data: { fields: { evidence: [expect.any(String)] } },
  })
  const back = { id: id(), amount: '15', method: 'cash', purpose: 'انتهى العقد' }
  expect(await acts('refund', back)).toMatchObject({ status: 303, to: `/admin/finance/payouts/${back.id}` })
  expect(await acts('release', { releaseOn: '2026-02-01', reason: 'مدّد العقد' })).toMatchObject({ status: 303 })
  expect(await deposit(huda(), depositId)).toMatchObject({
    ...{ held: 100_000n, free: 85_000n, releaseOn: '2026-02-01', state: 'held', isDue: false },
    moves: [{ kind: 'received', amount: 100_000n }],
  })
  const sheet = pdfText(new Uint8Array(await (await paperOf(visit(huda(), '/pdf', { params: { depositId } }))).arrayBuffer()))
  for (const said of ['CR-26-7', '100.000', 'RC-']) expect(sheet).toContain(said)
})
