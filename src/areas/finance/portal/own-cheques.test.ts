import { expect, test } from 'vitest'
import { mergeCustomers } from '#areas/customers/merging/use-cases/merge-customers.ts'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import { answered, visit } from '#testing/visit.ts'
import { ownCheques } from './own-cheques.ts'
import { ownMoney } from './own-money.ts'
import { ownProof } from './own-proofs.ts'
import { action, loader as paymentsPage } from './routes/portal-payments.tsx'
import { payFromOwnCredit } from './use-cases/pay-from-own-credit.ts'
import { sendProof } from './use-cases/send-proof.ts'

const office = testOffice()
const { huda, id, customer, owner, owes, pays, box, account, debt, credit, wrong } = ownersOf(office)
const { bank, brings } = vaultOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])

test('a customer sees their cheques: what came back first, then by its day; and nobody else’s', async () => {
  const [salim, said] = [await owner(), await owner('سعيد المعشني')]
  const accountId = await bank()
  await owes(salim.partyId, '30')
  const later = await brings(salim.partyId, '20', { number1: '000112', dueOn1: '2026-03-15' })
  const sooner = await brings(salim.partyId, '30', { number1: '000111', dueOn1: '2026-01-15', cover: 'oldest' })
  const back = await brings(salim.partyId, '10', { number1: '000110', dueOn1: '2026-01-14' })
  await depositCheques(huda(), { id: id(), accountId, chequeId: back })
  await bounceCheque(huda(), { chequeId: back, on: '2026-01-15', reason: 'الرصيد لا يكفي' })

  const seen = await ownCheques(salim.ctx, 9)
  expect(seen?.rows.map((row) => [row.id, row.status, row.settleBy])).toEqual([
    [back, 'bounced', '2026-01-20'],
    [sooner, 'received', null],
    [later, 'received', null],
  ])
  expect(seen).toMatchObject({ total: 50_000n, count: 3, at: 1, today: '2026-01-15' })
  expect(seen?.rows[0]?.reason).toBe('الرصيد لا يكفي')
  expect(seen?.rows[1]?.covered).toBe('تأجير سيارة 30')
  expect(await ownCheques(said.ctx, 1)).toMatchObject({ rows: [], total: 0n })
  expect(await ownCheques(office.customer('nobody'), 1)).toBeNull()
})

test('credit pays the oldest dues by the customer’s own press, once of two at once', async () => {
  const salim = await owner()
  await box()
  await pays(salim.partyId, '25')
  await owes(salim.partyId, '10', '2026-01-25')
  await owes(salim.partyId, '20', '2026-01-05')
  const outcomes = await Promise.allSettled([payFromOwnCredit(salim.ctx, {}), payFromOwnCredit(salim.ctx, {})])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await ownMoney(salim.ctx))?.dues.map(({ open }) => open)).toEqual([5_000n])
  expect([await debt(salim.partyId), await credit(salim.partyId)]).toEqual([5_000n, 0n])
  await nothingWrong()
})

test('who has no credit, no record or no account is told so', async () => {
  const salim = await owner()
  await owes(salim.partyId, '10')
  const pressed = (ctx: typeof salim.ctx) => answered(action(visit(ctx, '/dashboard/payments?act=pay-from-credit', { form: {} })))
  expect(await pressed(salim.ctx)).toMatchObject({ data: { problem: expect.stringContaining('لا رصيد دائن') } })
  await expect(payFromOwnCredit(office.customer('nobody'), {})).rejects.toMatchObject({ status: 404 })
})

test('what was written under a record that was merged away is seen and paid by the one person', async () => {
  const salim = await owner()
  const away = await customer('سالم بن أحمد الكثيري')
  await box()
  await account()
  const { chargeId } = await owes(away, '30', '2026-01-05')
  const chequeId = await brings(away, '5')
  await pays(away, '12')
  await owes(salim.partyId, '4', '2026-01-25')
  await mergeCustomers(huda(), { id: salim.partyId, otherId: away })

  expect(await paymentsPage(visit(salim.ctx, '/dashboard/payments'))).toMatchObject({ money: { total: 22_000n } })
  expect((await ownCheques(salim.ctx, 1))?.rows).toMatchObject([{ id: chequeId }])
  const form = { amount: '18', transferredOn: '2026-01-14', reference: 'BM-88410993', due: [chargeId] }
  const { id: accountId } = await office.db.selectFrom('companyBankAccounts').select('id').executeTakeFirstOrThrow()
  const { id: proofId } = await sendProof(salim.ctx, { id: id(), file: [pdf], account: accountId, ...form })
  expect(await ownProof(salim.ctx, proofId)).toMatchObject({ dues: [{ id: chargeId }] })
})
