import { expect, test } from 'vitest'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { actsOn } from './acts-on.ts'
import { cheque } from './cheque-detail.ts'
import { slip, toDeposit } from './slip-queries.ts'
import { bounceCheque } from './use-cases/bounce-cheque.ts'
import { clearCheque } from './use-cases/clear-cheque.ts'
import { depositCheques, redepositCheque } from './use-cases/deposit-cheques.ts'
import { unbounceCheque } from './use-cases/unbounce-cheque.ts'

const office = testOffice()
const { huda, id, customer, box, owes, brings, bank, wrong } = vaultOf(office)

/** A cheque for the rent of a flat, and one for what is owed to us; where each could be deposited. */
async function two() {
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [operating, trust, mandateId] = [await bank(), await bank('trust'), id()]
  const [salem, tenant, salim] = [await customer('سالم'), await customer('مستأجر'), await customer()]
  const owners = [{ partyId: salem, parts: 1n, iban: null }]
  await within(office, (work) => keepMandateTerms(work, { mandateId, branchId, leadId: salem, label: 'فيلا', rate: 0, owners }))
  await box()
  await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount: 100_000n }, 'L-1'))
  await owes(salim, '30')
  return {
    operating,
    trust,
    rent: await brings(tenant, '100', { cover: 'oldest' }),
    own: await brings(salim, '30', { cover: 'oldest' }),
  }
}
const bounces = (chequeId: string) => bounceCheque(huda(), { chequeId, on: '2026-01-15', reason: 'الرصيد لا يكفي' })
async function offered(chequeId: string) {
  const back = (await cheque(huda(), chequeId)) ?? expect.fail('no cheque')
  return (await actsOn(huda(), back)).redeposit?.map(([accountId]) => accountId)
}
const astray = async (slipId: string) => (await slip(huda(), slipId))?.rentAstray

test('rent of owners is offered the trust account first; in another it is told on the slip, as long as it may come in there', async () => {
  const { operating, trust, rent, own } = await two()
  expect((await toDeposit(huda())).offered.accounts.map(([accountId]) => accountId)).toEqual([trust, operating])
  const { id: slipId } = await depositCheques(huda(), { id: id(), accountId: operating, chequeId: [rent, own] })
  expect(await astray(slipId)).toBe(100_000n)

  await bounces(rent)
  expect(await astray(slipId), 'what came back is nowhere').toBe(0n)
  await unbounceCheque(huda(), { chequeId: rent, reason: 'سُجّل على شيك آخر' })
  expect(await astray(slipId)).toBe(100_000n)
  await clearCheque(huda(), { chequeId: [rent, own], on: '2026-01-15' })
  expect([await astray(slipId), await wrong()]).toEqual([0n, []])
})

test('what came back goes to the bank again by what it covers, and to no other account; what covers nothing goes to any', async () => {
  const { operating, trust, rent, own } = await two()
  const unsaid = await brings(await customer('ناصر'), '20')
  await depositCheques(huda(), { id: id(), accountId: operating, chequeId: [rent, own, unsaid] })
  for (const one of [rent, own, unsaid]) await bounces(one)
  expect([await offered(rent), await offered(own), await offered(unsaid)]).toEqual([[trust], [operating], [operating, trust]])

  const again = (chequeId: string, accountId: string) => redepositCheque(huda(), { id: id(), accountId, chequeId })
  const message = 'شيكات إيجار الملّاك تُودع في حساب الأمانات، وغيرها في الحساب التشغيلي.'
  const refused = { issues: [{ path: ['accountId'], message }] }
  await expect(again(rent, operating)).rejects.toMatchObject(refused)
  await expect(again(own, trust)).rejects.toMatchObject(refused)
  const { id: slipId } = await again(rent, trust)
  await again(own, operating)
  await again(unsaid, trust)
  await clearCheque(huda(), { chequeId: [rent, own], on: '2026-01-15' })
  expect([await astray(slipId), await wrong()]).toEqual([0n, []])
})

test('rent in the trust account, and what is ours in the operating account, are told of nowhere', async () => {
  const { operating, trust, rent, own } = await two()
  const { id: right } = await depositCheques(huda(), { id: id(), accountId: trust, chequeId: rent })
  const { id: ours } = await depositCheques(huda(), { id: id(), accountId: operating, chequeId: own })
  expect([await astray(right), await astray(ours)]).toEqual([0n, 0n])
})
