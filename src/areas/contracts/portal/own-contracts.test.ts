import { expect, test } from 'vitest'
import { signersOf } from '#areas/contracts/signing/signers.ts'
import { sendSigningLink } from '#areas/contracts/signing/use-cases/ask-signatures.ts'
import { declineSignature } from '#areas/contracts/signing/use-cases/decline-signature.ts'
import { waitingForCustomer } from '#areas/contracts/signing/waiting.ts'
import { cancelContract } from '#areas/contracts/use-cases/end-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import type { Ctx } from '#platform/context.ts'
import { contractsOf, putInForce, withText } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { isOwnContractFile, ownContracts } from './own-contracts.ts'

const office = testOffice()
const { owner } = ownersOf(office)
const { opened, drafted, knowing } = contractsOf(office, withText)

const numbers = async (ctx: Ctx) => (await ownContracts(knowing(ctx)))?.map(({ number, as }) => `${number} ${as}`)

test('a customer sees their contracts from the day they are sent, with the signed paper; and nobody else’s', async () => {
  const { near } = await opened()
  const [salim, other] = [await owner(), await owner('علي الشحري')]
  const { id } = await drafted(near, salim.partyId)
  const given = await drafted(near, salim.partyId)
  await cancelContract(near, { contractId: given.id, reason: 'عدل عنه' })
  expect(await numbers(salim.ctx)).toEqual([])
  await putInForce(near, id)
  expect(await numbers(salim.ctx)).toEqual(['T-TSA26-0001 المستأجر'])
  expect(await numbers(other.ctx)).toEqual([])
  expect(await ownContracts(office.customer('nobody'))).toBeNull()
  const [seen] = (await ownContracts(salim.ctx)) ?? []
  const paper = seen?.signedFileId ?? ''
  expect([await isOwnContractFile(salim.ctx, paper), await isOwnContractFile(other.ctx, paper)]).toEqual([true, false])
})

test('what waits for a signature is seen before it is signed', async () => {
  const { near } = await opened()
  const salim = await owner()
  const { id: contractId } = await drafted(near, salim.partyId)
  await sendForSignature(near, { contractId })
  expect((await ownContracts(salim.ctx))?.map(({ state, signedFileId }) => [state, signedFileId])).toEqual([
    ['pending-signature', null],
  ])
})

test('whoever has signed by code is told so, and for whose signature it waits', async () => {
  const { near } = await opened()
  const salim = await owner()
  const { id: contractId } = await drafted(near, salim.partyId)
  await sendForSignature(near, { contractId, byCode: 'yes' })
  const seen = async () => (await ownContracts(knowing(salim.ctx)))?.map(({ signAt, waitsFor }) => [signAt, waitsFor])
  expect(await seen()).toEqual([[expect.stringMatching(/^\/sign\//), null]])
  const signed = { state: 'signed', signer: 'سالم', signedBy: salim.partyId, signedAt: near.now() } as const
  const proof = {
    way: 'own-code',
    address: '94.200.1.7',
    codeKind: 'phone',
    codeTo: '+96891234501',
    sha256: 'a'.repeat(64),
  } as const
  const own = office.db.updateTable('contractSignings').set({ ...signed, ...proof })
  await own.where('contractId', '=', contractId).where('partyId', 'is not', null).execute()
  expect(await seen()).toEqual([[null, 'الشركة']])
})

test('whoever declined to sign is told so with what they said, until they are asked again', async () => {
  const { near } = await opened()
  const salim = await owner()
  const { id: contractId } = await drafted(near, salim.partyId)
  await sendForSignature(near, { contractId, byCode: 'yes' })
  const seen = async () => (await ownContracts(knowing(salim.ctx)))?.map(({ signAt, declined }) => ({ signAt, declined }))
  const signingToken = (await seen())?.[0]?.signAt?.split('/').at(-1) ?? ''
  await declineSignature(knowing(office.visitor()), { signingToken, reason: 'الإيجار غير ما اتفقنا عليه' })
  expect(await seen()).toEqual([{ signAt: null, declined: 'الإيجار غير ما اتفقنا عليه' }])
  office.later(61_000)
  const signingId = (await signersOf(near, contractId))[0]?.id ?? ''
  await sendSigningLink(near, { contractId, signingId })
  expect(await seen()).toEqual([{ signAt: expect.stringMatching(/^\/sign\//), declined: null }])
})

test('what they are to sign waits for them by their own link until it ends, and for nobody else', async () => {
  const { near } = await opened()
  const [salim, other] = [await owner(), await owner('علي الشحري')]
  const { id: contractId, number } = await drafted(near, salim.partyId)
  await sendForSignature(near, { contractId, byCode: 'yes' })
  const waiting = (ctx: Ctx) => waitingForCustomer(knowing(ctx))
  const path = (await ownContracts(knowing(salim.ctx)))?.[0]?.signAt
  expect(await waiting(salim.ctx)).toMatchObject([{ path, title: `عقد إيجار ${number} بانتظار توقيعك` }])
  expect([await waiting(other.ctx), await waiting(near)]).toEqual([[], []])
  office.later(7 * 86_400_000)
  expect(await waiting(salim.ctx)).toEqual([])
})
