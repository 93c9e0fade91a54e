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
const astray = async (slipId: string) => (await slip(huda(), slipId))?.rentAstray

test('rent of owners is offered the trust account first; in another it is told on the slip, as long as it may come in there', async () => {
  const { operating, trust, rent, own } = await two()
  expect((await toDeposit(huda())).accounts.map(([accountId]) => accountId)).toEqual([trust, operating])
  const { id: slipId } = await depositCheques(huda(), { id: id(), accountId: operating, chequeId: [rent, own] })
  expect(await astray(slipId)).toBe(100_000n)

  await bounceCheque(huda(), { chequeId: rent, on: '2026-01-15', reason: 'الرصيد لا يكفي' })
  expect(await astray(slipId), 'what came back is nowhere').toBe(0n)
  const back = (await cheque(huda(), rent)) ?? expect.fail('no cheque')
  expect((await actsOn(huda(), back)).redeposit?.map(([accountId]) => accountId)).toEqual([trust, operating])
  const { id: again } = await redepositCheque(huda(), { id: id(), accountId: operating, chequeId: rent })
  expect([await astray(slipId), await astray(again)]).toEqual([0n, 100_000n])
  await clearCheque(huda(), { chequeId: [rent, own], on: '2026-01-15' })
  expect([await astray(again), await wrong()]).toEqual([0n, []])
})

test('rent in the trust account, and what is ours in the operating account, are told of nowhere', async () => {
  const { operating, trust, rent, own } = await two()
  const { id: right } = await depositCheques(huda(), { id: id(), accountId: trust, chequeId: rent })
  const { id: ours } = await depositCheques(huda(), { id: id(), accountId: operating, chequeId: own })
  expect([await astray(right), await astray(ours)]).toEqual([0n, 0n])
})
