import { expect, test } from 'vitest'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { atOnce } from '#testing/at-once.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import { ownProof, proofsWaiting } from './own-proofs.ts'
import { paying } from './paying.ts'
import { readProofsAsked } from './proof-asked.ts'
import { proofs } from './proof-list-queries.ts'
import { confirmTransfer, refuseProof } from './use-cases/decide-proof.ts'
import { sendProof } from './use-cases/send-proof.ts'
import { withdrawProof } from './use-cases/withdraw-proof.ts'

const office = testOffice()
const { owner, owes, huda, id, debt, wrong, account } = ownersOf(office)

async function shown() {
  const [salim, bank] = [await owner(), await account()]
  const { chargeId } = await owes(salim.partyId, '20')
  const form = { account: bank, amount: '20', transferredOn: '2026-01-14', reference: 'BM-88410993', due: [chargeId] }
  const shows = (answers?: string) => sendProof(salim.ctx, { id: id(), file: [pdf], ...form, answers })
  const confirms = (proofId: string) =>
    confirmTransfer(huda(), { proofId, amount: '20', account1: bank, reference1: 'BM-88410993' })
  const { id: proofId } = await shows()
  return { salim, chargeId, proofId, shows, confirms }
}
const receipts = () => office.db.selectFrom('receipts').select(['number', 'amount']).execute()

test('a proof that waits is withdrawn by its customer: nobody has to look for it, and the same slip may be shown again', async () => {
  const { salim, chargeId, proofId, shows, confirms } = await shown()
  expect(await proofsWaiting(huda())).toMatchObject([{ id: proofId }])
  await withdrawProof(salim.ctx, { proofId })
  expect(await ownProof(salim.ctx, proofId)).toMatchObject({ status: 'withdrawn', mayDecide: false, receiptId: null })
  expect([await proofsWaiting(huda()), await proofsWaiting(salim.ctx)]).toEqual([[], []])
  const listed = await proofs(huda(), readProofsAsked(new URLSearchParams('state=withdrawn')))
  expect(listed.rows).toMatchObject([{ id: proofId, status: 'withdrawn' }])
  expect((await office.history()).at(-1)).toBe('finance.proof-withdrawn')

  const happened = (await office.history()).length
  await withdrawProof(salim.ctx, { proofId })
  expect(await office.history(), 'pressed twice').toHaveLength(happened)
  const late = { code: 'finance.proof-was-withdrawn' }
  await expect(confirms(proofId)).rejects.toMatchObject(late)
  await expect(refuseProof(huda(), { proofId, reason: 'لم يصل' })).rejects.toMatchObject(late)

  const again = await paying(salim.ctx, new URLSearchParams({ answers: proofId }))
  expect(again).toMatchObject({ amount: 20_000n, answers: proofId, chosen: [{ id: chargeId }] })
  const { id: second } = await shows(proofId)
  expect(await ownProof(salim.ctx, proofId)).toMatchObject({ answeredBy: second })
  await confirms(second)
  expect([await debt(salim.partyId), await wrong()]).toEqual([0n, []])
})

test('what was decided is not withdrawn, nor what another has shown', async () => {
  const { salim, proofId, shows, confirms } = await shown()
  const said = await owner('سعيد المعشني')
  const missing = { status: 404, code: 'not-found' }
  await expect(withdrawProof(said.ctx, { proofId })).rejects.toMatchObject(missing)
  await expect(withdrawProof(huda(), { proofId })).rejects.toMatchObject(missing)
  await refuseProof(huda(), { proofId, reason: 'الصورة مقصوصة' })
  await expect(withdrawProof(salim.ctx, { proofId })).rejects.toMatchObject({ code: 'finance.proof-was-refused' })
  const { id: second } = await shows(proofId)
  await confirms(second)
  await expect(withdrawProof(salim.ctx, { proofId: second })).rejects.toMatchObject({ code: 'finance.proof-was-confirmed' })
  expect(await ownProof(salim.ctx, second)).toMatchObject({ status: 'confirmed' })
})

test('one that waits again, its receipt taken back, is withdrawn like any other', async () => {
  const { salim, proofId, confirms } = await shown()
  await confirms(proofId)
  const { receiptId } = (await ownProof(salim.ctx, proofId)) ?? expect.fail('no proof')
  await reverseReceipt(huda(), { receiptId: receiptId ?? '', reason: 'ليس تحويله' })
  await withdrawProof(salim.ctx, { proofId })
  expect(await ownProof(salim.ctx, proofId)).toMatchObject({ status: 'withdrawn', takenBack: null })
  expect([await debt(salim.partyId), await wrong()]).toEqual([20_000n, []])
})

test.each(['confirmed', 'withdrawn'] as const)(
  'of a confirmation and a withdrawal at once the first holds: %s',
  async (first) => {
    const { salim, proofId, confirms } = await shown()
    const acts = [() => confirms(proofId), () => withdrawProof(salim.ctx, { proofId })]
    const tries = await atOnce(
      office,
      (tx) => tx.selectFrom('transferProofs').select('id').forUpdate().execute(),
      first === 'confirmed' ? acts : acts.toReversed(),
    )
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(tries[1]).toMatchObject({ reason: { code: `finance.proof-was-${first}` } })
    const isPaid = first === 'confirmed'
    expect(await ownProof(salim.ctx, proofId)).toMatchObject({ status: first })
    expect(await receipts()).toEqual(isPaid ? [{ number: 'RC-SLL26-00001', amount: 20_000n }] : [])
    expect([await debt(salim.partyId), await wrong()]).toEqual([isPaid ? 0n : 20_000n, []])
  },
)
