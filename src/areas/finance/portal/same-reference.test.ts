import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { atOnce } from '#testing/at-once.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf, storiesOf } from '#testing/stories.ts'
import { proof } from './proof-queries.ts'
import { sameReference } from './same-reference.ts'
import { confirmTransfer, refuseProof } from './use-cases/decide-proof.ts'
import { sendProof } from './use-cases/send-proof.ts'

const office = testOffice()
const { colleague } = storiesOf(office)
const { owner, huda, id, wrong, account } = ownersOf(office)

async function two() {
  await openBranches(office.db)
  const [salim, other, bank] = [await owner(), await owner('مدّعٍ'), await account()]
  const shows = (whose: typeof salim, reference = 'BM-88410993') => {
    const form = { account: bank, amount: '20', transferredOn: '2026-01-14', reference }
    return sendProof(whose.ctx, { id: id(), file: [pdf], ...form })
  }
  const confirms = (proofId: string, reference1 = 'BM-88410993', otherSlip?: string) =>
    confirmTransfer(huda(), { proofId, amount: '20', account1: bank, reference1, otherSlip })
  return { salim, other, bank, shows, confirms }
}
const sameAs = async (proofId: string, who = huda()) => {
  const one = await proof(who, proofId)
  return one ? await sameReference(who, one) : expect.fail('no proof')
}

test('what another claims keeps no customer from showing his own transfer, and whoever decides sees both', async () => {
  const { salim, other, shows, confirms } = await two()
  const { id: claimed } = await shows(other, 'bm 88410993')
  const { id: honest } = await shows(salim)
  expect(await sameAs(honest)).toMatchObject({
    proofs: [{ status: 'waiting', seen: { path: `/admin/finance/proofs/${claimed}`, customer: 'مدّعٍ' } }],
    receipt: null,
  })
  expect((await sameAs(claimed)).proofs).toMatchObject([{ seen: { path: `/admin/finance/proofs/${honest}` } }])
  const { number } = await confirms(honest)
  expect(await sameAs(claimed)).toMatchObject({ proofs: [{ status: 'confirmed' }], receipt: { number } })
  expect((await sameAs(honest)).receipt).toBeNull()
  for (const reference of ['BM-88410993', 'bm 88410993'])
    await expect(confirms(claimed, reference)).rejects.toMatchObject({ issues: [{ path: ['reference1'] }] })
  await refuseProof(huda(), { proofId: claimed, reason: 'ليس تحويلك' })
  expect(await wrong()).toEqual([])
})

test('though another’s claim was confirmed, or his receipt bears it, a customer shows his own', async () => {
  const { salim, other, bank, shows, confirms } = await two()
  const { number } = await confirms((await shows(other)).id)
  const { id: honest } = await shows(salim)
  expect(await sameAs(honest)).toMatchObject({ proofs: [{ status: 'confirmed' }], receipt: { number } })
  const slip = { method1: 'bank-transfer', amount1: '5', reference1: 'FT26015', account1: bank } as const
  await receivePayment(huda(), { id: id(), partyId: other.partyId, ...slip })
  expect(await sameAs((await shows(salim, 'FT26015')).id)).toMatchObject({ proofs: [], receipt: { number: expect.any(String) } })
  await expect(shows(other, 'FT26015')).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
})

test('all at once each of them has his own, and of two confirmations at once one holds', async () => {
  const { salim, other, shows, confirms } = await two()
  const tries = await Promise.allSettled([salim, other, salim, other].map((whose) => shows(whose)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const shown = await office.db.selectFrom('transferProofs').select(['id', 'partyId']).execute()
  expect(new Set(shown.map(({ partyId }) => partyId)).size).toBe(2)
  const held = (tx: typeof office.owner) => tx.selectFrom('transferProofs').select('id').forUpdate().execute()
  const confirmed = await atOnce(
    office,
    held,
    shown.map((one) => () => confirms(one.id)),
  )
  expect(confirmed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await office.db.selectFrom('receipts').select('number').execute()).toHaveLength(1)
  expect(await wrong()).toEqual([])
})

test('of a branch one does not see it is told that there is another, and no more', async () => {
  const { salim, other, shows } = await two()
  await shows(other)
  const one = await proof(huda(), (await shows(salim)).id)
  const clerk = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewReceipts, may.confirmTransfers)
  expect(one && (await sameReference(clerk, one))).toEqual({ proofs: [{ status: 'waiting', seen: null }], receipt: null })
})

test('a reference like that of another transfer is confirmed by whoever answers for receipts and says why it is another', async () => {
  const { salim, other, shows, confirms } = await two()
  await confirms((await shows(other, '0012345')).id, '0012345')
  const { id: honest } = await shows(salim, '12345')
  const alike = { issues: [{ path: ['reference1'], message: expect.stringContaining('مرجع مشابه') }] }
  await expect(confirms(honest, '12345')).rejects.toMatchObject(alike)
  await confirms(honest, '12345', 'من بنك ظفار، والأول من بنك مسقط')
  expect(await office.history()).toContain('finance.slip-told-apart')
  expect(await wrong()).toEqual([])
})

test('of a proof hears whoever confirms transfers in its branch, and nobody of another', async () => {
  const { salim, shows } = await two()
  await shows(salim)
  const { branchId } = await office.db.selectFrom('transferProofs').select('branchId').executeTakeFirstOrThrow()
  const near = await colleague('salem', 'branchManager', branchId)
  await colleague('bakhit', 'branchManager', branchId === thumrait ? salalah : thumrait)
  await office.announce()
  const heard = (await office.messages()).filter(({ text }) => text.includes('أكّد وصوله'))
  expect(heard.map(({ recipient }) => recipient)).toEqual([near.actor.id])
})
