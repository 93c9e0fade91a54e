import { registeringCustomers } from '#areas/customers/public.ts'
import { newestList } from '#areas/rates/public.ts'
import { issueBorderLetter } from '#areas/vehicles/border-letters/use-cases/issue-border-letter.ts'
import { reportAccident } from '#areas/vehicles/claims/use-cases/report-accident.ts'
import { recordFine } from '#areas/vehicles/fines/use-cases/record-fine.ts'
import { addVehicle } from '#areas/vehicles/fleet/use-cases/add-vehicle.ts'
import { addVehiclePaper } from '#areas/vehicles/fleet/use-cases/change-papers.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { hourField, priceField } from '#areas/vehicles/prices/price-list.ts'
import { publishPrices } from '#areas/vehicles/prices/use-cases/publish-prices.ts'
import { openRental } from '#areas/vehicles/rentals/use-cases/open-rental.ts'
import { sendRental } from '#areas/vehicles/rentals/use-cases/sign-rental.ts'
import type { ReserveForm } from '#areas/vehicles/reservations/inputs.ts'
import { reserveCar } from '#areas/vehicles/reservations/use-cases/reserve-car.ts'
import type { AddOnForm, PlaceForm, RulesForm } from '#areas/vehicles/terms/inputs.ts'
import { addAddOn } from '#areas/vehicles/terms/use-cases/add-add-on.ts'
import { addPlace } from '#areas/vehicles/terms/use-cases/add-place.ts'
import type { Ctx } from '#platform/context.ts'
import { openBranches, salalah } from './branches.ts'
import { withAccounts } from './customers-with-accounts.ts'
import { fleetOf } from './fleet.ts'
import type { testOffice } from './office.ts'
import { rentalPapersOf } from './rental-papers.ts'
import type { Story } from './stories.ts'

export const office: Omit<PlaceForm, 'id'> = {
  ...{ name: 'مكتب صلالة', kind: 'office', branchId: salalah, deliveryFee: '0', afterHoursFee: '5' },
  ...{ opens: '08:00', closes: '22:00', active: 'yes' },
}
export const airport: Omit<PlaceForm, 'id'> = {
  ...{ name: 'مطار صلالة', kind: 'airport', branchId: salalah, deliveryFee: '5', afterHoursFee: '5' },
  ...{ opens: '06:00', closes: '06:00', active: 'yes' },
}
export const childSeat: Omit<AddOnForm, 'id'> = {
  ...{ name: 'كرسي أطفال', charged: 'day', price: '1', capDays: '10', effect: 'child-seat', active: 'yes' },
}

export const rules: Omit<RulesForm, 'seen'> = {
  ...{ graceMinutes: '60', holdMinutes: '15', youngDayPrice: '2', youngExcessPercent: '10', earlyReturn: 'credit' },
  ...{ cancelFreeHours: '48', noShowHours: '4', depositDays: '30', cardHoldDays: '14' },
  ...{
    deliveryOpens: '08:00',
    deliveryCloses: '22:00',
    fineFee: '5',
    absorbLimit: '20',
    borderCountries: 'الإمارات',
    policeHours: '24',
  },
}

/** Cars that can be reserved, and whoever reserves them. */
export function reservationsOf(house: ReturnType<typeof testOffice>) {
  const fleet = fleetOf(house)
  const { huda, near, far, aClass, corolla } = fleet
  const { account } = withAccounts(house)
  const newId = () => house.visitor().newId()

  const aPlace = async (form: Omit<PlaceForm, 'id'>) => (await addPlace(huda(), { id: newId(), ...form })).id
  const anAddOn = async (form: Omit<AddOnForm, 'id'>) => (await addAddOn(huda(), { id: newId(), ...form })).id

  /** So much a day, seven for six days and thirty for twenty-one. */
  async function price(classId: string, [day, week, month]: readonly [string, string, string] = ['15', '94.5', '315']) {
    const seen = String(await newestList(huda(), 'cars'))
    const rows = { [priceField(classId, 0, 1)]: day, [priceField(classId, 0, 7)]: week, [priceField(classId, 0, 30)]: month }
    await publishPrices(huda(), { validFrom: '2026-01-15', seen, [hourField(classId)]: '3', ...rows })
  }

  async function aCar(classId: string, plate: string) {
    const { id: vehicleId } = await addVehicle(near(), corolla(classId, plate))
    for (const kind of ['licence', 'insurance'] as const)
      await addVehiclePaper(near(), { id: newId(), vehicleId, kind, expiresOn: '2027-12-31', file: [] })
    return vehicleId
  }

  /** A class with its prices, so many cars of it, and the two places of Salalah. */
  async function carsToReserve(count = 1) {
    await openBranches(house.db)
    const classId = await aClass()
    await price(classId)
    const cars: string[] = []
    for (let at = 0; at < count; at += 1) cars.push(await aCar(classId, `${100 + at} ب`))
    return { classId, cars, placeOut: await aPlace(office), airport: await aPlace(airport) }
  }
  type Fleet = Pick<Awaited<ReturnType<typeof carsToReserve>>, 'classId' | 'placeOut'>

  /** What is written into the form: from the first of February on, by the telephone. */
  const booking = ({ classId, placeOut }: Fleet, more: Partial<ReserveForm> = {}): ReserveForm => ({
    ...{ id: newId(), classId, placeOut, placeBack: placeOut, addOns: [] },
    ...{ from: '2026-02-01', fromTime: '10:00', until: '2026-02-05', untilTime: '10:00' },
    ...{ name: 'ناصر الغساني', phone: '91234567', source: 'phone', how: 'confirm' },
    ...more,
  })
  const reserve = async (fleet: Fleet, more: Partial<ReserveForm> = {}, ctx: Ctx = near()) =>
    (await reserveCar(ctx, booking(fleet, more))).id

  const aReservationOfABranch: Story = async () => ({ id: await reserve(await carsToReserve()), near: near(), far: far() })

  const aRentalOfABranch: Story = async () => {
    const reservationId = await reserve(await carsToReserve(), {}, atCounter())
    const { id } = await openRental(atCounter(), { id: newId(), reservationId, residence: 'resident' })
    return { id, near: near(), far: far() }
  }
  /** What somebody hired, and somebody else who hired nothing. */
  const aRentalOfOnesOwn: Story = async () => {
    const one = await aRentalOfABranch()
    return { ...one, ...(await owning(one)) }
  }
  /** The account of whoever hired, and that of somebody else. */
  async function owning({ id }: { id: string }) {
    const { partyId } = await house.db.selectFrom('contracts').select('partyId').where('id', '=', id).executeTakeFirstOrThrow()
    const [accountId, other] = [await account(), await account({ name: 'علي الشحري', phone: '+96891230000' })]
    await house.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt: near().now() }).execute()
    return { near: house.customer(accountId), far: house.customer(other) }
  }
  const aSentRentalOfOnesOwn: Story = async () => {
    const one = await aRentalOfOnesOwn()
    await sendRental(atCounter(), { contractId: one.id })
    return one
  }
  /** Who registers customers as well. */
  const atCounter = () =>
    house.staffWithin('salim', { branchIds: [salalah] }, ...Object.values(vehiclesPermissions), registeringCustomers)

  /** On a car that nobody had: the company bears it. */
  const aFineOfABranch: Story = async () => {
    await carsToReserve()
    const told = { reference: 'ROP-1', plate: '100 ب', on: '2026-01-02', onTime: '10:00', amount: '10' }
    const { id } = await recordFine(near(), { id: newId(), ...told })
    return { id, near: near(), far: far() }
  }

  /** Of a car that is out with them. */
  const aClaimOfABranch: Story = async () => {
    const { id: contractId, near: at, far: away } = await aRentalOutOfABranch()
    const told = { on: '2026-01-15', onTime: '00:00', place: 'صلالة', what: 'glass', driveable: 'yes', photos: [] } as const
    const { id } = await reportAccident(at, { id: newId(), contractId, ...told })
    return { id, near: at, far: away }
  }
  const aLetterOfABranch: Story = async () => {
    const { id: contractId, near: at, far: away } = await aRentalOutOfABranch()
    await house.db.updateTable('vehicleClasses').set({ border: 'الإمارات' }).execute()
    await house.db.updateTable('vehicles').set({ policyBorder: 'الإمارات' }).execute()
    await house.db.updateTable('documents').set({ number: 'P-1' }).where('kind', '=', 'insurance').execute()
    const asked = { country: 'الإمارات', fromOn: '2026-02-01', untilOn: '2026-02-02' }
    const { id } = await issueBorderLetter(at, { id: newId(), contractId, ...asked })
    return { id, near: at, far: away }
  }
  /** As if its keys had gone over a moment ago. */
  const aRentalOutOfABranch: Story = async () => {
    const one = await aRentalOfABranch()
    const { vehicleId, reservationId } = await house.db
      .selectFrom('carRentals')
      .select(['vehicleId', 'reservationId'])
      .where('contractId', '=', one.id)
      .executeTakeFirstOrThrow()
    const held = house.db.selectFrom('carReservations').select('occupancyId').where('id', '=', reservationId)
    const { occupancyId } = await held.executeTakeFirstOrThrow()
    const out = { outAt: new Date('2026-01-01'), odometerOut: 33_190, fuelOut: 8, outBy: 'salim' }
    const back = { backAt: null, odometerBack: null, fuelBack: null, backBy: null }
    await house.db
      .insertInto('carRentalSegments')
      .values({ id: newId(), contractId: one.id, vehicleId, occupancyId, ...out, ...back })
      .execute()
    return one
  }

  const recordsOfReservations: Record<string, Story | string> = {
    ...rentalPapersOf(house, { aRentalOutOfABranch, owning }),
    '/admin/vehicles/reservations/:reservationId': aReservationOfABranch,
    '/admin/vehicles/rentals/:contractId': aRentalOfABranch,
    '/admin/vehicles/fines/:fineId': aFineOfABranch,
    '/admin/vehicles/import/:importId': 'whoever brought a file opens it, and nobody else',
    '/admin/vehicles/import/:importId/faults': 'whoever brought a file opens it, and nobody else',
    '/admin/vehicles/rentals/import/:importId': 'whoever brought a file opens it, and nobody else',
    '/admin/vehicles/rentals/import/:importId/faults': 'whoever brought a file opens it, and nobody else',
    '/admin/vehicles/prices/import/:importId': 'whoever brought a file opens it, and nobody else',
    '/admin/vehicles/prices/import/:importId/faults': 'whoever brought a file opens it, and nobody else',
    '/admin/vehicles/fines/import/:importId': 'whoever brought a file opens it, and nobody else',
    '/admin/vehicles/fines/import/:importId/faults': 'whoever brought a file opens it, and nobody else',
    '/admin/vehicles/claims/:claimId': aClaimOfABranch,
    '/admin/vehicles/claims/:claimId/pdf': aClaimOfABranch,
    '/admin/vehicles/agreements/:agreementId': 'whoever sees the company sees what is agreed with it: it is of no branch',
    '/admin/vehicles/border-letters/:letterId': aLetterOfABranch,
    '/admin/vehicles/border-letters/:letterId/pdf': aLetterOfABranch,
    '/admin/vehicles/rentals/:contractId/agreement/pdf': aRentalOfABranch,
    '/dashboard/cars/:contractId': aRentalOfOnesOwn,
    '/dashboard/cars/:contractId/agreement/pdf': aSentRentalOfOnesOwn,
    '/admin/vehicles/places/:placeId': 'whoever may change one may change all: the permission knows no scope',
    '/admin/vehicles/add-ons/:addOnId': 'whoever may change one may change all: the permission knows no scope',
  }
  return {
    ...fleet,
    aPlace,
    anAddOn,
    price,
    aCar,
    carsToReserve,
    booking,
    reserve,
    aReservationOfABranch,
    aRentalOfABranch,
    recordsOfReservations,
  }
}
