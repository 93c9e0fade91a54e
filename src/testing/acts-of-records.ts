import { actsOfContracts } from './acts-of-contracts.ts'
import { actsOfFaults } from './acts-of-faults.ts'
import { actsOfReservations } from './acts-of-reservations.ts'
import type { testOffice } from './office.ts'

/** What is sent to the pages of contracts, of places and of reservations. */
export const actsOfRecords = (office: ReturnType<typeof testOffice>) => ({
  ...actsOfFaults(office),
  ...actsOfContracts(office),
  ...actsOfReservations(office),
})
