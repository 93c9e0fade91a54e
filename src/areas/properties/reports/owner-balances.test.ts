import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { payOwner } from '#areas/finance/owners/use-cases/pay-owner.ts'
import { prepareSettlement } from '#areas/finance/owners/use-cases/settle-owners.ts'
import { reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import type { Ctx } from '#platform/context.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah, thumrait } from '#testing/branches.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { mandatesOf } from '#testing/mandates.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { draftMandate } from '../mandates/use-cases/draft-mandate.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { setShares } from '../use-cases/set-shares.ts'
import { report } from './queries.ts'
import { readReportAsked } from './report-asked.ts'

const office = testOffice()
const { letting } = leasesOf(office)
const { form } = mandatesOf(office)
const { aBuilding } = placesOf(office)
const { huda, customer } = ownersOf(office)
const { colleague } = boxesOf(office)
const aDay = 86_400_000

/** One owner of a building in each of two branches, each under an agreement of its own. */
async function ofTwoBranches() {
  const { near, far, propertyId, mandateId } = await letting()
  const { partyId } = await office.db
    .selectFrom('contracts')
    .select('partyId')
    .where('id', '=', mandateId)
    .executeTakeFirstOrThrow()
  const there = await aBuilding(far, thumrait)
  await setShares(far, { propertyId: there, seen: 'none', whole: '1', since: '2024-01-01', party1: partyId, parts1: '1' })
  const { id: other } = await draftMandate(far, form(there, partyId))
  await putInForce(far, other)
  const [noura, said] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const iban = 'OM810180000001299123456'
  const keeps = (mandate: string, branchId: string) => {
    const terms = { mandateId: mandate, branchId, leadId: partyId, label: branchId, rate: 0 }
    return within(office, (work) => keepMandateTerms(work, { ...terms, owners: [{ partyId, parts: 1n, iban }] }))
  }
  await keeps(mandateId, salalah)
  await keeps(other, thumrait)
  const shown = { bank: 'بنك ظفار', holder: 'التحالف', iban: 'OM030270000000000000101', heldFor: 'trust', shown: 'yes' } as const
  const { id: trust } = await addCompanyAccount(huda(), shown)
  const tenant = await customer('مستأجر')
  const settles = async (mandate: string, branchId: string, rials: string) => {
    office.later(aDay)
    const about = { partyId: tenant, branchId, mandateId: mandate, contractId: randomUUID() }
    await demandRent(huda(), rentOf(about, { amount: BigInt(rials) * 1000n }, `${branchId} ${rials}`))
    const came = { method1: 'bank-transfer', account1: trust, reference1: rials, amount1: rials } as const
    await receivePayment(huda(), { id: randomUUID(), partyId: tenant, ...came })
    const { approvalId } = await prepareSettlement(noura, { id: randomUUID(), mandateId: mandate })
    await approve(said, { approvalId: approvalId ?? '' })
  }
  const pays = async () => {
    const { id: payoutId, approvalId } = await payOwner(noura, { id: randomUUID(), mandateId, partyId })
    await approve(said, { approvalId: approvalId ?? '' })
    return { payoutId, transfers: () => transferPayout(said, { payoutId, account: trust, reference: 'T-1' }), said }
  }
  return { near, far, propertyId, there, partyId, mandateId, other, settles, pays }
}

async function owed(ctx: Ctx, typed = '') {
  const asked = readReportAsked(new URLSearchParams(typed), { days: 'none', today: '2026-01-20' })
  const { rows, sums } = await report(ctx, 'owners', { ...asked, permission: may.viewReports })
  expect(rows.length).toBeLessThan(2)
  return sums.owed
}

test('what is settled and not paid stands where it was settled, and the oldest of it was paid first', async () => {
  const { near, far, propertyId, there, partyId, mandateId, other, settles, pays } = await ofTwoBranches()
  const all = office.staff('haitham', may.viewReports)
  const everywhere = async () => [await owed(near), await owed(far), await owed(all)]
  const narrowed = async () => [
    await owed(all, `branch=${salalah}`),
    await owed(all, `branch=${thumrait}`),
    await owed(all, `property=${propertyId}`),
    await owed(all, `property=${there}`),
  ]
  await settles(mandateId, salalah, '300')
  expect(await everywhere()).toEqual([300_000n, 0n, 300_000n])
  expect(await narrowed()).toEqual([300_000n, 0n, 300_000n, 0n])
  const { payoutId, transfers, said } = await pays()
  await settles(other, thumrait, '200')
  await settles(mandateId, salalah, '40')
  expect(await everywhere()).toEqual([340_000n, 200_000n, 540_000n])
  await transfers()
  expect(await everywhere()).toEqual([40_000n, 200_000n, 240_000n])
  expect(await narrowed()).toEqual([40_000n, 200_000n, 40_000n, 200_000n])
  expect(await owed(all)).toBe(await balanceOf(office, { account: '2125', key: partyId }))
  await reversePayout(said, { payoutId, reason: 'أعاده البنك' })
  expect(await everywhere()).toEqual([340_000n, 200_000n, 540_000n])
})
