import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { chargeLettingFee, endMandateFee, keepMandateTerms } from '#areas/finance/public.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, endRents, rentOf, within } from '#testing/rents.ts'
import { dailyCommission } from './daily.ts'
import { runCommission } from './use-cases/run-commission.ts'

const office = testOffice()
const { huda, id, customer, box, pays, wrong } = vaultOf(office)
const leaf = (account: string, key = '') => balanceOf(office, { account, key })
const day = 24 * 60 * 60 * 1000

async function villa(terms: { basis: 'collected' | 'billed' | 'fixed'; rate: number; fee?: bigint; since?: string }) {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  await box()
  const [owner, tenant] = [await customer('المالك'), await customer('المستأجر')]
  const about = { mandateId: id(), branchId, leadId: owner, label: 'فيلا', owners: [{ partyId: owner, parts: 1n }] }
  const agrees = (anew: typeof terms) => within(office, (work) => keepMandateTerms(work, { ...about, ...anew }))
  await agrees(terms)
  const { mandateId } = about
  const rent = { partyId: tenant, branchId, mandateId, contractId: id() }
  const demands = (amount: bigint, source: string, dueOn = '2026-01-15') =>
    demandRent(huda(), { ...rentOf(rent, { amount }, source), dueOn })
  return { owner, tenant, mandateId, agrees, demands, runs: () => runCommission(huda(), { mandateId }) }
}

test('a commission of what is billed is earned before anything is paid, waits for the money, and comes back with what is credited', async () => {
  const { owner, tenant, mandateId, demands, runs } = await villa({ basis: 'billed', rate: 1000 })
  await demands(200_000n, 'L-1')
  const second = await demands(100_000n, 'L-2', '2026-01-20')
  await runs()
  expect([await leaf('4100'), await leaf('1210', owner), await leaf('2120', mandateId)]).toEqual([30_000n, 31_500n, 0n])
  await pays(tenant, '200')
  await endRents(huda(), { chargeIds: second.charges.map((charge) => charge.id), reason: 'انتهى العقد' })
  await runs()
  // 20.000 of what stays billed and its tax of 1.000.
  expect([await leaf('4100'), await leaf('1210', owner), await leaf('2120', mandateId)]).toEqual([20_000n, 0n, 179_000n])
  expect(await wrong()).toEqual([])
})

test('what was billed is invoiced by itself before the fifteenth day', async () => {
  const { demands } = await villa({ basis: 'billed', rate: 500 })
  await demands(100_000n, 'L-1')
  await dailyCommission(office.staff('huda'))
  expect(await leaf('4100')).toBe(0n)
  office.later(14 * day)
  await dailyCommission(office.staff('huda'))
  await dailyCommission(office.staff('huda'))
  expect(await leaf('4100')).toBe(5_000n)
  expect(await wrong()).toEqual([])
})

test('a fixed fee is asked for once for every month that begins, whatever was collected, until the mandate ends', async () => {
  const { owner, tenant, mandateId, demands, runs } = await villa({ basis: 'fixed', rate: 0, fee: 30_000n, since: '2026-01-01' })
  await demands(200_000n, 'L-1')
  await pays(tenant, '200')
  await runs()
  await runs()
  expect([await leaf('4110'), await leaf('4100'), await leaf('2120', mandateId)]).toEqual([30_000n, 0n, 168_500n])
  office.later(17 * day)
  await dailyCommission(office.staff('huda'))
  await dailyCommission(office.staff('huda'))
  expect([await leaf('4110'), await leaf('2120', mandateId), await leaf('1210', owner)]).toEqual([60_000n, 137_000n, 0n])
  expect(await wrong()).toEqual([])
  await within(office, (work) => endMandateFee(work, { mandateId, on: '2026-02-10' }))
  office.later(60 * day)
  await dailyCommission(office.staff('huda'))
  expect(await leaf('4110')).toBe(60_000n)
  expect(await wrong()).toEqual([])
})

test('another kind of commission counts from the day it is said, and what the one before earned stays', async () => {
  const { tenant, demands, agrees, runs } = await villa({ basis: 'collected', rate: 700 })
  await demands(100_000n, 'L-1')
  await demands(50_000n, 'L-2')
  await pays(tenant, '100')
  await agrees({ basis: 'fixed', rate: 0, fee: 25_000n })
  expect([await leaf('4100'), await leaf('4110')]).toEqual([7_000n, 0n])
  await runs()
  expect([await leaf('4100'), await leaf('4110')]).toEqual([7_000n, 25_000n])
  await agrees({ basis: 'fixed', rate: 0, fee: 40_000n })
  await runs()
  // The month that began is paid for.
  expect(await leaf('4110')).toBe(25_000n)
  await agrees({ basis: 'billed', rate: 1000 })
  await pays(tenant, '50')
  await demands(30_000n, 'L-3')
  await runs()
  expect([await leaf('4100'), await leaf('4110')]).toEqual([10_000n, 25_000n])
  expect(await wrong()).toEqual([])
})

test('a letting is charged once, beside the commission, and paid by what lies there', async () => {
  const { owner, tenant, mandateId, demands, runs } = await villa({ basis: 'collected', rate: 1000 })
  await demands(200_000n, 'L-1')
  await pays(tenant, '200')
  const fee = { id: id(), mandateId, amount: 50_000n, description: 'رسم تأجير شقة 3' }
  await within(office, (work) => chargeLettingFee(work, fee))
  await within(office, (work) => chargeLettingFee(work, fee))
  expect([await leaf('4110'), await leaf('2120', mandateId), await leaf('1210', owner)]).toEqual([50_000n, 147_500n, 0n])
  await runs()
  expect([await leaf('4100'), await leaf('2120', mandateId)]).toEqual([20_000n, 126_500n])
  expect(await wrong()).toEqual([])
})
