import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { foundRentals } from './found.ts'
import { rentalNotices } from './notices.ts'
import { rentalContracts } from './rental-kind.ts'
import { rentalRecord } from './rental-record.ts'
import { billMonths } from './use-cases/bill-month.ts'
import { chargeCycles } from './use-cases/charge-cycles.ts'
import { warnOfHolds } from './use-cases/hold-deposit.ts'
import { remindReturns } from './use-cases/remind-returns.ts'
import { rentalFactLines, rentalFactWords } from './words.ts'

export const rentals: Room = {
  contracts: [rentalContracts],
  records: [rentalRecord],
  finder: { permission: may.viewReservations, find: foundRentals },
  notices: rentalNotices,
  async daily(house) {
    await warnOfHolds(asTheHouse(house), {})
    await chargeCycles(asTheHouse(house), {})
    await billMonths(asTheHouse(house))
  },
  often: async (house) => void (await remindReturns(asTheHouse(house), {})),
  factWords: rentalFactWords,
  factLines: rentalFactLines,
}
