import { beforeEach } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { registeringCustomers } from '#areas/customers/public.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { BeginHandOverForm } from '#areas/vehicles/rentals/inputs.ts'
import { rental } from '#areas/vehicles/rentals/queries.ts'
import { beginHandOver, beginReturn, noteReturn } from '#areas/vehicles/rentals/use-cases/begin-rental-sheet.ts'
import { openRental } from '#areas/vehicles/rentals/use-cases/open-rental.ts'
import type { ReserveForm } from '#areas/vehicles/reservations/inputs.ts'
import { tellSide } from '#areas/vehicles/seeded-sheets.ts'
import { keepCarMark } from '#areas/vehicles/sheets/use-cases/mark-car.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, timeOf } from '#values/days.ts'
import { putInForce } from './contracts.ts'
import { payersOf } from './customers-who-pay.ts'
import type { testOffice } from './office.ts'
import { png } from './pictures.ts'
import { registeredCompany } from './registered.ts'
import { reservationsOf } from './reservations.ts'

/** Two cars, and whoever hires them out at the desk. */
export function hiresOf(office: ReturnType<typeof testOffice>) {
  const { booking, carsToReserve, reserve } = reservationsOf(office)
  const { box, pays } = payersOf(office)
  const everything = [...Object.values(vehiclesPermissions), ...Object.values(contractsPermissions), registeringCustomers]
  const clerk = () => office.staff('huda', ...everything)
  const withoutWaiver = () => office.staff('salim', ...everything.filter((one) => one !== vehiclesPermissions.waiveDeposit))
  const newId = () => office.visitor().newId()

  let fleet: Awaited<ReturnType<typeof carsToReserve>>
  beforeEach(async () => {
    fleet = await carsToReserve(2)
    await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
    for (const vehicleId of fleet.cars) await setReadiness(clerk(), { vehicleId, readiness: 'ready' })
  })
  const cars = () => fleet.cars
  const asked = (more: Partial<ReserveForm> = {}) => booking(fleet, more)
  const book = async (more: Partial<ReserveForm> = {}) => reserve(fleet, more, clerk())

  /** A contract in force from the first of February on, at its hour. */
  async function signed(more: Partial<ReserveForm> = {}) {
    const reservationId = await book(more)
    const contractId = newId()
    await openRental(clerk(), { id: contractId, reservationId, residence: 'resident' })
    await putInForce(clerk(), contractId)
    office.later(Date.parse('2026-02-01T10:00:00+04:00') - office.visitor().now().getTime())
    const { partyId } = await look(contractId)
    return { contractId, reservationId, partyId }
  }
  const look = async (id: string) => {
    const one = await rental(clerk(), id)
    if (!one) throw new Error('no rental')
    return one
  }
  const keys = (contractId: string, more: Partial<Keys> = {}): Keys => ({
    ...{ id: newId(), contractId, odometer: '33190', fuel: '8', licenceNumber: 'D-1122', licenceUntil: '2027-05-01', ...more },
  })
  const back = (contractId: string, more: Partial<Back> = {}): Back => ({
    ...{ id: newId(), contractId, odometer: '33990', fuel: '8', ...more },
  })
  async function out() {
    const one = await signed()
    await box()
    await pays(one.partyId, '113')
    await handOverCar(withoutWaiver(), keys(one.contractId))
    return one
  }
  return { everything, asked, clerk, withoutWaiver, newId, cars, book, signed, look, keys, back, out }
}

type Keys = BeginHandOverForm & { odometer: string; fuel: string }
type Back = { id: string; contractId: string; odometer: string; fuel: string; dent?: { damage: string; damageAbout: string } }

const pictures = { dashboard: png, car: png, signature: png }
const signer = 'ناصر الغساني'

/** The keys go over by the sheet that is signed at the car. */
export async function handOverCar(ctx: Ctx, { odometer, fuel, ...asked }: Keys) {
  const { id: sheetId } = await beginHandOver(ctx, asked)
  await tellSide(ctx, { sheetId, odometer, fuel, signer, pictures })
  return { id: asked.contractId }
}

/** And come back by another; with a dent, marked and photographed, where there is one. */
export async function returnCar(ctx: Ctx, { id, contractId, odometer, fuel, dent }: Back) {
  const { id: sheetId } = await beginReturn(ctx, { id, contractId })
  if (dent) {
    const mark = { panel: 'door-rear-left', x: '56', y: '278', what: 'dent', size: 'medium' } as const
    await keepCarMark(ctx, { sheetId, id: ctx.newId(), seen: '1', ...mark, photos: png })
    const now = ctx.now()
    await noteReturn(ctx, { sheetId, contractId, backOn: dayOf(now), backTime: timeOf(now), ...dent })
  }
  await tellSide(ctx, { sheetId, odometer, fuel, signer, pictures })
  return { id: contractId }
}
