import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import { returnCheque } from '#areas/finance/cheques/use-cases/leave-vault.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { dailyCommission } from './daily.ts'
import { runCommission } from './use-cases/run-commission.ts'

const office = testOffice()
const { huda, id, customer, box, bank, brings, pays, inBox, vault, wrong } = vaultOf(office)
const leaf = (account: string, key = '') => balanceOf(office, { account, key })

async function villa() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [boxId, owner, tenant] = [await box(), await customer('المالك'), await customer('المستأجر')]
  const about = { mandateId: id(), branchId, leadId: owner, label: 'فيلا', rate: 700 }
  await within(office, (work) => keepMandateTerms(work, { ...about, owners: [{ partyId: owner, parts: 1n }] }))
  const rent = { partyId: tenant, branchId, mandateId: about.mandateId, contractId: id() }
  await demandRent(huda(), rentOf(rent, { amount: 285_500n }, 'L-1'))
  return { boxId, owner, tenant, mandateId: about.mandateId }
}

test('a rent of 285.500 and a cheque that bounces: until money is there the tenant owes the owner, and nothing has to be undone', async () => {
  const { boxId, owner, tenant, mandateId } = await villa()
  const chequeId = await brings(tenant, '285.500')
  await depositCheques(huda(), { id: id(), accountId: await bank(), chequeId: [chequeId] })
  await bounceCheque(huda(), { chequeId, on: '2026-01-15', reason: 'رصيد غير كافٍ', ourFee: '10' })
  expect([await leaf('9110', tenant), await leaf('1210', tenant), await leaf('2120', mandateId)]).toEqual([285_500n, 10_500n, 0n])
  await pays(tenant, '296')
  await returnCheque(huda(), { chequeId, reason: 'دُفع نقدًا' })
  await runCommission(huda(), { mandateId })
  expect([await leaf('2120', mandateId), await leaf('4100'), await leaf('1210', owner)]).toEqual([264_516n, 19_985n, 0n])
  expect([await leaf('2180', '2026-Q1'), await inBox(boxId)]).toEqual([1_499n, 296_000n])
  expect([await leaf('9110', tenant), await leaf('9120', mandateId), await vault(tenant)]).toEqual([0n, 0n, [0n, 0n, 0n, 0n]])
  expect(await wrong()).toEqual([])
})

test('D7: the commission is invoiced by itself before the fifteenth day, once', async () => {
  const { tenant, mandateId } = await villa()
  await pays(tenant, '285.500')
  const day = 24 * 60 * 60 * 1000
  await dailyCommission(office.staff('huda'))
  expect(await leaf('4100')).toBe(0n)
  office.later(14 * day)
  await dailyCommission(office.staff('huda'))
  await dailyCommission(office.staff('huda'))
  expect([await leaf('4100'), await leaf('2120', mandateId)]).toEqual([19_985n, 264_516n])
  expect(await wrong()).toEqual([])
})
