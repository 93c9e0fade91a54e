import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { correctMandate } from '#areas/properties/mandates/use-cases/correct-mandate.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { mandateTerms } from '#testing/mandates.ts'
import { testOffice } from '#testing/office.ts'
import { storiesOf } from '#testing/stories.ts'
import type { DepositForm } from './inputs.ts'
import { changeDeposit } from './use-cases/change-lease.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { colleague } = storiesOf(office)

const besides: DepositForm = {
  ...{ deposit: '250', graceDays: '7', lateRule: 'none', utilitiesBy: 'tenant', paymentMethod: 'transfer', feePaidBy: 'owner' },
}

test('where the owner holds deposits the tenant owes it to the owner, and a letting is charged where the mandate says so', async () => {
  const { near, mandateId, units } = await letting()
  const { approvalId } = await correctMandate(near, {
    ...{ ...mandateTerms, contractId: mandateId, seen: '1', depositsHeldBy: 'owner', lettingFee: '40', consent: 'ملحق 1' },
  })
  await approve(await colleague('said', 'financeManager'), { approvalId: approvalId ?? '' })
  const { id } = await started(near, { unitId: units[0] ?? '', partyId: await tenant(near) })
  await changeDeposit(near, { contractId: id, seen: '1', ...besides })
  await putInForce(near, id)
  const charges = await chargesOfContracts(office, [id])
  expect(charges.map(({ kind, net }) => `${kind} ${net}`).toSorted()).toEqual(['owner-deposit 250000', 'rent 250000'])
  expect(await office.db.selectFrom('deposits').select('id').execute()).toEqual([])
  const fees = await office.db.selectFrom('charges').select(['net', 'contractId']).where('kind', '=', 'letting-fee').execute()
  expect(fees).toEqual([{ net: 40_000n, contractId: mandateId }])
})

test('a deposit that we hold says for which unit it is asked', async () => {
  const { near, units } = await letting()
  const { id } = await started(near, { unitId: units[0] ?? '', partyId: await tenant(near) })
  await changeDeposit(near, { contractId: id, seen: '1', ...besides })
  await putInForce(near, id)
  const asked = office.db.selectFrom('charges').select('description').where('kind', '=', 'deposit')
  expect((await asked.executeTakeFirstOrThrow()).description).toMatch(/^تأمين مسترد عن L-\S+، شقة 1، برج السعادة$/)
})
