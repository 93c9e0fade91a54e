import { expect, test } from 'vitest'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import { answered, visit } from '#testing/visit.ts'
import { moneyInShort, ownMoney } from './own-money.ts'
import { ownInvoices, ownReceipts } from './own-papers.ts'
import { paying } from './paying.ts'
import { loader as paymentsPage } from './routes/portal-payments.tsx'
import { refuseProof } from './use-cases/decide-proof.ts'
import { sendProof } from './use-cases/send-proof.ts'

const office = testOffice()
const { owner, owes, pays, box, account, huda, id } = ownersOf(office)
const { brings } = vaultOf(office)

test('a customer reads what is due now, what of it is late, what comes, and the credit: of all services, and nobody else’s', async () => {
  const [salim, said] = [await owner(), await owner('سعيد المعشني')]
  await box()
  await owes(salim.partyId, '30', '2026-01-05')
  await owes(salim.partyId, '20', '2026-01-15')
  await owes(salim.partyId, '7.500', '2026-01-25')
  await owes(salim.partyId, '2.500', '2026-01-25')
  await owes(said.partyId, '99', '2026-01-05')
  await pays(salim.partyId, '10')

  expect(await moneyInShort(salim.ctx)).toEqual({
    ...{ total: 50_000n, due: 40_000n, covered: 0n, toPay: 40_000n, overdue: 20_000n, upcoming: 10_000n, ahead: 10_000n },
    ...{ credit: 0n, free: 0n, sent: 0n },
    next: { dueOn: '2026-01-25', amount: 10_000n },
  })
  const money = await ownMoney(salim.ctx)
  expect(money?.dues.map(({ dueOn, open }) => [dueOn, open])).toEqual([
    ['2026-01-05', 20_000n],
    ['2026-01-15', 20_000n],
    ['2026-01-25', expect.any(BigInt)],
    ['2026-01-25', expect.any(BigInt)],
  ])
  await pays(said.partyId, '120')
  expect(await moneyInShort(said.ctx)).toMatchObject({ total: 0n, next: null, credit: 21_000n })
})

test('what cheques in hand cover is owed and not asked for again: nobody is led to pay it twice', async () => {
  const salim = await owner()
  const { chargeId } = await owes(salim.partyId, '285.500', '2026-01-10')
  await brings(salim.partyId, '285.500', { cover: 'oldest' })
  expect(await moneyInShort(salim.ctx)).toMatchObject({ due: 285_500n, covered: 285_500n, toPay: 0n, overdue: 0n, ahead: 0n })
  expect(await paying(salim.ctx, new URLSearchParams())).toMatchObject({ chosen: [], amount: 0n })
  expect(await paying(salim.ctx, new URLSearchParams({ due: chargeId }))).toMatchObject({ amount: 285_500n })

  await owes(salim.partyId, '20', '2026-01-15')
  await brings(salim.partyId, '5', { cover: 'oldest' })
  expect(await moneyInShort(salim.ctx)).toMatchObject({ due: 305_500n, covered: 290_500n, toPay: 15_000n })
  expect(await paying(salim.ctx, new URLSearchParams())).toMatchObject({ chosen: [{ open: 20_000n }], amount: 15_000n })
})

test('what was sent and waits to be seen at the bank is owed, and not asked for again', async () => {
  const [salim, bank] = [await owner(), await account()]
  const { chargeId } = await owes(salim.partyId, '30', '2026-01-05')
  await owes(salim.partyId, '6.150', '2026-01-10')
  const next = await owes(salim.partyId, '9', '2026-01-25')
  const sends = (amount: string, reference: string, due: string[] = []) =>
    sendProof(salim.ctx, { id: id(), file: [pdf], account: bank, transferredOn: '2026-01-14', amount, reference, due })
  await sends('32', 'BM-1')
  expect(await moneyInShort(salim.ctx)).toMatchObject({ due: 36_150n, sent: 32_000n, toPay: 4_150n, overdue: 4_150n })
  const now = await paying(salim.ctx, new URLSearchParams())
  expect(now).toMatchObject({ sent: 32_000n, amount: 4_150n, chosen: [{ open: 6_150n, sent: 2_000n }] })
  expect(await paying(salim.ctx, new URLSearchParams({ due: chargeId }))).toMatchObject({ amount: 0n })
  expect((await ownMoney(salim.ctx))?.dues.map(({ sent }) => sent)).toEqual([30_000n, 2_000n, 0n])

  const { id: proofId } = await sends('9', 'BM-2', [next.chargeId])
  expect(await moneyInShort(salim.ctx)).toMatchObject({ sent: 41_000n, toPay: 4_150n, ahead: 0n })
  await refuseProof(huda(), { proofId, reason: 'لم يصل' })
  await sends('5', 'BM-3')
  expect(await moneyInShort(salim.ctx)).toMatchObject({ sent: 37_000n, toPay: 0n, overdue: 0n, ahead: 8_150n })
  expect(await paying(salim.ctx, new URLSearchParams())).toMatchObject({ chosen: [{ open: 9_000n }], amount: 8_150n })
})

test('what is ticked is paid on its own page; a list of which nothing is ticked stays and asks for something', async () => {
  const salim = await owner()
  const { chargeId } = await owes(salim.partyId, '30')
  const at = (query: string) => visit(salim.ctx, `/dashboard/payments${query}`)
  expect(await paymentsPage(at(''))).toMatchObject({ nothingPicked: false })
  expect(await paymentsPage(at('?picked=yes'))).toMatchObject({ nothingPicked: true, money: { due: 0n } })
  expect(await answered(paymentsPage(at(`?picked=yes&due=${chargeId}`)))).toMatchObject({
    to: `/dashboard/payments/pay?due=${chargeId}`,
  })
})

test('the papers are one’s own, the newest first, and a page past the end is the last one', async () => {
  const [salim, said] = [await owner(), await owner('سعيد المعشني')]
  await box()
  await owes(salim.partyId, '30')
  await pays(salim.partyId, '30')
  await pays(salim.partyId, '5')

  expect((await ownInvoices(salim.ctx, 9))?.rows).toMatchObject([{ state: 'paid', open: 0n, total: 30_000n }])
  expect((await ownReceipts(salim.ctx, 1))?.rows.map(({ amount }) => amount)).toEqual([5_000n, 30_000n])
  expect([(await ownInvoices(said.ctx, 1))?.count, (await ownReceipts(said.ctx, 1))?.count]).toEqual([0, 0])
})

test('an account without a record is told so, and a visitor signs in first', async () => {
  expect(await paymentsPage(visit(office.customer('nobody'), '/dashboard/payments'))).toMatchObject({ money: null })
  expect(await ownInvoices(office.customer('nobody'), 1)).toBeNull()
  expect(await answered(paymentsPage(visit(office.visitor(), '/dashboard/payments')))).toMatchObject({
    to: '/login?to=%2Fdashboard%2Fpayments',
  })
})
