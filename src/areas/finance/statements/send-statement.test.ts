import { expect, test } from 'vitest'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { action } from './routes/back-office-statement.tsx'
import { sendStatement } from './use-cases/send-statement.ts'

const office = testOffice()
const { huda, customer } = payersOf(office)
const days = { from: '2025-10-01', to: '2026-01-15' }
const send = (partyId: string, form = days, who = huda()) => answered(action(visit(who, '/', { params: { partyId }, form })))

test('the customer hears where the statement of these days is, and nothing of what stands in it', async () => {
  const salim = await customer()
  expect(await send(salim)).toMatchObject({ status: 303, to: `/admin/finance/customers/${salim}?from=2025-10-01&to=2026-01-15` })
  await office.announce()
  const [message] = await office.messages()
  expect(JSON.stringify(message)).toContain('/dashboard/payments/statement?from=2025-10-01&to=2026-01-15')
  expect(await office.history()).toContain('finance.statement-sent')
})

test('it is not sent where nobody can be reached, for days that are none, or by whoever may not', async () => {
  const salim = await customer()
  expect(await send(salim, { ...days, to: '2026-02-30' })).toMatchObject({ init: { status: 422 } })
  expect(await send(salim, days, office.staff('omar'))).toMatchObject({ init: { status: 403 } })
  await expect(sendStatement(huda(), { ...days, partyId: office.visitor().newId() })).rejects.toMatchObject({ status: 404 })
  await office.owner.updateTable('parties').set({ phone: null }).where('id', '=', salim).execute()
  expect(await send(salim)).toMatchObject({ data: { problem: expect.stringContaining('لا هاتف') } })
})
