import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { counterPage } from './counter-page.ts'
import type { WalkInForm } from './inputs.ts'
import { rental } from './queries.ts'
import { walkIn } from './use-cases/walk-in.ts'

const office = testOffice()
const { asked, clerk, newId, signed } = hiresOf(office)

const form = (more: Partial<WalkInForm> = {}): WalkInForm => ({
  ...{ ...asked(), contractId: newId(), residence: 'resident', licenceNumber: 'D-1122', licenceUntil: '2027-05-01', ...more },
})
const count = async (table: 'carReservations' | 'carRentals') => {
  const row = await office.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

test('one form makes a reservation and a contract that is sent, and a second press makes no other', async () => {
  const typed = form()
  await walkIn(clerk(), typed)
  await walkIn(clerk(), typed)
  expect([await count('carReservations'), await count('carRentals')]).toEqual([1, 1])
  const one = await rental(clerk(), typed.contractId)
  expect(one).toMatchObject({ contractState: 'pending-signature', licence: { number: 'D-1122', until: '2027-05-01' } })
})

test('16 Hand-over refused with an expired licence, and says until when; nothing of it is kept', async () => {
  await expect(walkIn(clerk(), form({ licenceUntil: '2026-02-03' }))).rejects.toThrow('سارية حتى 3 فبراير 2026')
  expect([await count('carReservations'), await count('carRentals')]).toEqual([0, 0])
})

test('whoever may not reserve opens no contract that way either', async () => {
  const only = office.staff('noor', vehiclesPermissions.handOver, vehiclesPermissions.viewReservations)
  await expect(walkIn(only, form())).rejects.toMatchObject({ status: 403 })
})

test('35 a customer in arrears: the counter sees a warning, and the sum with the right alone', async () => {
  const { contractId } = await signed()
  const phone = (await rental(clerk(), contractId))?.phone ?? ''
  const at = async (ctx: Ctx) => (await counterPage(ctx, new URLSearchParams({ phone }))).customer
  const seeing = [...Object.values(vehiclesPermissions), ...Object.values(customersPermissions)]
  const counter = () => office.staff('ahmad', ...seeing)
  expect(await at(counter())).toMatchObject({ hires: 1, isLate: true, owes: null })
  expect(await at(office.staff('fatima', ...seeing, financePermissions.receivePayments))).toMatchObject({ owes: 113_000n })
})
