import type { AgreementTrade } from '#areas/rates/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { carsLine } from '#areas/vehicles/prices/price-list.ts'
import { carAgreementPages } from './agreement-pages.ts'

/** Companies whose cars cost so much less, with one invoice a month where they wish. */
export const carAgreements: AgreementTrade = {
  ...{ area: 'vehicles', line: carsLine, see: may.viewReservations, agree: may.managePrices },
  pages: carAgreementPages,
}
