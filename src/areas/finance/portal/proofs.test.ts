import { expect, test } from 'vitest'
import { z } from 'zod'
import { addCompanyAccount, stopCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import type { SendProofForm } from './inputs.ts'
import { moneyInShort } from './own-money.ts'
import { ownProof, proofsWaiting } from './own-proofs.ts'
import { paying } from './paying.ts'
import { readProofsAsked } from './proof-asked.ts'
import { proofs } from './proof-list-queries.ts'
import { confirmTransfer, refuseProof } from './use-cases/decide-proof.ts'
import { sendProof } from './use-cases/send-proof.ts'

const office = testOffice()
const { owner, owes, huda, person, id, debt, credit, wrong, account } = ownersOf(office)
type Owner = Awaited<ReturnType<typeof owner>>

const shows = (whose: Owner, form: Partial<SendProofForm> & { account: string }) =>
  sendProof(whose.ctx, {
    ...{ id: id(), file: [pdf], amount: '20', transferredOn: '2026-01-14', reference: 'BM-88410993', sure: 'yes' },
    ...form,
  })
const confirms = (proofId: string, bank: string, amount = '20', who = huda()) =>
  confirmTransfer(who, { proofId, amount, account1: bank, reference1: 'BM-88410993' })
const receipts = () => office.db.selectFrom('receipts').select(['number', 'amount', 'unused']).execute()
const nothingWrong = async () => expect(await wrong()).toEqual([])

test('a proof alone posts nothing; confirmed, it pays what it was for, and the oldest dues with the rest', async () => {
  const [salim, bank] = [await owner(), await account()]
  await owes(salim.partyId, '8', '2026-01-05')
  const { chargeId } = await owes(salim.partyId, '15', '2026-01-25')
  const { id: proofId } = await shows(salim, { account: bank, due: [chargeId] })
  expect([await receipts(), await debt(salim.partyId)]).toEqual([[], 23_000n])
  expect(await proofsWaiting(huda())).toMatchObject([{ id: proofId, path: `/admin/finance/proofs/${proofId}` }])

  const { number } = await confirms(proofId, bank)
  const open = await office.db.selectFrom('charges').select(['dueOn', 'openNet']).orderBy('dueOn').execute()
  expect(open).toEqual([
    { dueOn: '2026-01-05', openNet: 3_000n },
    { dueOn: '2026-01-25', openNet: 0n },
  ])
  expect(await ownProof(salim.ctx, proofId)).toMatchObject({ status: 'confirmed', receipt: number })
  expect(await proofsWaiting(huda())).toEqual([])
  expect((await office.history()).slice(-3)).toEqual([
    'finance.proof-sent',
    'finance.payment-received',
    'finance.transfer-confirmed',
  ])
  await office.announce()
  const heard = (await office.messages()).map(({ text }) => text).join('\n')
  expect(heard).toContain(`استلمنا دفعتك 20.000 ر.ع. وصدر السند ${number}`)
  expect(heard, 'and of one payment nobody hears twice').not.toMatch(/عن .*السند RC-/)
  await nothingWrong()
})

test('a day that has not come is told together with all that is missing', async () => {
  const salim = await owner()
  const sent = shows(salim, { account: await account(), amount: '0', file: [], transferredOn: '2026-01-16' })
  const faults = await sent.catch((error: z.ZodError) => z.flattenError(error).fieldErrors)
  expect(Object.keys(faults).toSorted()).toEqual(['amount', 'file', 'transferredOn'])
})

test('twenty confirmations of one proof at once, by two people, are one receipt', async () => {
  const [salim, bank] = [await owner(), await account()]
  await owes(salim.partyId, '15')
  const { id: proofId } = await shows(salim, { account: bank })
  const numbers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => confirms(proofId, bank, '20', at % 2 ? huda() : person('noor'))),
  )
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(1)
  expect(await receipts()).toEqual([{ number: 'RC-SLL26-00001', amount: 20_000n, unused: 5_000n }])
  expect([await debt(salim.partyId), await credit(salim.partyId)]).toEqual([0n, 5_000n])
  await nothingWrong()
})

test('of two who saw different sums at the bank the second is told what the first wrote', async () => {
  const [salim, bank] = [await owner(), await account()]
  const { id: proofId } = await shows(salim, { account: bank })
  const done = await Promise.allSettled([confirms(proofId, bank, '20'), confirms(proofId, bank, '18', person('noor'))])
  const [lost] = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(lost).toMatchObject({ code: 'finance.proof-confirmed-otherwise', message: expect.stringContaining('RC-SLL26-00001') })
  expect(await receipts()).toHaveLength(1)
})

test('where its receipt is reversed a proof waits again with the reason, and confirmed again makes another receipt', async () => {
  const [salim, bank] = [await owner(), await account()]
  await owes(salim.partyId, '20')
  const { id: proofId } = await shows(salim, { account: bank })
  await confirms(proofId, bank, '18')
  const { receiptId } = (await ownProof(salim.ctx, proofId)) ?? expect.fail('no proof')
  await reverseReceipt(huda(), { receiptId: receiptId ?? '', reason: 'المبلغ في الكشف غيره' })
  expect(await ownProof(salim.ctx, proofId)).toMatchObject({
    ...{ status: 'waiting', receiptId: null, takenBack: 'المبلغ في الكشف غيره', mayDecide: false },
  })
  expect(await proofsWaiting(huda())).toMatchObject([{ id: proofId }])
  expect(await office.history()).toContain('finance.proof-reopened')
  expect(await paying(salim.ctx, new URLSearchParams({ answers: proofId }))).toMatchObject({ answers: proofId, amount: 20_000n })

  const { number } = await confirms(proofId, bank)
  expect(await ownProof(salim.ctx, proofId)).toMatchObject({ status: 'confirmed', receipt: number, takenBack: null })
  expect([number, await debt(salim.partyId)]).toEqual(['RC-SLL26-00002', 0n])
  await nothingWrong()
})

test('of a confirmation and a refusal at once one holds, and the other hears so', async () => {
  const [salim, bank] = [await owner(), await account()]
  const { id: proofId } = await shows(salim, { account: bank })
  const done = await Promise.allSettled([confirms(proofId, bank), refuseProof(huda(), { proofId, reason: 'لم يظهر في الكشف' })])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const shown = await ownProof(salim.ctx, proofId)
  expect(await receipts()).toHaveLength(shown?.status === 'confirmed' ? 1 : 0)
})

test('a refused proof is read with its reason, and may be answered by another with the same mark of the bank', async () => {
  const [salim, bank] = [await owner(), await account()]
  const { chargeId } = await owes(salim.partyId, '15')
  const { id: first } = await shows(salim, { account: bank, due: [chargeId] })
  await refuseProof(huda(), { proofId: first, reason: 'الصورة مقصوصة' })
  expect(await proofsWaiting({ ...salim.ctx })).toMatchObject([{ path: `/dashboard/payments/proofs/${first}` }])
  await office.announce()
  expect((await office.messages()).map(({ text }) => text).join('\n')).toContain('لم يظهر تحويلك 20.000 ر.ع. في حسابنا')

  const again = await paying(salim.ctx, new URLSearchParams({ answers: first }))
  expect(again).toMatchObject({ amount: 20_000n, answers: first, chosen: [{ id: chargeId }] })
  const { id: second } = await shows(salim, { account: bank, answers: first })
  expect(await proofsWaiting(salim.ctx)).toEqual([])
  expect(await ownProof(salim.ctx, first)).toMatchObject({ status: 'refused', reason: 'الصورة مقصوصة', answeredBy: second })
  await confirms(second, bank)
  await expect(confirms(first, bank)).rejects.toMatchObject({ code: 'finance.proof-was-refused' })
  await expect(refuseProof(huda(), { proofId: second, reason: 'متأخر' })).rejects.toMatchObject({ code: 'finance.proof-decided' })
})

test('one transfer is shown once by one customer: by its mark at the bank, waiting, confirmed or taken at the counter', async () => {
  const [salim, said, bank] = [await owner(), await owner('سعيد المعشني'), await account()]
  const tries = await Promise.allSettled([salim, salim, salim].map((whose) => shows(whose, { account: bank })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [lost] = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(lost).toMatchObject({ issues: [{ path: ['reference'] }] })
  await expect(shows(salim, { account: bank, reference: 'bm-88410993' })).rejects.toMatchObject({
    issues: [{ path: ['reference'] }],
  })

  const slip = { method1: 'bank-transfer', amount1: '5', reference1: 'FT26015', account1: bank } as const
  await receivePayment(huda(), { id: id(), partyId: said.partyId, ...slip })
  await expect(shows(said, { account: bank, reference: 'FT26015' })).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
  const { id: other } = await shows(said, { account: bank, reference: 'FT26016' })
  const asTaken = { proofId: other, amount: '5', account1: bank, reference1: 'FT26015' }
  await expect(confirmTransfer(huda(), asTaken)).rejects.toMatchObject({ issues: [{ path: ['reference1'] }] })
  expect(await ownProof(said.ctx, other)).toMatchObject({ status: 'waiting' })
})

test('more than all that is owed, as by a comma for the point, is taken once the customer says it was so', async () => {
  const [salim, bank] = [await owner(), await account()]
  await owes(salim.partyId, '900', '2026-01-05')
  await owes(salim.partyId, '21.6', '2026-03-05')
  const typed = { account: bank, amount: '855,000', sure: undefined }
  await expect(shows(salim, typed)).rejects.toMatchObject({
    issues: [
      { path: ['amount'], message: expect.stringContaining('855,000.000 ر.ع. أكثر من كل ما عليك: 921.600 ر.ع.') },
      { path: ['sure'] },
    ],
  })
  expect(await office.db.selectFrom('transferProofs').select('id').execute()).toEqual([])
  await shows(salim, { ...typed, amount: '921.600', reference: 'BM-1' })
  await shows(salim, { ...typed, amount: '921.601', reference: 'BM-2', sure: 'yes' })
  const shown = await office.db.selectFrom('transferProofs').select('amount').orderBy('sequence').execute()
  expect(shown).toEqual([{ amount: 921_600n }, { amount: 921_601n }])
})

test('whoever owes nothing pays ahead without a question, but is asked where a comma may have made thousands of it', async () => {
  const [salim, bank] = [await owner(), await account()]
  const typed = { account: bank, amount: '1,000', sure: undefined }
  await expect(shows(salim, typed)).rejects.toMatchObject({
    issues: [{ path: ['amount'], message: expect.stringContaining('1,000.000 ر.ع. مبلغ كبير') }, { path: ['sure'] }],
  })
  await shows(salim, { ...typed, amount: '999.999', reference: 'BM-1' })
  await shows(salim, { ...typed, sure: 'yes', reference: 'BM-2' })
  const shown = await office.db.selectFrom('transferProofs').select('amount').orderBy('sequence').execute()
  expect(shown).toEqual([{ amount: 999_999n }, { amount: 1_000_000n }])
})

const bad: [string, Partial<SendProofForm>, string][] = [
  ['no file', { file: [] }, 'file'],
  ['a file of another kind', { file: [{ name: 'x.exe', bytes: Buffer.from('MZ') }] }, 'file'],
  ['nothing', { amount: '0' }, 'amount'],
  ['a day to come', { transferredOn: '2026-01-16' }, 'transferredOn'],
  ['a day of years ago', { transferredOn: '1999-01-01' }, 'transferredOn'],
  ['no reference', { reference: '' }, 'reference'],
]
test.each(bad)('refused under its field: %s', async (_, form, field) => {
  const [salim, bank] = [await owner(), await account()]
  await expect(shows(salim, { account: bank, ...form })).rejects.toMatchObject({
    issues: [{ path: expect.arrayContaining([field]) }],
  })
})

test('only what one owes oneself is paid, only to an account that is shown, and a second press is the same proof', async () => {
  const [salim, said, bank] = [await owner(), await owner('سعيد المعشني'), await account()]
  const { chargeId } = await owes(said.partyId, '15')
  await expect(shows(salim, { account: bank, due: [chargeId] })).rejects.toMatchObject({ status: 404 })
  const hidden = { bank: 'بنك ظفار', holder: 'التحالف', iban: 'OM230180000000000000202', heldFor: 'trust' } as const
  const { id: unseen } = await addCompanyAccount(huda(), hidden)
  await expect(shows(salim, { account: unseen })).rejects.toMatchObject({ issues: [{ path: ['account'] }] })

  const form = id()
  await Promise.all(Array.from({ length: 6 }, () => shows(salim, { account: bank, id: form })))
  expect((await proofs(huda(), readProofsAsked(new URLSearchParams()))).count).toBe(1)
  await stopCompanyAccount(huda(), { bankAccountId: bank })
  expect((await paying(salim.ctx, new URLSearchParams()))?.banks).toEqual([])
  expect(await moneyInShort(salim.ctx)).toMatchObject({ total: 0n })
})
