import { expect, test } from 'vitest'
import { depositNow } from '#areas/finance/public.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { handOverCar, hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { callOffRental } from './use-cases/call-off-rental.ts'

const office = testOffice()
const { debt, wrong } = payersOf(office)
const { clerk, keys, look, signed, book } = hiresOf(office)

const asked = (contractId: string) => ({ contractId, reason: 'سافر قبل التسليم' })
const reservation = (id: string) =>
  office.db.selectFrom('carReservations').select(['state', 'kept', 'endReason']).where('id', '=', id).executeTakeFirstOrThrow()

test('a hire nobody comes for is given up before its keys: its car is free, and a day is kept of what was charged', async () => {
  const { contractId, reservationId, partyId } = await signed()
  const charged = await debt(partyId)
  expect(charged).toBeGreaterThan(0n)
  const { keeps } = await look(contractId)
  expect(keeps).toBe(15_750n)
  const both = await Promise.all([callOffRental(clerk(), asked(contractId)), callOffRental(clerk(), asked(contractId))])
  expect(both).toEqual([{ id: contractId }, { id: contractId }])
  expect(await look(contractId)).toMatchObject({ state: 'called-off', contractState: 'terminated-early' })
  expect(await reservation(reservationId)).toEqual({ state: 'cancelled', kept: keeps, endReason: 'سافر قبل التسليم' })
  const deposit = await depositNow({ db: office.db }, [contractId])
  const asksFor = await office.db.selectFrom('charges').select('openNet').where('kind', '=', 'deposit').execute()
  expect([await debt(partyId), asksFor, deposit?.held ?? 0n]).toEqual([keeps, [{ openNet: 0n }], 0n])
  // Both cars of the class are there for others in these days.
  const other = (phone: string) => book({ from: '2026-02-02', phone, name: 'سالم المهري' })
  expect([await other('91234571'), await other('91234572')]).toHaveLength(2)
  expect(await wrong()).toEqual([])
})

test('once the car is out it comes back by its sheet, and is not called off', async () => {
  const { contractId } = await signed()
  await handOverCar(clerk(), keys(contractId, { waivedWhy: 'عميل معروف' }))
  await expect(callOffRental(clerk(), asked(contractId))).rejects.toMatchObject({ code: 'vehicles.not-waiting' })
  expect((await look(contractId)).state).toBe('out')
})
