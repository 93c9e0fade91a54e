import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { boxesOf } from '#testing/boxes.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { settledWithMe } from './own-settled.ts'
import { prepareSettlement, reverseSettlement } from './use-cases/settle-owners.ts'

const office = testOffice()
const { huda, id, customer, owner, box, pays } = ownersOf(office)
const { colleague } = boxesOf(office)

test('an owner sees their part of what was settled, what of it is still with us, and nothing of the other’s', async () => {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [salim, said, tenant] = [await owner(), await owner('سعيد المعشني'), await customer('مستأجر')]
  const [mandateId, contractId, iban] = [id(), id(), 'OM810180000001299123456']
  const owners = [
    { partyId: salim.partyId, parts: 1n, iban },
    { partyId: said.partyId, parts: 3n, iban },
  ]
  const terms = { mandateId, branchId, leadId: salim.partyId, label: 'بيت عوقد', rate: 1000, reserve: 0n, owners }
  await within(office, (work) => keepMandateTerms(work, terms))
  await box()
  await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId }, { amount: 200_000n }, 'L-1'))
  await pays(tenant, '200')
  const [noura, manager] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const { id: settlementId, approvalId } = await prepareSettlement(noura, { id: id(), mandateId })
  expect(await settledWithMe(salim.ctx)).toMatchObject({ settlements: [], paid: [], withUs: 0n })
  await approve(manager, { approvalId: approvalId ?? '' })

  // 200.000 less 20.000 and its tax of 1.000: 179.000, of which one part of four.
  expect(await settledWithMe(salim.ctx)).toMatchObject({
    settlements: [{ label: 'بيت عوقد', lies: 179_000n, settled: 179_000n, amount: 44_750n }],
    withUs: 44_750n,
  })
  expect((await settledWithMe(said.ctx))?.withUs).toBe(134_250n)
  expect(await settledWithMe(office.customer('nobody'))).toBeNull()
  await reverseSettlement(manager, { settlementId, reason: 'خطأ' })
  expect(await settledWithMe(salim.ctx)).toMatchObject({ settlements: [], withUs: 0n })
})
