import { expect, test } from 'vitest'
import { returnCheque } from '#areas/finance/cheques/use-cases/leave-vault.ts'
import { receiveCheques } from '#areas/finance/cheques/use-cases/receive-cheques.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { payPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { erasePersonalData } from '#areas/identity/privacy/use-cases/erase-personal-data.ts'
import { requestPrivacy } from '#areas/identity/privacy/use-cases/request-privacy.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { papersOf } from './papers-of.ts'

const office = testOffice()
const { owner, owes, pays, box, huda, id } = ownersOf(office)
type Owner = Awaited<ReturnType<typeof owner>>

const officer = () => office.staff('noor', identityPermissions.viewPrivacy, identityPermissions.answerPrivacy)
const asked = async ({ ctx }: Owner) => {
  await requestPrivacy(ctx, { kind: 'erasure', text: 'احذفوا بياناتي' })
  return (await office.db.selectFrom('privacyRequests').select('id').executeTakeFirstOrThrow()).id
}
const erase = (requestId: string) => erasePersonalData(officer(), { id: requestId })
const nameOf = async ({ partyId }: Owner) =>
  (await office.db.selectFrom('parties').select('name').where('id', '=', partyId).executeTakeFirstOrThrow()).name

test('who owes is not forgotten, nor whose money or cheque we hold; settled, they are', async () => {
  const salim = await owner()
  const requestId = await asked(salim)
  await box()
  await owes(salim.partyId, '15')
  await expect(erase(requestId)).rejects.toMatchObject({
    code: 'finance.money-between',
    message: expect.stringContaining('عليه 15.000'),
  })

  await pays(salim.partyId, '20')
  await expect(erase(requestId)).rejects.toMatchObject({ message: expect.stringContaining('له رصيد 5.000') })
  const { id: payoutId } = await askRefund(huda(), {
    id: id(),
    partyId: salim.partyId,
    amount: '5',
    method: 'cash',
    purpose: 'زائد',
  })
  await payPayout(huda(), { payoutId })
  const { journalId } = await office.db.selectFrom('payoutPayments').select('journalId').executeTakeFirstOrThrow()
  const paper = { kind: 'payout', id: payoutId, label: 'سند صرف', number: expect.stringMatching(/^PV-/) }
  expect((await papersOf(office, [journalId]))(journalId)).toMatchObject({ paper })

  const cheque = { bank: 'بنك مسقط', number1: '381', dueOn1: '2026-01-20', amount1: '30' }
  await receiveCheques(huda(), { id: id(), partyId: salim.partyId, ...cheque })
  await expect(erase(requestId)).rejects.toMatchObject({ message: expect.stringContaining('له شيكات لم تُسوَّ: 1') })
  expect(await nameOf(salim)).toBe('سالم الكثيري')

  const { id: chequeId } = await office.db.selectFrom('cheques').select('id').executeTakeFirstOrThrow()
  await returnCheque(huda(), { chequeId, reason: 'سُدّد نقدًا' })
  await erase(requestId)
  expect(await nameOf(salim)).not.toBe('سالم الكثيري')
  const { buyer } = await office.db.selectFrom('invoices').select('buyer').executeTakeFirstOrThrow()
  expect(buyer).toMatchObject({ name: 'سالم الكثيري' })
})
