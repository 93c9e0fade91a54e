import { beforeEach, expect, test } from 'vitest'
import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { giveContractNotice, terminateEarly, withdrawContractNotice } from '#areas/contracts/use-cases/end-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { mandatesOf } from '#testing/mandates.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { mandateOn } from './authority.ts'
import { mandate } from './queries.ts'
import { draftMandate } from './use-cases/draft-mandate.ts'

const office = testOffice()
const { aMandateOfABranch, form } = mandatesOf(office)

let near: Ctx
let id: string
let propertyId: string
let partyId: string
beforeEach(async () => {
  ;({ near, id } = await aMandateOfABranch())
  const one = (await mandate(near, id)) ?? expect.fail('no mandate')
  ;[propertyId, partyId] = [one.properties[0]?.id ?? '', one.partyId]
})

const signed = async (contractId: string) => {
  await sendForSignature(near, { contractId })
  await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
}

test('a property is under one mandate at a time, whoever comes at the same moment', async () => {
  const other = await draftMandate(near, form(propertyId, partyId))
  await signed(other.id)
  await putInForce(near, id)
  await expect(activateContract(near, { contractId: other.id })).rejects.toThrow('تحت اتفاقية إدارة أخرى')
  await expect(
    office.db.updateTable('mandateProperties').set({ since: '2026-06-01' }).where('contractId', '=', other.id).execute(),
  ).rejects.toMatchObject({ code: '23P01' })
  expect((await mandateOn(office, { propertyId, on: '2026-06-01' }))?.contractId).toBe(id)
})

test('nobody is asked to sign for a property that another mandate has in that time, nor is such a paper taken as signed', async () => {
  const [late, early] = [await draftMandate(near, form(propertyId, partyId)), await draftMandate(near, form(propertyId, partyId))]
  await sendForSignature(near, { contractId: early.id })
  await putInForce(near, id)
  await expect(sendForSignature(near, { contractId: late.id })).rejects.toMatchObject({ code: 'properties.under-another' })
  await expect(signOnPaper(near, { contractId: early.id, signedOn: '2026-01-15', scan: pdf })).rejects.toMatchObject({
    code: 'properties.under-another',
  })
  await terminateEarly(near, { contractId: id, on: '2026-01-15', reason: 'باع المالك' })
  await office.db.updateTable('contracts').set({ startsOn: '2026-01-16' }).where('id', '=', late.id).execute()
  await sendForSignature(near, { contractId: late.id })
})

test('notice taken back: its properties are under it as long as before, unless another one has them by then', async () => {
  await putInForce(near, id)
  const leaves = () =>
    giveContractNotice(near, { contractId: id, by: 'party', on: '2026-01-15', lastDay: '2026-06-30', reason: 'يديرها بنفسه' })
  const stays = () => withdrawContractNotice(near, { contractId: id, reason: 'عدل المالك' })
  const july = async () => (await mandateOn(office, { propertyId, on: '2026-07-01' }))?.contractId
  const under = () => office.db.selectFrom('mandateProperties').select('until').where('contractId', '=', id).execute()
  await leaves()
  expect([await under(), await july()]).toEqual([[{ until: '2026-06-30' }], undefined])
  await stays()
  expect([await under(), await july()]).toEqual([[{ until: '2026-12-31' }], id])
  await leaves()
  const other = await draftMandate(near, { ...form(propertyId, partyId), startsOn: '2026-07-01' })
  await putInForce(near, other.id)
  await expect(stays()).rejects.toThrow('تحت اتفاقية إدارة أخرى')
  expect([await under(), await july()]).toEqual([[{ until: '2026-06-30' }], other.id])
})
