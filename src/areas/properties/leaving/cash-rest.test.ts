import { expect, test } from 'vitest'
import { terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { leaving } from './queries.ts'
import { settleMoveOut } from './use-cases/settle-move-out.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { box, pays, wrong } = payersOf(office)

test('whoever has no account gets back in cash what came in cash, with the reason; nobody asks for an account then', async () => {
  const { near, units } = await letting('1')
  const partyId = await tenant(near)
  const { id: contractId } = await started(near, { unitId: units[0] ?? '', partyId })
  await putInForce(near, contractId)
  await box()
  const open = (await chargesOfContracts(office, [contractId])).reduce((sum, charge) => sum + charge.open, 0n)
  await pays(partyId, String(Number(open) / 1000))
  await terminateEarly(near, { contractId, on: '2026-01-15', reason: 'رحل' })
  const shown = await leaving(near, contractId)
  expect(shown?.cameInCash).toBeGreaterThanOrEqual(shown?.plan.refund ?? 0n)

  const why = { unsignedReason: 'سافر', noReturnReason: 'سافر' }
  const cash = (more: { whyCash?: string }) =>
    settleMoveOut(near, { id: near.newId(), contractId, ...why, goesBack: 'cash', ...more })
  await expect(cash({})).rejects.toMatchObject({ issues: [{ path: ['whyCash'] }] })
  await cash({ whyCash: 'لا حساب بنكي له' })
  const voucher = await office.db.selectFrom('payouts').selectAll().executeTakeFirstOrThrow()
  expect([voucher.method, voucher.iban, voucher.otherWay, voucher.status]).toEqual([
    ...['cash', null, 'لا حساب بنكي له', 'submitted'],
  ])
  expect(await wrong()).toEqual([])
})
