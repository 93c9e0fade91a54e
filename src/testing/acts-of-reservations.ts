import { action as rentalAction } from '#areas/vehicles/rentals/routes/back-office-rental.tsx'
import { action } from '#areas/vehicles/reservations/routes/back-office-reservation.tsx'
import type { testOffice } from './office.ts'
import { reservationsOf } from './reservations.ts'

/** Of a form nobody has pressed yet. */
const freshId = '01a1fa06-b267-7b4e-8fe6-eee01e92d520'
/** Of a car that is nobody's. */
const vehicleId = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'

/** What each form of the page of a reservation sends when it is filled in as it should be. */
export function actsOfReservations(office: ReturnType<typeof testOffice>) {
  const { aReservationOfABranch, aRentalOfABranch } = reservationsOf(office)
  return {
    '/admin/vehicles/reservations/:reservationId': {
      ...{ story: aReservationOfABranch, param: 'reservationId', act: action },
      forms: {
        confirm: {},
        assign: { vehicleId },
        discount: { discount: '5', why: 'عميل دائم' },
        cancel: { why: 'سافر' },
        'no-show': {},
        open: { id: freshId, residence: 'resident' },
      },
    },
    '/admin/vehicles/rentals/:contractId': {
      ...{ story: aRentalOfABranch, param: 'contractId', act: rentalAction },
      forms: {
        driver: { id: freshId, name: 'خالد', driverLicence: 'D-2', driverUntil: '2027-05-01' },
        'strike-driver': { driverId: vehicleId },
        ...{ send: {}, code: {}, sign: { oneTimeCode: '123456' }, activate: {}, cancel: { reason: 'تراجع' } },
        'call-off': { reason: 'سافر' },
        'hand-over': { id: freshId, licenceNumber: 'D-1', licenceUntil: '2027-05-01' },
        return: { id: freshId },
        hold: { id: freshId, amount: '50', card: '4417', reference: 'A-1', expiresOn: '2026-03-01' },
        ...{ capture: { id: freshId, holdId: vehicleId, amount: '5' }, release: { holdId: vehicleId } },
        swap: { id: freshId, vehicleId, reason: 'عطل', odometer: '40000', fuel: '8', newOdometer: '40000', newFuel: '8' },
        extend: { id: freshId, until: '2026-02-09', untilTime: '10:00' },
      },
    },
  }
}
