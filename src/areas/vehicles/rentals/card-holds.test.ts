import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { handOverCar, hiresOf, returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { captureDeposit, holdDeposit, releaseDeposit, warnOfHolds } from './use-cases/hold-deposit.ts'

const office = testOffice()
const { debt, wrong } = payersOf(office)
const { back, clerk, everything, keys, look, newId, signed, withoutWaiver } = hiresOf(office)

const teller = () =>
  office.staff('zahra', ...everything, ...Object.values(customersPermissions), financePermissions.receivePayments)
const held = (contractId: string, more: { amount?: string; reference?: string } = {}) => ({
  ...{ id: newId(), contractId, amount: '50', card: '4417', reference: 'A-77120' },
  ...{ expiresOn: daysAfter(dayOf(clerk().now()), 14), ...more },
})
const onCard = (key: string) => balanceOf(office, { account: '9410', key })

test('held on a card the deposit lets the car go; it is no money of ours, and what is owed is taken from it', async () => {
  const { contractId, partyId } = await signed()
  const form = held(contractId)
  await holdDeposit(clerk(), form)
  await holdDeposit(clerk(), form)
  expect([await onCard(contractId), (await look(contractId)).deposit]).toEqual([
    50_000n,
    { asked: 50_000n, held: 0n, onCard: 50_000n },
  ])
  const asked = office.db.selectFrom('charges').select('openNet').where('kind', '=', 'deposit')
  expect(await asked.execute()).toEqual([{ openNet: 0n }])
  await expect(holdDeposit(clerk(), held(contractId))).rejects.toThrow('هذه العملية مسجلة')
  await handOverCar(withoutWaiver(), keys(contractId))
  office.later(4 * 86_400_000)
  await returnCar(clerk(), back(contractId, { odometer: String(33_190 + 800 + 120) }))
  const before = await debt(partyId)
  const [hold] = (await look(contractId)).holds
  const capture = { id: newId(), contractId, holdId: hold?.id ?? '', amount: '6.300' }
  await expect(captureDeposit(clerk(), capture)).rejects.toMatchObject({ status: 403 })
  await expect(captureDeposit(teller(), { ...capture, amount: '60' })).rejects.toThrow('المحجوز 50.000')
  await captureDeposit(teller(), capture)
  await captureDeposit(teller(), capture)
  expect([before - (await debt(partyId)), await onCard(contractId), await wrong()]).toEqual([6_300n, 0n, []])
})

test('26 Card hold about to end: task two days ahead', async () => {
  const { contractId } = await signed()
  await holdDeposit(clerk(), held(contractId))
  expect(await warnOfHolds(clerk(), {})).toEqual({ told: 0 })
  office.later(12 * 86_400_000)
  expect([await warnOfHolds(clerk(), {}), await warnOfHolds(clerk(), {})]).toEqual([{ told: 1 }, { told: 0 }])
  const [hold] = (await look(contractId)).holds
  await releaseDeposit(clerk(), { contractId, holdId: hold?.id ?? '' })
  await releaseDeposit(clerk(), { contractId, holdId: hold?.id ?? '' })
  const task = await office.db.selectFrom('tasks').select('status').where('rule', '=', 'vehicles.card-hold-ends').execute()
  expect([task, await onCard(contractId), await wrong()]).toEqual([[{ status: 'done' }], 0n, []])
})
