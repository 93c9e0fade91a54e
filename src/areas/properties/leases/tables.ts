import type { Generated } from 'kysely'
import type { FeePayer, LateRule, PaymentMethod, RegistrationState, UtilitiesBy } from './lease.ts'
import type { PaidWhen, PeriodStart, RentFor } from './terms.ts'

interface LeasesTable {
  contractId: string
  unitId: string
  mandateId: string | null
  occupancyId: string | null
  guarantorId: string | null
  rent: bigint
  rentFor: RentFor
  frequency: number
  paid: PaidWhen
  periodStarts: PeriodStart
  dueDay: number | null
  deposit: bigint
  graceDays: number
  lateRule: LateRule
  lateAmount: bigint | null
  lateRate: number | null
  utilitiesBy: UtilitiesBy
  paymentMethod: PaymentMethod
  conditions: string | null
  registration: RegistrationState
  registrationNumber: string | null
  submittedOn: string | null
  registeredOn: string | null
  municipalFee: bigint | null
  feePaidBy: FeePayer
  goesOn: boolean
  endToldOn: string | null
  endToldAgainOn: string | null
  version: number
  feePaidDirectly: Generated<boolean>
  registeredUntil: string | null
  registrationRound: Generated<number>
  registrationExcuse: string | null
  registerToldOn: string | null
}

interface LeaseFreePeriodsTable {
  contractId: string
  fromDay: string
  untilDay: string
}

interface LeaseRentStepsTable {
  contractId: string
  fromDay: string
  rent: bigint
}

interface LeaseInstalmentsTable {
  contractId: string
  fromDay: string
  untilDay: string
  dueOn: string
  amount: bigint
  demandedOn: string | null
  soonToldOn: string | null
  dueToldOn: string | null
}

interface LeaseFeesTable {
  id: string
  contractId: string
  payer: FeePayer
  amount: bigint
  invoiceId: string | null
  billId: string | null
  chargedBy: string
  chargedAt: Date
  round: Generated<number>
}

interface LeaseChequesTable {
  contractId: string
  listId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    leases: LeasesTable
    leaseFreePeriods: LeaseFreePeriodsTable
    leaseRentSteps: LeaseRentStepsTable
    leaseInstalments: LeaseInstalmentsTable
    leaseFees: LeaseFeesTable
    leaseCheques: LeaseChequesTable
  }
}
