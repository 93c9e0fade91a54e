import { expect, test } from 'vitest'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { deposit } from './deposit-detail.ts'
import { askDeposit } from './use-cases/ask-deposit.ts'
import { changeRelease } from './use-cases/refund-deposit.ts'

const office = testOffice()
const { huda, id, customer, box, pays } = payersOf(office)
const { colleague } = boxesOf(office)

test('whoever prepares the voucher does not move the day it may go back on: a manager does, and says why', async () => {
  await box()
  const [depositId, salim] = [id(), await customer()]
  const dates = { dueOn: '2026-01-15', releaseOn: '2026-01-20' }
  await askDeposit(huda(), { id: depositId, partyId: salim, amount: '100', line: 'cars', contract: 'CR-26-7', ...dates })
  await pays(salim, '100')
  const { branchId } = await office.db.selectFrom('deposits').select('branchId').executeTakeFirstOrThrow()
  const earlier = { depositId, releaseOn: '2026-01-15' }
  for (const name of ['cashier', 'accountant'] as const) {
    const prepares = await colleague(`noura-${name}`, name, branchId)
    const reason = 'انتهى العقد'
    await expect(changeRelease(prepares, { ...earlier, reason })).rejects.toMatchObject({ status: 403 })
    expect((await deposit(prepares, depositId))?.may).toMatchObject({ refund: true, change: false })
  }
  const manager = await colleague('bakhit', 'branchManager', branchId)
  await expect(changeRelease(manager, { ...earlier, reason: ' ' })).rejects.toMatchObject({ issues: [{ path: ['reason'] }] })
  await changeRelease(manager, { ...earlier, reason: 'أعاد السيارة قبل موعدها' })
  const told = await office.db.selectFrom('facts').selectAll().where('name', '=', 'finance.deposit-release-changed').execute()
  expect(told).toMatchObject([{ reason: 'أعاد السيارة قبل موعدها', data: { before: '2026-01-20', after: '2026-01-15' } }])
})
